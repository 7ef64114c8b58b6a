import en from '$bastide/games/carrara/words/en.ftl?raw';
import ui from '$bastide/games/carrara/words/ui.en.ftl?raw';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LegalAction } from '$lib/api/types';
import { CarraraController } from '$lib/games/carrara/controller.svelte';
import { COLOURS, type Colour } from '$lib/games/carrara/box';
import { spell } from '$lib/games/carrara/payment';
import { total } from '$lib/games/carrara/view';
import { t } from '$lib/i18n';
import { addText } from '$lib/i18n/fluent.svelte';
import { capital, Phrases } from '$lib/table/phrases';
import { Bench } from './fixtures.svelte';

addText(en);
addText(ui);
let table: Bench;
let hand: CarraraController;
const sit = (name: string): void => {
  table = new Bench(name);
  hand = new CarraraController(table);
};
const settle = async (): Promise<void> => {
  for (let i = 0; i < 6; i++) await Promise.resolve();
  flushSync();
};
const press = (key: string): boolean =>
  hand.key({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: document.body } as unknown as KeyboardEvent);
const legal = (kind: string): LegalAction[] => table.legal.filter((a) => a.fields.kind === kind);

describe('the wheel', () => {
  beforeEach(() => sit('buy'));

  it('sends blocks from the most valuable down, and done where more could be taken', async () => {
    const [segment, s] = [...table.view.wheel.entries()].find(([, w]) => COLOURS.filter((c) => w.blocks[c] > 0).length > 1)!;
    const colours = COLOURS.filter((c) => s.blocks[c] > 0 && hand.mayTake(segment, c));
    for (const c of [...colours].reverse()) hand.take(segment, c);
    const taken = colours.filter((c) => hand.takenOf(segment, c) > 0);
    expect(taken.length).toBeGreaterThan(0);
    expect(hand.spent).toBe(taken.reduce((n, c) => n + hand.takenOf(segment, c) * s.prices[c], 0));
    table.looks = { [taken.map((c) => `buy ${s.segment} ${c}`).join(' + ')]: { view: { ...table.view, phase: 'buy' }, legal: [] } };
    expect(hand.tried).toEqual(taken.map((c) => `buy ${s.segment} ${c}`));
    await hand.confirm();
    expect(table.submit).toHaveBeenCalledWith([...taken.map((c) => `buy ${s.segment} ${c}`), 'done']);
  });

  it('keeps to one segment and says so, puts a whole pile back, and says why a block cannot be had', () => {
    const buys = legal('buy').map((a) => a.fields as unknown as { segment: string; colour: Colour });
    const first = buys[0]!;
    const other = buys.find((b) => b.segment !== first.segment)!;
    const at = (name: string): number => table.view.wheel.findIndex((s) => s.segment === name);
    hand.take(at(first.segment), first.colour);
    hand.take(at(other.segment), other.colour);
    expect(table.refuse).toHaveBeenCalledWith(expect.objectContaining({ rule: 'CRR-036', key: 'carrara-ui-one-segment' }));
    expect(hand.takenOf(at(first.segment), first.colour)).toBe(1);
    hand.putBack(first.colour);
    hand.take(at(other.segment), other.colour);
    expect(hand.buying?.segment).toBe(at(other.segment));
    while (hand.mayTake(at(other.segment), other.colour)) hand.take(at(other.segment), other.colour);
    hand.take(at(other.segment), other.colour);
    expect(hand.buying).toBeNull();
    const none = table.view.wheel.findIndex((s) => s.blocks.black === 0);
    hand.take(none, 'black');
    expect(table.explain).toHaveBeenCalledWith(`buy ${table.view.wheel[none]!.segment} black`);
  });

  it('listens to digits', () => {
    expect(press('1')).toBe(true);
    expect(hand.ready).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(hand.staged).toBe(false);
  });
});

describe('a building', () => {
  beforeEach(() => sit('turn'));

  it('is chosen, placed and paid, by keys alone', async () => {
    press('b');
    expect(hand.menu).toBe('build');
    const tile = hand.choices[0]!.tile!;
    press('1');
    expect(hand.building?.tile).toBe(tile);
    if (!hand.site) press('1');
    const city = hand.building!.city!;
    expect(hand.site?.text).toBe(`build ${tile} in ${city}`);
    if (!hand.payment) press('c');
    expect(hand.ready).toBe(true);
    const { tried } = hand;
    await hand.confirm();
    expect(table.submit.mock.calls[0]![0]).toEqual(tried);
    const [first, ...pays] = table.submit.mock.calls[0]![0];
    expect(first).toBe(`build ${tile} in ${city}`);
    expect(pays.every((p) => p.startsWith('pay '))).toBe(true);
  });

  it('is refused with a reason where it cannot stand', () => {
    const closed = table.view.display.find((id) => id && !hand.moves.builds.has(id))!;
    hand.pickTile(closed);
    expect(table.explain).toHaveBeenCalledWith(`build ${closed} in lerici`);
    hand.score('type', 'nonsense');
    expect(table.explain).toHaveBeenLastCalledWith('score type nonsense');
  });

  it('goes back step by step', () => {
    const tile = [...hand.moves.builds.keys()][0]!;
    hand.pickTile(tile);
    hand.cancel();
    if (hand.draft) hand.cancel();
    expect(hand.draft).toBeNull();
    expect(hand.staged).toBe(true); // the list is still open
    hand.cancel();
    expect(hand.staged).toBe(false);
  });

  it('is void once the position has moved on', () => {
    hand.pickTile([...hand.moves.builds.keys()][0]!);
    table.position = '8';
    flushSync();
    expect(hand.draft).toBeNull();
  });
});

describe('a payment', () => {
  it('is proposed, the cheapest first, and changed block by block; what is sent is what is shown', async () => {
    sit('pay');
    expect(hand.ready).toBe(true);
    const cheapest = hand.payment!;
    expect(cheapest).toEqual(hand.payments[0]);
    const colour = COLOURS.find((c) => hand.payments.some((way) => way[c] > cheapest[c]))!;
    hand.pay(colour);
    expect(hand.payment![colour]).toBe(cheapest[colour] + 1);
    expect(total(hand.payment!)).toBe(total(cheapest));
    expect(press('c')).toBe(true);
    expect(hand.payment).toEqual(cheapest);
    hand.pay(colour);
    hand.cancel();
    expect(hand.payment).toEqual(cheapest);
    await hand.confirm();
    expect(table.submit.mock.calls[0]![0]).toEqual(spell(cheapest, hand.payments));
  });
});

describe('a turn', () => {
  it('turns the wheel once by R, however long it is held, and not turned back', () => {
    sit('turn');
    expect(press('r')).toBe(true);
    const { draft } = hand;
    expect(draft?.kind).toBe('single');
    const held = { key: 'r', repeat: true, target: document.body } as unknown as KeyboardEvent;
    expect([hand.key(held), hand.draft]).toEqual([true, draft]);
  });

  it('ends by itself after a confirmed move when nothing else is left to decide', async () => {
    sit('turn');
    const end: LegalAction = { action: 1, text: 'end', fields: { kind: 'end' }, preview: null };
    table.next = { view: { ...table.view, phase: 'after' }, legal: [end] };
    press('r');
    await hand.confirm();
    await settle();
    expect(table.submit.mock.calls.map(([a]) => a)).toEqual([['rotate'], ['end']]);
  });

  it('waits for a word without the confirm setting, and sends everything else at once', async () => {
    sit('turn');
    table.settings = { confirm: false, asks: 'never', motion: true };
    const end: LegalAction = { action: 1, text: 'end', fields: { kind: 'end' }, preview: null };
    table.next = { view: { ...table.view, phase: 'after' }, legal: [end] };
    press('r');
    await settle();
    expect(table.submit.mock.calls.map(([a]) => a)).toEqual([['rotate']]);
  });

  it('buys at one go from the wheel as it lies: it turns, and takes the blocks along', async () => {
    sit('turn');
    const { view } = table;
    const at = view.wheel.findIndex((_, i) => COLOURS.some((c) => hand.mayTake(i, c)));
    const colour = COLOURS.find((c) => hand.mayTake(at, c))!;
    const next = (at + 1) % 6;
    hand.take(at, colour);
    expect(hand.market).toBe('turn');
    expect(hand.tried).toEqual(['rotate']);
    expect(hand.spent).toBe(view.wheel[next]!.prices[colour]);
    expect(hand.ask?.title).toContain('turn the wheel, then take 1 block');
    const turned = view.wheel.map((s, i) => ({ ...s, blocks: view.wheel[(i + 5) % 6]!.blocks }));
    const buy: LegalAction = {
      action: 5,
      text: `buy ${turned[next]!.segment} ${colour}`,
      fields: { kind: 'buy', segment: turned[next]!.segment, colour },
      preview: null,
    };
    table.next = { view: { ...view, phase: 'buy', wheel: turned }, legal: [buy] };
    await hand.confirm();
    await settle();
    expect(table.submit.mock.calls.map(([a]) => a)).toEqual([['rotate'], [buy.text, 'done']]);
  });

  it('asks by default only where something is revealed, or what was not confirmed would be final', async () => {
    sit('after');
    table.settings = { confirm: true, asks: 'needed', motion: true };
    flushSync();
    press('e');
    await settle();
    expect(table.submit.mock.calls.map(([a]) => a)).toEqual([['end']]);
    sit('after');
    table.settings = { confirm: true, asks: 'needed', motion: true };
    flushSync();
    const end = legal('end');
    hand.purchase(legal('purchase')[0]!.fields.object as string);
    table.next = null;
    await settle();
    expect(table.submit).toHaveBeenCalledTimes(1);
    table.position = '9';
    table.legal = end;
    flushSync();
    expect(hand.ready).toBe(true);
    await hand.confirm();
    expect(table.submit).toHaveBeenLastCalledWith(['end']);
    sit('turn');
    table.settings = { confirm: true, asks: 'needed', motion: true };
    press('r');
    await settle();
    expect(table.submit).not.toHaveBeenCalled();
  });

  it('buys an object, or ends', async () => {
    sit('after');
    const kind = legal('purchase')[0]!.fields.object as string;
    hand.purchase(kind);
    expect(hand.ready).toBe(true);
    hand.purchase(kind);
    expect(hand.ready).toBe(false);
    press('e');
    await hand.confirm();
    expect(table.submit).toHaveBeenCalledWith(['end']);
  });

  it('takes an upgrade by its city', async () => {
    sit('upgrade');
    hand.pickCity('lucca');
    await hand.confirm();
    expect(table.submit).toHaveBeenCalledWith(['upgrade lucca']);
  });
});

it('Enter confirms on what is chosen, and leaves every other switch its own', async () => {
  sit('after');
  press('e');
  expect(hand.ready).toBe(true);
  const enter = (html: string): boolean => {
    document.body.innerHTML = html;
    const target = document.querySelector('[aria-pressed]')!;
    return hand.key({ key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target } as unknown as KeyboardEvent);
  };
  for (const other of ['<button data-screen aria-pressed="true"></button>', '<button class="minis" aria-pressed="true"></button>'])
    expect(enter(other)).toBe(false);
  expect(table.submit).not.toHaveBeenCalled();
  expect(enter('<button data-choice="end" aria-pressed="true"></button>')).toBe(true);
  await settle();
  expect(table.submit).toHaveBeenCalledWith(['end']);
  document.body.innerHTML = '';
});

it('the cities of the others can be looked at, but a building is placed at home', () => {
  sit('turn');
  const mine = hand.seat;
  press('v');
  expect(hand.shown).toBe((mine + 1) % table.view.players);
  hand.pickTile([...hand.moves.builds.keys()][0]!);
  expect(hand.shown).toBe(mine);
});

it('while planning, chance can be chosen or left to itself', async () => {
  sit('turn');
  table.mode = 'plan';
  table.legal = [{ action: 3, text: 'draw white', fields: { kind: 'draw', colour: 'white' }, preview: null }];
  flushSync();
  expect(hand.choices.map((c) => c.id)).toEqual(['chance ?', 'chance white']);
  hand.choices[0]!.pick();
  await settle();
  expect(table.submit).toHaveBeenCalledWith(['draw ?']);
});

it('says of an action what it brings, in the words of the terminal', () => {
  sit('upgrade');
  const [upgrade] = legal('upgrade');
  expect(hand.choices[0]!.words).toBe(capital(new Phrases('carrara', table.names, t).line(upgrade!, table.view.current)));
  expect(hand.choices[0]!.words).toMatch(/^Upgrade Livorno; Livorno worth \d (points?|coins?) from now on$/);
  sit('after');
  expect(hand.choices.map((c) => c.words)).toContain('End the turn; the next player’s turn');
});
