/** The lobby's form: who sits, which rules; and what it asks the server for. */
import type { GameInfo, NewTable, SeatRequest } from '$lib/api/types';
import { calledAt } from '$lib/i18n/names';

export type Chair =
  { readonly kind: 'me' } | { readonly kind: 'local'; readonly name: string } | { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string };

export interface Form {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly preset: string;
  /** Values that a person set against the preset. */
  readonly values: Readonly<Record<string, string>>;
  readonly start: string;
  readonly public: boolean;
  readonly clock: { readonly minutes: number; readonly increment: number } | { readonly days: number } | null;
  /** Whether everybody may ask for hints; null while nobody has said: as the server does, where one person sits. */
  readonly hints: boolean | null;
  /** Whether the record stays closed until the game is over; forms that were kept before do not say. */
  readonly closed?: boolean;
  /** After how many seconds away the host alone may free a person's seat; not said: others have to agree. */
  readonly patience?: number;
}

/** The paces of so many days for each turn. */
export const DAYS: readonly number[] = [1, 2, 3, 5, 7, 14];
const DAY = 86_400;

/** The times away that can be agreed on, in seconds. */
export const PATIENCE: readonly number[] = [600, 3600, 86_400, 604_800];

/** The option that says which of a game's two games is played; it stands where other games have their presets. */
export const MODE = 'mode';

/** Options the form has a place of its own for. */
const OWN = new Set(['preset', 'start_player', MODE]);

const DEFAULT_LEVEL = 'level:3';

/** A bot of the middle level, where a game has it. */
export const newBot = (game: GameInfo): Chair => ({
  kind: 'bot',
  bot: game.levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (game.levels[0] ?? DEFAULT_LEVEL),
});

export const newForm = (game: GameInfo): Form => ({
  game: game.name,
  chairs: [{ kind: 'me' }, newBot(game)],
  preset: presetDefault(game),
  values: {},
  start: 'random',
  public: false,
  clock: null,
  hints: null,
});

const presetDefault = (game: GameInfo): string => game.options.find((option) => option.name === 'preset')?.default ?? '';

/** The options shown one by one. */
export const singleOptions = (game: GameInfo) => game.options.filter((option) => !OWN.has(option.name));

/** What an option is under a preset alone. */
export function presetValue(game: GameInfo, preset: string, option: string): string {
  const own = game.presets[preset]?.[option];
  const found = game.options.find((one) => one.name === option);
  return own ?? found?.default ?? '';
}

/** Whether anything differs from the preset. */
export const isChanged = (game: GameInfo, form: Form): boolean =>
  Object.entries(form.values).some(([name, value]) => value !== presetValue(game, form.preset, name));

/** Changes who sits on a chair; "me" is at one chair only, a chair beyond the last is added. */
export function setChair(form: Form, index: number, chair: Chair | null): Form {
  const chairs = form.chairs.slice();
  if (chair === null) chairs.splice(index, 1);
  else {
    if (chair.kind === 'me')
      chairs.forEach((one, i) => {
        if (one.kind === 'me' && i !== index) chairs[i] = { kind: 'open' };
      });
    chairs[Math.min(index, chairs.length)] = chair;
  }
  const start = Number(form.start) >= chairs.length ? 'random' : form.start;
  return { ...form, chairs, start };
}

export type Problem = 'few' | 'many' | 'local-name';

/** Why the form cannot be sent yet. */
export function problems(form: Form, game: GameInfo): Problem[] {
  const found: Problem[] = [];
  if (form.chairs.some((chair) => chair.kind === 'local' && chair.name.trim() === '')) found.push('local-name');
  if (form.chairs.length < game.min_players) found.push('few');
  if (form.chairs.length > game.max_players) found.push('many');
  return found;
}

/** Whether it can be asked who begins: the game lets one choose, and there is more than one to choose from. */
export const asksStart = (game: GameInfo, form: Form): boolean => game.chooses_start && form.chairs.length > 1;

/** Whether hints would be on: as somebody has said, else where at most one person sits. */
export const hintsOn = (form: Form): boolean => form.hints ?? form.chairs.filter((chair) => chair.kind !== 'bot').length <= 1;

const invites = (form: Form): boolean => form.chairs.some(({ kind }) => kind === 'open');

/** What the server is asked for; who typed no name is a guest. */
export function request(form: Form, game: GameInfo, name: string): NewTable {
  const options: Record<string, string> = {};
  if (form.preset && form.preset !== presetDefault(game)) options.preset = form.preset;
  for (const [option, value] of Object.entries(form.values)) if (value !== presetValue(game, form.preset, option)) options[option] = value;
  const others = form.chairs.flatMap((chair) => (chair.kind === 'local' ? [chair.name.trim()] : []));
  const seats = form.chairs.map((chair): SeatRequest => {
    if (chair.kind === 'me') return { kind: 'me', name: calledAt(name, others) };
    if (chair.kind === 'local') return { kind: 'local', name: chair.name.trim() };
    return chair;
  });
  return {
    game: form.game,
    options,
    seats,
    public: form.public,
    ...(form.closed && invites(form) && { closed: true }),
    ...(form.patience !== undefined && invites(form) && { patience: form.patience }),
    ...(asksStart(game, form) && { start: form.start }),
    ...(form.hints !== null && { hints: form.hints }),
    ...(form.clock && {
      clock: 'days' in form.clock ? { initial: form.clock.days * DAY, each: true } : { initial: form.clock.minutes * 60, increment: form.clock.increment },
    }),
  };
}
