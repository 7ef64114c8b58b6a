/** What a choice looks like on a button: signs beside its words. */
import { isPlacing, type Choice } from './moves';
import { changeSigns, costStrip, cubesStrip, rewardStrip, type Strip } from './signs';
import { buildingOf, REWARDS, SPECIALS, type LineName, type Resource } from './tables';
import type { CaylusView } from './view';
import { offerOf } from './words';
import { sides } from './names';

export interface Face {
  /** A building whose picture stands before the words. */
  readonly picture: string | null;
  /** What is paid; an arrow follows. */
  readonly pays: Strip | null;
  readonly gains: Strip | null;
  /** Whether the signs say everything and the words are for screen readers only. */
  readonly mute: boolean;
}
const NO: Face = { picture: null, pays: null, gains: null, mute: false };

export function faceOf(c: Choice, view: CaylusView): Face {
  const f = c.fields;
  if (isPlacing(c)) return { ...NO, pays: c.preview.price ? costStrip({ deniers: c.preview.price }) : null };
  switch (c.kind) {
    case 'provost': {
      const paid = -(c.preview.changes[view.current]?.deniers ?? 0);
      return { ...NO, pays: paid > 0 ? costStrip({ deniers: paid }) : null };
    }
    case 'take':
    case 'bonus': {
      const won = Object.entries(c.preview.changes[view.current] ?? {}).filter(([, n]) => n > 0);
      return { ...NO, gains: costStrip(won.length ? Object.fromEntries(won) : { [f.cube as Resource]: 1 }) };
    }
    case 'sell':
      return { ...NO, pays: costStrip({ [f.cube as Resource]: 1 }), gains: costStrip({ deniers: Math.max(0, c.preview.changes[view.current]?.deniers ?? 0) }) };
    case 'buy':
      return {
        ...NO,
        pays: costStrip({ deniers: Math.max(1, -(c.preview.changes[view.current]?.deniers ?? 0)) }),
        gains: costStrip({ [f.cube as Resource]: 1 }),
      };
    case 'pay':
      return { ...NO, pays: costStrip({ [f.cube as Resource]: 1 }) };
    case 'offer': {
      const offer = offerOf(c, view);
      if (!offer) return NO;
      const [pay, gain] = sides(offer);
      return { ...NO, pays: costStrip(pay), gains: costStrip(gain), mute: true };
    }
    case 'build': {
      const b = buildingOf(f.building as string);
      return { ...NO, picture: b.id, pays: costStrip(c.preview.build?.cost ?? b.cost), gains: costStrip({ points: b.points }) };
    }
    case 'transform':
      return {
        ...NO,
        picture: f.building as string | null,
        pays: costStrip(c.preview.build?.cost ?? {}),
        gains: costStrip({ points: c.preview.build?.points ?? 2 }),
      };
    case 'batch':
      return {
        ...NO,
        pays: cubesStrip(f.cubes as readonly Resource[]),
        gains: c.preview.batch ? costStrip({ points: c.preview.batch.points }) : null,
        mute: true,
      };
    case 'favour':
      return f.column === null ? NO : { ...NO, gains: rewardStrip(REWARDS[f.line as LineName][Number(f.column) - 1] ?? {}) };
    case 'joust':
      return { ...NO, pays: costStrip(SPECIALS.find((s) => s.id === 'joust_field')!.cost), gains: changeSigns.crown };
    case 'pass': {
      const got = c.preview.changes[view.current]?.deniers ?? 0;
      return { ...NO, gains: got > 0 ? costStrip({ deniers: got }) : null };
    }
    default:
      return NO;
  }
}
