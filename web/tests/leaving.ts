/** What tests leave behind: timers that still run, frames that were asked for, and tables that were opened. */
import { Session } from '$lib/table/session.svelte';

const timers = new Set<ReturnType<typeof setTimeout>>();
const frames = new Set<number>();
const tables = new Set<Session>();

type Timer = (act: () => void, ms?: number) => ReturnType<typeof setTimeout>;
for (const name of ['setTimeout', 'setInterval'] as const) {
  const set = globalThis[name] as Timer;
  const noted: Timer = (...asked) => {
    const timer = set(...asked);
    timers.add(timer);
    return timer;
  };
  Object.assign(globalThis, { [name]: Object.assign(noted, set) });
}

const ask = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (act) => {
  const frame = ask((now) => (frames.delete(frame), act(now)));
  frames.add(frame);
  return frame;
};

const { open } = Session;
Session.open = async (...asked) => {
  const session = await open(...asked);
  tables.add(session);
  return session;
};

/** Ends all that. */
export function leave(): void {
  for (const table of tables) table.close();
  // before the timers: jsdom makes its frames by one of them, and would wait for it for ever
  for (const frame of frames) cancelAnimationFrame(frame);
  for (const timer of timers) clearTimeout(timer);
  tables.clear();
  frames.clear();
  timers.clear();
}
