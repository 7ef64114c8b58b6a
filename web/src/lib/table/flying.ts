/** What flies over the page: pictures of things on their way, keystones with their cause, and what a number has changed by. */
import { mark } from '$lib/art/seats';
import { keystone } from '$lib/art/values';
import type { Flight, Gain, Happening, Sketch } from '$lib/games/types';
import { likeness } from './likeness';
import { ARRIVES, type Stage } from './telling.svelte';
import { elementOf } from './things';
import { Timers } from './timers';
import type { Step } from './told';

/** Milliseconds: the longest flight, and how long a change stands beside its number. */
const FLIGHT = 1000;
const CHANGE = 2000;
/** How many of a number of equal pieces are seen flying. */
const MOST = 5;
/** Pixels: the least and the greatest side of a picture in flight; a small sign stays small. */
const LEAST = 22;
const GREATEST = 96;
const SIGN = 1.15;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
const middle = (box: Box): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Where something flies, looked up before it does. */
interface Way {
  readonly flight: Flight;
  readonly end: Element | null;
  readonly from: Box | null;
  readonly to: Box | null;
}
/** Where points rise. */
interface Place {
  readonly gain: Gain;
  readonly from: Box | null;
  readonly to: Box | null;
  readonly seen: DOMRect;
}

export class Flying implements Stage {
  readonly #layer: HTMLElement;
  /** A cause of points in words. */
  readonly #cause: (cause: string) => string;
  /** Where things lay before the position changed. */
  readonly #before = new Map<string, Box>();
  readonly #hidden = new Map<Element, Animation>();
  readonly #flying = new Set<Element>();
  readonly #timers = new Timers();
  readonly #changes = new Map<string, { readonly chip: HTMLElement; sum: number; timer: ReturnType<typeof setTimeout> }>();
  #count = 0;

  constructor(layer: HTMLElement, cause: (cause: string) => string) {
    this.#layer = layer;
    this.#cause = cause;
  }

  depart(step: Step): void {
    this.#before.clear();
    for (const { flights = [], gains = [] } of step.happenings)
      for (const thing of [...flights.map((one) => one.from), ...gains.map((one) => one.at)]) {
        const box = elementOf(thing)?.getBoundingClientRect();
        if (box) this.#before.set(thing, box);
      }
  }

  await(step: Step): void {
    // all is looked up before anything is written, since every look after a write lays the page out anew
    const ends = step.happenings.flatMap((one) => one.flights ?? []).flatMap((flight) => (flight.sketch ? [] : (elementOf(flight.to) ?? [])));
    for (const end of ends) this.#hide(end);
  }

  show(happening: Happening, ms: number, step: Step, still: boolean): void {
    this.#layer.dataset.happening = String(++this.#count);
    this.#layer.dataset.time = String(Math.round(ms));
    const flights = happening.flights ?? [];
    const gains = happening.gains ?? [];
    if (still) {
      for (const flight of flights) this.#note(flight);
      for (const gain of gains) this.#change(`score:${gain.seat}`, gain.points);
      return;
    }
    const ways = flights.map((flight) => this.#way(flight, step.actor));
    const places = gains.map((gain) => this.#place(gain));
    for (const way of ways) this.#fly(way, Math.min(FLIGHT, ms * ARRIVES));
    places.forEach((place, i) => this.#rise(place, ms, gains.slice(0, i).filter((one) => one.at === place.gain.at).length));
  }

  clear(): void {
    this.#timers.clear();
    for (const element of this.#flying) element.remove();
    this.#flying.clear();
    for (const animation of this.#hidden.values()) animation.cancel();
    this.#hidden.clear();
    delete this.#layer.dataset.happening;
    delete this.#layer.dataset.time;
  }

  destroy(): void {
    this.clear();
    for (const { timer } of this.#changes.values()) clearTimeout(timer);
  }

  // ---- where things are

  #hide(element: Element | null): void {
    if (!element || this.#hidden.has(element)) return;
    this.#hidden.set(element, element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' }));
  }

  #reveal(element: Element | null): void {
    if (!element) return;
    this.#hidden.get(element)?.cancel();
    this.#hidden.delete(element);
  }

  /** The place of a thing as it was, else as it is, else that of a seat's panel. */
  #box(thing: string, seat: number, before: boolean): Box | null {
    const was = before ? this.#before.get(thing) : undefined;
    return was ?? (elementOf(thing) ?? elementOf(`seat:${seat}`))?.getBoundingClientRect() ?? null;
  }

  // ---- flights

  /** Looks up where something flies: from, to, and as what. */
  #way(flight: Flight, actor: number): Way {
    const end = flight.sketch ? null : elementOf(flight.to);
    const to = end?.getBoundingClientRect() ?? this.#box(flight.to, actor, false);
    return { flight, end, from: this.#box(flight.from, actor, true), to };
  }

  #fly({ flight, end, from, to }: Way, ms: number): void {
    const near = from && to && Math.hypot(middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]) < 4;
    if (!from || !to || near || (!flight.sketch && !end)) {
      this.#reveal(end);
      this.#note(flight);
      return;
    }
    this.#leaves(flight);
    const pieces = Math.min(MOST, Math.max(1, flight.count ?? 1));
    const gap = pieces > 1 ? (ms * 0.3) / (pieces - 1) : 0;
    for (let i = 0; i < pieces; i++) {
      const [picture, size] = flight.sketch ? drawn(flight.sketch, from, to) : [likeness(end!), to];
      this.#send(picture, size, from, flight.sketch ? to : null, ms - gap * (pieces - 1), gap * i);
    }
    this.#timers.after(ms, () => {
      this.#reveal(end);
      this.#reaches(flight);
    });
  }

  /** Sends a picture of a size from one place to another, or to where it lies already. */
  #send(picture: Element, size: Box, from: Box, to: Box | null, ms: number, delay: number): void {
    const piece = this.#put('flight', size);
    piece.append(picture);
    const [x, y] = middle(size);
    const [fx, fy] = middle(from);
    const [tx, ty] = to ? middle(to) : [x, y];
    const k = to ? 1 : Math.min(3, Math.max(0.25, Math.min(from.width / size.width, from.height / size.height)));
    const at = (px: number, py: number, scale: number): string => `translate(${px - x}px, ${py - y}px) scale(${scale})`;
    piece.animate(
      [
        { transform: at(fx, fy, k), opacity: delay > 0 ? 0 : 1 },
        { transform: at(fx, fy, k * 1.08), opacity: 1, offset: 0.08 },
        { transform: at((fx + 2 * tx) / 3, (fy + 2 * ty) / 3 - 14, (k + 2) / 3 + 0.1), offset: 0.6 },
        { transform: at(tx, ty, 1) },
      ],
      { duration: ms, delay, easing: EASE, fill: 'both' },
    );
    this.#timers.after(ms + delay, () => this.#remove(piece));
  }

  // ---- points

  /** Looks up where points rise, within what is seen of the sheet, and to where they fly. */
  #place(gain: Gain): Place {
    const to = numeralOf(elementOf(`score:${gain.seat}`));
    const from = this.#box(gain.at, gain.seat, true);
    const seen = elementOf(gain.at)?.closest('.board')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    return { gain, from, to, seen };
  }

  /** A keystone rises where points were made, says what for, and flies to the score. */
  #rise({ gain, from, to, seen }: Place, ms: number, row: number): void {
    const score = `score:${gain.seat}`;
    if (!from || !to) {
      this.#change(score, gain.points);
      return;
    }
    const [fx, fy] = middle(from);
    // what lies on a part of the sheet that is scrolled away rises at its edge
    const x = Math.min(seen.right - 70, Math.max(seen.left + 40, fx));
    const y = Math.min(seen.bottom - 50, Math.max(seen.top + 60, fy)) + row * 46;
    const stone = this.#put('keystone', { left: x - 24, top: y - 24, width: 48, height: 48 });
    const value = keystone(0, 0, gain.points, 1.7).replace('>-', '>−');
    stone.innerHTML = `<svg viewBox="-24 -24 66 48" width="66" height="48">${value}${mark(gain.seat, 30, 0, 0.8)}</svg>`;
    const [tx, ty] = middle(to);
    const there = `translate(${tx - x}px, ${ty - y}px) scale(0.5)`;
    stone.animate(
      [
        { transform: 'translate(0, 14px) scale(0.5)', opacity: 0, easing: EASE },
        { transform: 'translate(0, -22px) scale(1)', opacity: 1, offset: 0.16 },
        { transform: 'translate(0, -26px) scale(1)', opacity: 1, offset: 0.52, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
        { transform: there, opacity: 1, offset: ARRIVES },
        { transform: there, opacity: 0 },
      ],
      { duration: ms, fill: 'both' },
    );
    if (gain.cause) this.#say(this.#cause(gain.cause), x, y, ms);
    this.#timers.after(ms * ARRIVES, () => this.#change(score, gain.points));
    this.#timers.after(ms, () => this.#remove(stone));
  }

  #say(words: string, x: number, y: number, ms: number): void {
    const label = this.#put('cause', { left: x, top: y + 4, width: 0, height: 0 });
    const text = document.createElement('span');
    text.textContent = words;
    label.append(text);
    label.animate([{ opacity: 0 }, { opacity: 1, offset: 0.14 }, { opacity: 1, offset: 0.52 }, { opacity: 0, offset: 0.62 }, { opacity: 0 }], { duration: ms });
    this.#timers.after(ms * 0.62, () => this.#remove(label));
  }

  // ---- changes beside numbers

  #note(flight: Flight): void {
    this.#leaves(flight);
    this.#reaches(flight);
  }
  #leaves({ from, count = 1 }: Flight): void {
    if (from.startsWith('good:')) this.#change(from, -count);
  }
  #reaches({ to, count = 1 }: Flight): void {
    if (to.startsWith('good:')) this.#change(to, count);
  }

  /** Says beside a number what it has changed by; what comes soon after is added. */
  #change(thing: string, by: number): void {
    const element = elementOf(thing);
    const box = numeralOf(element);
    if (!box || by === 0) return;
    // of a seat that is pushed out of sight nothing is said on what lies there instead
    const seats = element!.closest('.seats')?.getBoundingClientRect();
    const [, y] = middle(box);
    if (seats && (y < seats.top || y > seats.bottom)) return;
    const known = this.#changes.get(thing);
    if (known) {
      clearTimeout(known.timer);
      known.chip.remove();
    }
    const sum = by + (known?.sum ?? 0);
    const chip = document.createElement('b');
    chip.className = `change ${sum < 0 ? 'less' : 'more'}`;
    chip.dataset.change = thing;
    chip.textContent = signed(sum);
    place(chip, { left: Math.min(innerWidth - 18, Math.max(18, middle(box)[0])), top: Math.max(20, box.top + 2), width: 0, height: 0 });
    const timer = setTimeout(() => {
      chip.remove();
      this.#changes.delete(thing);
    }, CHANGE);
    if (sum !== 0) this.#layer.append(chip);
    this.#changes.set(thing, { chip, sum, timer });
  }

  // ---- the layer

  #put(kind: string, box: Box): HTMLElement {
    const element = document.createElement('div');
    element.className = kind;
    place(element, box);
    this.#layer.append(element);
    this.#flying.add(element);
    return element;
  }
  #remove(element: Element): void {
    element.remove();
    this.#flying.delete(element);
  }
}

/** The box of a number itself, where its field is wider. */
function numeralOf(element: Element | null): Box | null {
  if (!(element instanceof HTMLElement)) return element?.getBoundingClientRect() ?? null;
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  return box.width > 0 ? box : element.getBoundingClientRect();
}

function place(element: HTMLElement, box: Box): void {
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  if (box.width > 0) {
    element.style.width = `${box.width}px`;
    element.style.height = `${box.height}px`;
  }
}

/** A sketch as large as what it goes between, and where it lies at the end of its way. */
function drawn(sketch: Sketch, from: Box, to: Box): [Element, Box] {
  const [, , width = 1, height = 1] = sketch.box.split(/[\s,]+/).map(Number);
  const room = Math.min(Math.max(from.width, from.height), Math.max(to.width, to.height));
  const large = Math.max(width, height);
  const side = Math.max(LEAST, Math.min(GREATEST, room, large * SIGN));
  const k = side / large;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', sketch.box);
  svg.innerHTML = sketch.svg;
  const [x, y] = middle(to);
  return [svg, { left: x - (width * k) / 2, top: y - (height * k) / 2, width: width * k, height: height * k }];
}
