import log from '$bastide/games/caylus/words/en.ftl?raw';
import text from '$bastide/games/caylus/words/ui.en.ftl?raw';
import { beforeAll, describe, expect, it } from 'vitest';
import { addText } from '$lib/i18n/fluent.svelte';
import { t } from '$lib/i18n';
import { ifEnded } from '$lib/games/caylus/ended';
import { faceOf } from '$lib/games/caylus/faces';
import { choicesOf } from '$lib/games/caylus/moves';
import { buildingLines } from '$lib/games/caylus/names';
import { lastSpot, spotTold } from '$lib/games/caylus/story';
import { BUILDINGS, RESOURCES } from '$lib/games/caylus/tables';
import { Phrases } from '$lib/table/phrases';
import { describe as words, describeChoice, labelOf, round, summary } from '$lib/games/caylus/words';
import { ASKS, NAMES, POSITIONS } from './positions';

beforeAll(() => {
  addText(log);
  addText(text);
});
const plain = (s: string): void => {
  expect(s).not.toMatch(/caylus-|undefined|NaN|\[object|\{/);
  expect(s.trim()).not.toBe('');
};

describe.each(ASKS)('asked %s', (ask) => {
  const { view, legal } = POSITIONS[ask]!;
  it('says every choice and what it brings', () => {
    for (const c of choicesOf(legal, view)) {
      plain(labelOf(c, view, t));
      plain(describeChoice(c, view, view.current, NAMES, t));
      faceOf(c, view);
    }
  });
  it('says how it stands', () => {
    plain(summary(view, t, NAMES));
    plain(round(view, t));
  });
});

describe('the words of the board', () => {
  it('name no turn before the first, as at the beginning of a replay', () => {
    const { view } = POSITIONS.worker!;
    expect(round({ ...view, turn: 0, phase: 0 }, t)).toBe('');
  });
  it('tell the price, the effect and the owner’s point of a place', () => {
    const { view, legal } = POSITIONS.worker!;
    const all = choicesOf(legal, view).map((c) => describeChoice(c, view, view.current, NAMES, t));
    expect(all.some((s) => /−\d denier/.test(s))).toBe(true);
    expect(all.some((s) => s.includes('+1 point'))).toBe(true);
  });
  it('describe every building in short lines with cost, points and owner’s gain', () => {
    for (const id of Object.keys(BUILDINGS)) {
      const { title, kind, lines } = buildingLines(id, t);
      [title, kind, ...lines].forEach(plain);
      if (BUILDINGS[id]!.points) expect(lines.join(' ')).toContain('point');
    }
    expect(buildingLines('stone_farm', t).lines).toContain('When another player works here, the owner takes 1 food or 1 cloth');
    expect(buildingLines('cathedral', t).lines).toContain('Costs 5 stone, 3 gold; gives 25 points');
    expect(buildingLines('church', t).lines[0]).toBe('2 deniers for 3 points or 4 deniers for 5 points');
  });
  it('turn lists of a log sentence into words', () => {
    expect(words({ cubes: ['food', 'wood', 'wood'] }, t)).toEqual({ cubes: '2 wood, 1 food' });
  });
  it('say every sentence of the log that has come up', () => {
    for (const { story } of Object.values(POSITIONS))
      for (const e of story) {
        const args = {
          name: NAMES[e.seat ?? 0]!,
          points: e.points,
          seats: '',
          winners: '',
          scores: '',
          ...Object.fromEntries(Object.entries(e.args).map(([k, v]) => [k, typeof v === 'number' ? v : JSON.stringify(v)])),
          ...new Phrases('caylus', NAMES, t).args(e.args, e.seat),
          ...words(e.args, t),
        };
        plain(t(e.key, args));
      }
  });
});

describe('the end', () => {
  it('counts goods as the rules do (CAY-281 to CAY-283)', () => {
    const { view } = POSITIONS.worker!;
    const found = ifEnded(view)!;
    view.seats.forEach((s, seat) => {
      const final = found['final-gold']![seat]! + found['final-cubes']![seat]! + found['final-deniers']![seat]!;
      expect(s.score + final, `seat ${seat}, ${RESOURCES.map((r) => s.cubes[r]).join(' ')}`).toBe(s.if_ended);
    });
    expect(ifEnded(POSITIONS.over!.view)).toBeNull();
  });
});

describe('where the log happened', () => {
  const told = (args: Record<string, unknown>): string | null => spotTold({ args: args as never });
  it('is found from its arguments', () => {
    expect(told({ place: 'gate', space: null })).toBe('special:gate');
    expect(told({ place: 'road', space: 7 })).toBe('road:7');
    expect(told({ space: 3 })).toBe('road:3');
    expect(told({ line: 'deniers', level: 2, column: 1 })).toBe('favour:deniers:1');
    expect(told({ from: 3, to: 5 })).toBe('stone:5');
    expect(told({ section: 'walls' })).toBe('section:walls');
    expect(told({ deniers: 3 })).toBeNull();
  });
  it('is the last deed of somebody in this turn', () => {
    const { view } = POSITIONS.worker!;
    const deed = {
      ply: 3,
      seat: 1,
      key: 'caylus-log-worker',
      args: { place: 'road', space: 4 },
      rule: null,
      points: 0,
      turn: view.turn,
      whose: null,
      actor: 1,
    };
    expect(lastSpot([deed], view)).toBe('road:4');
    expect(lastSpot([{ ...deed, turn: view.turn - 1 }], view)).toBeNull();
    expect(lastSpot([deed], { ...view, ply: 3 })).toBeNull();
  });
});
