import en from '$bastide/games/praga/words/en.ftl?raw';
import text from '$bastide/games/praga/words/ui.en.ftl?raw';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addText } from '$lib/i18n/fluent.svelte';
import { t } from '$lib/i18n';
import ActionBoard from '$lib/games/praga/ActionBoard.svelte';
import Card from '$lib/games/praga/Card.svelte';
import City from '$lib/games/praga/City.svelte';
import Crane from '$lib/games/praga/Crane.svelte';
import Grid from '$lib/games/praga/Grid.svelte';
import type { Ghost, Pointing, Spot } from '$lib/games/praga/pointing';
import Rows from '$lib/games/praga/Rows.svelte';
import Seals from '$lib/games/praga/Seals.svelte';
import Technologies, { technologiesHeight } from '$lib/games/praga/Technologies.svelte';
import { BRIDGE_TILES, TECHNOLOGIES } from '$lib/games/praga/tiles';
import Tokens from '$lib/games/praga/Tokens.svelte';
import Tracks from '$lib/games/praga/Tracks.svelte';
import Tray, { trayHeight } from '$lib/games/praga/Tray.svelte';
import type { Fields, PragaView } from '$lib/games/praga/view';
import meetings from './meetings.json';

const POSITIONS = meetings as unknown as Readonly<Record<string, { view: PragaView; meetings: { fields: Fields; matches: Ghost['matches'] }[] }>>;
const { view } = POSITIONS.wall!;
const seat = view.current;
const spot = (key: string, tone: Spot['tone'] = 'open'): [string, Spot] => [key, { key, tone, label: `the ${key}` }];
const pointing = (...spots: [string, Spot][]) => ({ spots: new Map(spots), pick: vi.fn(), hover: vi.fn(), lit: null }) satisfies Pointing;
beforeAll(() => {
  addText(en);
  addText(text);
});
afterEach(cleanup);

describe.each(Object.keys(POSITIONS))('position %s', (name) => {
  const at = POSITIONS[name]!.view;
  const shared = { view: at, pointing: pointing(), seat: at.current, t };

  it('is drawn: what stands and lies there, every word known', () => {
    const city = render(City, { props: shared }).container;
    expect(city.querySelectorAll('[data-space][data-tile]').length).toBe(at.city.buildings.length);
    expect(city.querySelectorAll('[data-plaza]').length).toBe(at.city.plazas.length);
    expect(city.querySelectorAll('[data-walker]').length).toBe(at.players);
    const board = render(ActionBoard, { props: shared }).container;
    const own = at.seats[at.current]!;
    expect(board.querySelectorAll('[data-place][data-tile]').length).toBe([...own.hexes, ...own.walls].filter((p) => p.tile).length);
    const rows = render(Rows, { props: shared }).container;
    expect(rows.querySelectorAll('[data-spot^="take "]').length).toBe(Object.values(at.rows).flat().filter(Boolean).length);
    const rest = [
      render(Crane, { props: shared }),
      render(Grid, { props: { ...shared, grid: 'cathedral' } }),
      render(Tracks, { props: shared }),
      render(Technologies, { props: shared }),
      render(Tray, { props: shared }),
      render(Seals, { props: shared }),
      render(Tokens, { props: shared }),
    ];
    for (const html of [city, board, rows, ...rest.map((r) => r.container)].map((c) => c.innerHTML)) expect(html).not.toMatch(/praga-ui|undefined|NaN/);
  });

  it('stands upright and whole when the map is turned', () => {
    const { container } = render(City, { props: { ...shared, quarter: true } });
    expect(container.querySelectorAll('[data-space]').length).toBe(render(City, { props: shared }).container.querySelectorAll('[data-space]').length);
    for (const g of container.querySelectorAll('[data-walker], [data-space]')) expect(g.getAttribute('transform') ?? '').not.toContain('rotate');
  });
});

describe('what may be pointed at', () => {
  it('is a button by mouse and keyboard, and tells when it is looked at', async () => {
    const tile = view.rows.wall.find(Boolean)!;
    const hand = pointing(spot(`take ${tile}`, 'chosen'));
    const { getByRole, getAllByRole } = render(Rows, { props: { view, pointing: hand, t } });
    expect(getAllByRole('button').length).toBe(1);
    const button = getByRole('button', { name: `the take ${tile}`, pressed: true });
    await fireEvent.click(button);
    await fireEvent.keyDown(button, { key: 'Enter' });
    await fireEvent.keyDown(button, { key: 'x' });
    expect(hand.pick.mock.calls).toEqual([[`take ${tile}`], [`take ${tile}`]]);
    await fireEvent.pointerEnter(button);
    await fireEvent.pointerLeave(button);
    expect(hand.hover.mock.calls).toEqual([[`take ${tile}`], [null]]);
  });

  it('does nothing by key either while the table throws presses away', async () => {
    const tile = view.rows.wall.find(Boolean)!;
    const hand = pointing(spot(`take ${tile}`));
    const { container, getByRole } = render(Rows, { props: { view, pointing: hand, t } });
    const thrown = vi.fn((event: Event) => event.stopPropagation());
    container.addEventListener('click', thrown, { capture: true });
    await fireEvent.keyDown(getByRole('button'), { key: ' ' });
    expect([thrown.mock.calls.length, hand.pick.mock.calls]).toEqual([1, []]);
  });

  it('explains itself when it may not be chosen', async () => {
    const hand = pointing();
    const { container, queryByRole } = render(City, { props: { view, pointing: hand, t } });
    expect(queryByRole('button')).toBeNull();
    await fireEvent.click(container.querySelector('[data-spot="city N_A1"]')!);
    expect(hand.pick).toHaveBeenCalledWith('city N_A1');
  });

  it('is the action of a hex, unless its place is in question', () => {
    const keys = (hand: Pointing): (string | undefined)[] =>
      [...render(ActionBoard, { props: { view, seat, pointing: hand, t } }).container.querySelectorAll<SVGElement>('[data-open]')].map((e) => e.dataset.spot);
    expect(keys(pointing(spot('act mines'), spot('w3')))).toEqual(['w3', 'act mines']);
    expect(keys(pointing(spot('act mines'), spot('hex mines')))).toEqual(['hex mines']);
  });

  it('has the taken tile in the hub of the crane', () => {
    const { container } = render(Crane, { props: { view, pointing: pointing(), t } });
    expect([...container.querySelectorAll<SVGElement>('[data-spot^="act "]')].map((e) => e.dataset.spot)).toEqual(
      view.crane.taken_actions.map((a) => `act ${a}`),
    );
  });
});

describe('a place that may not be chosen', () => {
  it('cannot have the focus: nothing in a drawing listens to it, or Tab would stop there and come no further', () => {
    const heard = vi.spyOn(SVGElement.prototype, 'addEventListener');
    const { container } = render(Crane, { props: { view, pointing: pointing(), t } });
    expect(container.querySelectorAll('[data-spot]').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('[tabindex]')).toHaveLength(0);
    expect(heard.mock.calls.map(([kind]) => kind).filter((kind) => /focus|blur/.test(kind))).toEqual([]);
    heard.mockRestore();
  });
});

describe('the tile in hand', () => {
  const met = POSITIONS.wall!.meetings.find((m) => m.matches.some((x) => x.edge !== undefined))!;
  const ghost = { tile: met.fields.tile!, place: met.fields.place!, r: met.fields.r!, matches: met.matches, turn: vi.fn() } satisfies Ghost;

  it('lies where it would go, turned, with both sides of a match ringed', () => {
    const { container } = render(ActionBoard, { props: { view, seat, pointing: pointing(), ghost, t } });
    const lying = container.querySelector<SVGElement>('[data-ghost]')!;
    expect([lying.dataset.ghost, lying.dataset.r]).toEqual([ghost.place, String(ghost.r)]);
    expect(container.querySelector('[data-turn]')).toBeNull();
    const rings = (root: Element): number => root.querySelectorAll('circle[stroke="var(--may)"]').length;
    const edges = met.matches.filter((m) => m.edge !== undefined).length;
    expect(rings(lying)).toBe(met.matches.length);
    expect([...container.querySelectorAll('[data-place]')].reduce((n, p) => n + rings(p), 0)).toBe(edges);
  });

  it('turns by its handle and by the wheel of the mouse', async () => {
    const { container, getByRole } = render(ActionBoard, { props: { view, seat, pointing: pointing(spot(ghost.place, 'chosen')), ghost, t } });
    await fireEvent.click(getByRole('button', { name: t('praga-ui-pic-turn') }));
    await fireEvent.wheel(container.querySelector('[data-ghost]')!, { deltaY: -5 });
    await fireEvent.wheel(container.querySelector('[data-place="mines"]')!, { deltaY: 5 });
    expect(ghost.turn.mock.calls).toEqual([[1], [-1]]);
  });

  it('turns by key, unless the table throws presses away', async () => {
    ghost.turn.mockClear();
    const { container, getByRole } = render(ActionBoard, { props: { view, seat, pointing: pointing(spot(ghost.place, 'chosen')), ghost, t } });
    const handle = getByRole('button', { name: t('praga-ui-pic-turn') });
    await fireEvent.keyDown(handle, { key: 'Enter' });
    container.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
    await fireEvent.keyDown(handle, { key: 'Enter' });
    expect(ghost.turn.mock.calls).toEqual([[1]]);
  });

  it('turns once by a stroke on a touchpad, which is a wheel that turns many times', async () => {
    ghost.turn.mockClear();
    const { container } = render(ActionBoard, { props: { view, seat, pointing: pointing(spot(ghost.place, 'chosen')), ghost, t } });
    const stroke = async (at: number) => {
      for (let i = 0; i < 6; i++) {
        const event = new WheelEvent('wheel', { deltaY: 2, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: at + 16 * i });
        await fireEvent(container.querySelector('[data-ghost]')!, event);
      }
    };
    await stroke(1e13);
    await stroke(2e13);
    expect(ghost.turn.mock.calls).toEqual([[1], [1]]);
  });
});

describe('cards', () => {
  it('say what every technology, bridge and V tile does', () => {
    for (const tile of [...Object.keys(TECHNOLOGIES), ...Object.keys(BRIDGE_TILES)]) {
      const { container } = render(Card, { props: { tile, width: 288, t } });
      const words = container.querySelector('.words')!.textContent;
      const technology = TECHNOLOGIES[tile];
      expect(words.trim() || technology?.gain.length).toBeTruthy();
      expect(words).not.toMatch(/_|praga/);
    }
  });

  it('of a seat and of a choice take the room that they ask for', () => {
    const open = { ...view, asked: { what: 'technology' as const, tiles: ['T1-1', 'T1-2', 'T1-3'] }, technologies_open: [] };
    expect(trayHeight(view)).toBe(0);
    expect(trayHeight(open)).toBe(3 * trayHeight({ ...open, asked: { what: 'technology', tiles: ['T1-1'] } }));
    const { container } = render(Tray, { props: { view: open, pointing: pointing(spot('choose T1-2')), t } });
    expect(container.querySelectorAll('[data-card]').length).toBe(3);
    expect(technologiesHeight(view, seat)).toBeGreaterThan(0);
  });
});
