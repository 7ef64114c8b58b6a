// A phone's way back shuts what lies over the page, the topmost first, and leaves the page only then. Where the browser tells of it
// (`CloseWatcher`), it is asked; elsewhere one entry in the history stands for all that is open.

/** What lies over the page, the topmost last. */
let open: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The entry that stands for what was open is being taken away again. */
let leaving = false;

/** Whether the entry one stands on is the one for what lies over the page. */
export const marked = (): boolean => (history.state as { over?: boolean } | null)?.over === true;
/** Whether a step back that was just taken only shuts what lies over the page. */
export const covered = (): boolean => leaving || (open.length > 0 && !marked());

/** Brings the history in line with what is open, once all has settled: a dialog may take the place of another. */
function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (leaving) return;
    if (open.length > 0 && !marked()) {
      history.replaceState({ y: scrollY }, '');
      history.pushState({ over: true }, '');
    } else if (open.length === 0 && marked()) {
      leaving = true;
      history.back();
    }
  });
}

function gone(): void {
  if (leaving) leaving = false;
  else if (!marked()) open.at(-1)?.();
  settle();
}

/** Shuts a layer by the way back of a device that is touched. Modal dialogs are shut by browsers that know close requests. Returns what ends it. */
export function onBack(shut: () => void, modal = false): () => void {
  if (typeof CloseWatcher !== 'undefined') {
    if (modal) return () => {};
    const watcher = new CloseWatcher();
    watcher.onclose = shut;
    return () => watcher.destroy();
  }
  if (!globalThis.matchMedia?.('(pointer: coarse)').matches) return () => {};
  if (open.length === 0) addEventListener('popstate', gone); // the same once more changes nothing
  open.push(shut);
  settle();
  return () => {
    open = open.filter((other) => other !== shut);
    settle();
  };
}
