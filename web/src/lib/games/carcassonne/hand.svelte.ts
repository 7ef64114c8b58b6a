/**
 * What a person is about to do: the cell under the hand, the ghost and its rotation, the figure. It turns this into
 * notation and knows no rule; what is legal comes with the position, what is refused says so itself.
 */
import type { Look } from '$lib/api/types';
import type { Point } from '$lib/art/pen';
import type { GameContext } from '../types';
import { Camera } from './camera.svelte';
import { drawChoices, legalCells, meepleChoices, nearestRotation, nextRotation, type LegalCell, type MeepleChoice, type Rotation } from './moves';
import { segmentsOf, spotOf } from './shapes';
import { cellThing } from './things';
import { borderCells, cellKey, type CarcassonneView } from './view';

/** Overlays the board can show; the shell knows them by these names. */
export const OVERLAYS = ['fields', 'features', 'open', 'remaining'] as const;
export type OverlayName = (typeof OVERLAYS)[number];

/** Chosen so far, for one position only. `figure`: undefined = not chosen, null = nobody. */
interface Staged {
  readonly position: string;
  readonly cell: string | null;
  readonly r: number;
  readonly figure: string | null | undefined;
}

/** A spot on the tile in question: open to a figure, or closed. */
export interface Spot {
  readonly segment: string;
  readonly x: number;
  readonly y: number;
  readonly choice: MeepleChoice | null;
}

export class CarcassonneHand {
  readonly camera = new Camera();
  readonly #context: GameContext<CarcassonneView>;
  #staged = $state.raw<Staged | null>(null);
  /** The rotation last wanted, kept from cell to cell. */
  wanted = $state(0);
  #hovered = $state.raw<{ position: string; key: string } | null>(null);
  #cursor = $state.raw<{ position: string; key: string } | null>(null);
  /** Results of trying placements, by notation, for one position. */
  #looks = $state.raw<{ position: string; found: ReadonlyMap<string, Look<CarcassonneView>> }>({ position: '', found: new Map() });
  #refused = $state.raw<{ readonly position: string; readonly x: number; readonly y: number } | null>(null);
  #dragging = $state.raw<{ position: string; at: Point } | null>(null);
  /** Set by the board: which cell lies under a point of the screen; null off the board. */
  locate: (x: number, y: number) => Point | null = () => null;
  /** Set by the board: moves keyboard focus to a legal cell. */
  focusCell: (key: string) => void = () => {};
  /** The way the ghost last turned, in quarter turns: it is re-inked upright after it. */
  spin = $state(0);

  constructor(context: GameContext<CarcassonneView>) {
    this.#context = context;
  }

  readonly #now = $derived.by((): Staged => {
    const { position } = this.#context;
    const s = this.#staged;
    return s?.position === position ? s : { position, cell: null, r: this.wanted, figure: undefined };
  });

  /** Nothing may be pointed at while a move travels. */
  readonly active = $derived.by(() => !this.#context.busy && this.#context.mode !== 'replay' && this.#context.legal.length > 0);
  readonly cells = $derived.by((): readonly LegalCell[] => (this.active ? legalCells(this.#context.legal) : []));
  readonly #byKey = $derived.by(() => new Map(this.cells.map((c) => [c.key, c])));
  readonly draws = $derived.by(() => (this.#context.mode === 'plan' && this.active ? drawChoices(this.#context.legal) : []));
  /** Free cells beside the town that are not legal: worth a word when tried. */
  readonly closedCells = $derived.by(() => (this.cells.length ? borderCells(this.#context.view.tiles).filter((c) => !this.#byKey.has(cellKey(c.x, c.y))) : []));

  /** The cell the ghost is set on. */
  readonly set = $derived.by((): LegalCell | null => (this.#now.cell === null ? null : (this.#byKey.get(this.#now.cell) ?? null)));
  readonly hovered = $derived.by((): LegalCell | null => {
    const h = this.#hovered;
    return h && h.position === this.#context.position ? (this.#byKey.get(h.key) ?? null) : null;
  });
  /** The cell that has (or would get) keyboard focus. */
  readonly cursor = $derived.by((): LegalCell | null => {
    const c = this.#cursor;
    return (c && c.position === this.#context.position ? this.#byKey.get(c.key) : null) ?? this.set ?? this.cells[0] ?? null;
  });
  /** The ghost on the board: set, or following the pointer. */
  readonly ghost = $derived.by((): { cell: LegalCell; rotation: Rotation; set: boolean } | null => {
    const cell = this.dragging ? this.hovered : (this.set ?? this.hovered);
    if (!cell) return null;
    const rotation = cell.rotations.find((o) => o.r === this.#now.r) ?? cell.rotations[0]!;
    return { cell, rotation, set: this.set !== null && !this.dragging };
  });

  readonly #look = $derived.by((): Look<CarcassonneView> | null => {
    const g = this.ghost;
    if (!g?.set || this.#looks.position !== this.#context.position) return null;
    return this.#looks.found.get(g.rotation.text) ?? null;
  });
  /** The figure choices: of the position itself, or of the tile that is set as a ghost. */
  readonly choices = $derived.by((): readonly MeepleChoice[] => {
    if (!this.active) return [];
    if (this.#context.view.phase === 'meeple') return meepleChoices(this.#context.legal);
    return this.#look ? meepleChoices(this.#look.legal) : [];
  });
  readonly figure = $derived.by((): string | null | undefined => {
    const only = this.choices.length === 1 && this.choices[0]!.segment === null;
    return this.#now.figure === undefined && only && this.ghost?.set ? null : this.#now.figure;
  });
  /** The tile a figure may be put on: the ghost, or the tile just laid. */
  readonly subject = $derived.by((): { kind: string; x: number; y: number; r: number } | null => {
    const { view } = this.#context;
    if (this.ghost?.set) return { kind: this.ghost.cell.tile, x: this.ghost.cell.x, y: this.ghost.cell.y, r: this.ghost.rotation.r };
    if (view.phase !== 'meeple' || !view.last || !this.active) return null;
    return view.tiles.find((t) => t.x === view.last!.x && t.y === view.last!.y) ?? null;
  });
  readonly spots = $derived.by((): readonly Spot[] => {
    const s = this.subject;
    if (!s || !this.choices.length) return [];
    return segmentsOf(s.kind).map((segment): Spot => {
      const p = spotOf(s.kind, s.r, segment);
      return { segment, x: s.x * 100 + p[0], y: s.y * 100 + p[1], choice: this.choices.find((c) => c.segment === segment) ?? null };
    });
  });

  /** The free cell that was refused last: what is said of it leads there. */
  readonly refused = $derived.by(() => (this.#refused?.position === this.#context.position ? this.#refused : null));
  /** For the others: where the tile is held, or whom the hand would put on it. */
  readonly aim = $derived.by((): string | null => {
    if (this.#context.view.phase !== 'meeple') return this.ghost?.rotation.text ?? null;
    return this.choices.find((c) => c.segment === this.figure)?.text ?? null;
  });
  readonly staged = $derived.by(() => this.#now.cell !== null || (this.#now.figure !== undefined && this.choices.length > 0));
  readonly ready = $derived.by(() => this.active && this.figure !== undefined && this.choices.some((c) => c.segment === this.figure));

  /** Where the tile is that is being dragged from the hand, in client pixels; with its position, or a move, it is out of the hand. */
  get dragging(): Point | null {
    return this.#dragging?.position === this.#context.position && !this.#context.sending ? this.#dragging.at : null;
  }
  set dragging(at: Point | null) {
    this.#dragging = at && { position: this.#context.position, at };
  }

  /** A pointer or the keyboard is over a legal cell, or over none. */
  hover(key: string | null): void {
    if (this.#hovered?.key === key && this.#hovered?.position === this.#context.position) return;
    this.#hovered = key === null ? null : { position: this.#context.position, key };
  }

  /** Whether the keyboard has been put on a cell of this position. */
  get pointed(): boolean {
    return this.#cursor?.position === this.#context.position;
  }

  /** Put the keyboard on a cell. */
  moveCursor(key: string): void {
    this.#cursor = { position: this.#context.position, key };
  }

  /** Choose a legal cell: the ghost is set there; choosing it again turns it. */
  choose(key: string): void {
    const cell = this.#byKey.get(key);
    if (!cell) return;
    this.#refused = null;
    this.moveCursor(key);
    if (this.#now.cell === key) {
      this.turn(1);
      return;
    }
    const r = cell.rotations.find((o) => o.r === this.#now.r)?.r ?? cell.rotations[0]!.r;
    this.spin = 0;
    this.#stage({ cell: key, r, figure: undefined });
    this.#context.sound('lay');
  }

  /** Turn the ghost to its next legal rotation, or the tile in the hand where no ghost is; says why if it cannot turn. */
  turn(by: 1 | -1): void {
    if (this.#context.sending) return;
    const g = this.ghost;
    if (!g) {
      this.wanted = (this.wanted + by + 4) % 4;
      return;
    }
    const next = nextRotation(g.cell, g.rotation.r, by);
    if (next.r === g.rotation.r) {
      if (g.set) void this.explainPlace(g.cell.x, g.cell.y, (g.rotation.r + by + 4) % 4);
      return;
    }
    this.#turnTo(next.r);
  }

  /** Turn the ghost to the legal rotation nearest to an angle in quarter turns. */
  turnToward(quarterTurns: number): void {
    const g = this.ghost;
    if (g && !this.#context.sending) this.#turnTo(nearestRotation(g.cell, quarterTurns).r);
  }

  #turnTo(r: number): void {
    const from = this.ghost?.rotation.r;
    if (from === undefined || from === r) return;
    this.#refused = null;
    this.spin = (r - from + 4) % 4 === 3 ? -1 : (r - from + 4) % 4;
    this.wanted = r;
    if (this.#now.cell !== null) this.#stage({ cell: this.#now.cell, r, figure: undefined });
    else this.#staged = null;
    this.#context.sound('turn');
  }

  #stage(change: Pick<Staged, 'cell' | 'r' | 'figure'>): void {
    this.wanted = change.r;
    this.#staged = { position: this.#context.position, ...change };
    void this.#try();
  }

  /** Ask what figures the set ghost allows; remembered per placement. */
  async #try(): Promise<void> {
    const g = this.ghost;
    const { position } = this.#context;
    if (!g?.set || (this.#looks.position === position && this.#looks.found.has(g.rotation.text))) return;
    const { text } = g.rotation;
    const look = await this.#context.look([text]).catch(() => null);
    if (this.#context.position !== position) return;
    if (!look) {
      if (this.ghost?.rotation.text === text) this.#staged = null; // the line is down: the cell can be chosen again
      return;
    }
    const found = this.#looks.position === position ? new Map(this.#looks.found) : new Map<string, Look<CarcassonneView>>();
    this.#looks = { position, found: found.set(text, look) };
  }

  /** Choose who is put on the tile (null: nobody). A closed segment says why. Without the confirm setting this plays. */
  async pick(segment: string | null): Promise<void> {
    if (!this.choices.some((c) => c.segment === segment)) {
      if (segment !== null) await this.explainFigure(segment);
      return;
    }
    this.#staged = { ...this.#now, figure: segment };
    if (!this.#context.settings.confirm) await this.confirm();
    else if (segment !== null) this.#context.sound('figure'); // one that is put down at once is heard as it comes
  }

  /** The placement that is set, and the figure that is chosen for it. */
  readonly tried = $derived.by((): readonly string[] => {
    const g = this.ghost;
    const meeple = this.figure === undefined ? undefined : this.choices.find((c) => c.segment === this.figure);
    return [...(g?.set ? [g.rotation.text] : []), ...(meeple ? [meeple.text] : [])];
  });

  async confirm(): Promise<void> {
    const meeple = this.choices.find((c) => c.segment === this.figure);
    if (!this.ready || !meeple) return;
    const g = this.ghost;
    await this.#context.submit(g?.set ? [g.rotation.text, meeple.text] : [meeple.text]);
  }

  cancel(): void {
    if (this.#now.figure !== undefined) this.#staged = { ...this.#now, figure: undefined };
    else if (this.#now.cell !== null) this.#staged = null;
  }

  /** Draw a tile on the private copy: a kind, or one at random. */
  async draw(text = 'draw ?'): Promise<void> {
    await this.#context.submit([text]);
  }

  /** Ask why the tile in hand cannot lie there; the answer leads to the cell. */
  async explainPlace(x: number, y: number, r = this.wanted): Promise<void> {
    const { tile } = this.#context.view;
    if (!tile || !this.active) return;
    this.#refused = { position: this.#context.position, x, y };
    await this.#explain([`place ${tile} ${x},${y} r${r}`], cellThing({ x, y }));
  }

  /** Ask why no figure can stand on a segment of the tile in question. */
  async explainFigure(segment: string): Promise<void> {
    const s = this.subject;
    if (!s) return;
    const g = this.ghost;
    await this.#explain([...(g?.set ? [g.rotation.text] : []), `meeple ${segment}`], `spot:${segment}`);
  }

  async #explain(actions: readonly string[], thing: string): Promise<void> {
    const { position } = this.#context;
    const refusal = (await this.#context.look(actions).catch(() => null))?.refusal;
    if (!refusal || this.#context.position !== position) return;
    this.#context.refuse(refusal, thing);
  }

  /** Let go of a tile dragged over the board. */
  drop(x: number, y: number): void {
    this.dragging = null;
    const cell = this.locate(x, y);
    if (!cell) return;
    const key = cellKey(cell[0], cell[1]);
    if (this.#byKey.has(key)) {
      if (this.#now.cell !== key) this.choose(key);
    } else if (!this.#context.view.tiles.some((t) => t.x === cell[0] && t.y === cell[1])) void this.explainPlace(cell[0], cell[1]);
  }

  /** Follow a tile that is dragged over the board. */
  carry(x: number, y: number): void {
    this.dragging = [x, y];
    const cell = this.locate(x, y);
    this.hover(cell && this.#byKey.has(cellKey(cell[0], cell[1])) ? cellKey(cell[0], cell[1]) : null);
  }

  toggle(overlay: OverlayName): void {
    this.#context.overlay = this.#context.overlay === overlay ? null : overlay;
  }

  /** Takes a figure, or nobody, for the one in question. */
  stand(segment: string | null): void {
    this.#staged = { ...this.#now, figure: segment };
  }

  destroy(): void {
    this.camera.destroy();
  }
}
