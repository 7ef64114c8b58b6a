import { describe, expect, it } from 'vitest';
import type { LegalAction, Look } from '$lib/api/types';
import { cheapest } from '$lib/games/caylus/bundle.svelte';
import { CaylusController } from '$lib/games/caylus/controller.svelte';
import type { CaylusView } from '$lib/games/caylus/view';
import { context, POSITIONS, type Bench, type Position } from './positions';

/** A referee that lets so many of the same kind be given, each for so many points. */
function table(position: Position, most: number, points: number, refuses: (text: string) => boolean = () => false): Bench {
  const { view, legal } = position;
  const look = (actions: readonly string[]): Promise<Look<CaylusView>> => {
    const refused = actions.find(refuses);
    const more = actions.length < most;
    const scores = view.scores.map((n, seat) => n + (seat === view.current ? points * actions.length : 0));
    return Promise.resolve({
      view: { ...view, scores, ask: more ? view.ask : 'worker' },
      legal: more ? legal : [],
      story: [],
      ply: 0,
      actions,
      refusal: refused ? { rule: 'CAY-203', reason: 'no' } : null,
    });
  };
  return context(position, { look });
}
const batches = (legal: readonly LegalAction[]): LegalAction[] => legal.filter((a) => a.fields.kind === 'batch');

describe('batches', () => {
  it('are counted with their points; so many are sent at once, and that there are no more', async () => {
    const bench = table(POSITIONS.batch!, 4, 3);
    const c = new CaylusController(bench);
    await c.bundle.propose();
    expect(c.bundle.proposals.map((p) => p.points)).toEqual([3, 6, 9, 12]);
    expect([c.ready, c.staged]).toEqual([false, false]);
    c.give(3);
    expect([c.ready, c.staged]).toEqual([true, true]);
    await c.confirm();
    const sent = (bench.submit.mock.calls[0] as unknown as [readonly string[]])[0];
    expect(sent).toHaveLength(4);
    expect(sent.at(-1)).toBe('done');
  });
  it('of the last cubes need no word that there are no more', async () => {
    const bench = table(POSITIONS.batch!, 2, 3);
    const c = new CaylusController(bench);
    await c.bundle.propose();
    c.give(2);
    expect(c.bundle.actions).toHaveLength(2);
    c.cancel();
    expect([c.staged, c.chosen]).toEqual([false, null]);
  });
  it('can be changed one by one; what is refused is passed over', async () => {
    const all = batches(POSITIONS.batch!.legal).map((a) => a.text);
    expect(all.length).toBeGreaterThan(2);
    const c = new CaylusController(table(POSITIONS.batch!, 3, 3, (text) => text === all[1]));
    await c.pick(all[0]!);
    expect(c.bundle.chosen?.actions).toEqual([all[0]]);
    await c.bundle.change(0);
    expect(c.bundle.chosen?.actions).toEqual([all[2]]);
  });
  it('are proposed of what there is most of, gold last', () => {
    const { view, legal } = POSITIONS.batch!;
    const best = cheapest(legal, 'batch', view)!;
    const golden = batches(legal).filter((a) => (a.fields.cubes as string[]).includes('gold'));
    if (golden.length < batches(legal).length) expect(best.fields.cubes).not.toContain('gold');
  });
});

describe('a price', () => {
  it('is proposed whole and can be paid at once; Undo does not stop at it', async () => {
    const bench = table(POSITIONS.pay!, 2, 0);
    const c = new CaylusController(bench);
    await c.bundle.propose();
    expect([c.ready, c.staged]).toEqual([true, false]);
    await c.confirm();
    const [sent] = bench.submit.mock.calls[0] as unknown as [readonly string[]];
    expect(sent).toHaveLength(2);
    expect(sent.every((text) => text.startsWith('pay '))).toBe(true);
  });
  it('can be paid with another cube', async () => {
    const c = new CaylusController(table(POSITIONS.pay!, 1, 0));
    await c.bundle.propose();
    const other = POSITIONS.pay!.legal.find((a) => a.fields.kind === 'pay' && a.text !== c.bundle.chosen!.actions[0])!;
    await c.pick(other.text);
    expect(c.bundle.actions).toEqual([other.text]);
  });
});

describe('a pass', () => {
  it('that is forced is known as such', () => {
    const pass = POSITIONS.worker!.legal.filter((a) => a.text === 'pass');
    expect(new CaylusController(context({ ...POSITIONS.worker!, legal: pass })).forced).toBe(true);
    expect(new CaylusController(context({ ...POSITIONS.worker!, legal: pass }, { mode: 'plan' })).forced).toBe(false);
    expect(new CaylusController(context(POSITIONS.worker!)).forced).toBe(false);
  });
});
