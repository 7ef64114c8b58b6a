/** What a choice looks like on a button: signs beside its words. */
import { isPlacing, type Choice } from './moves';
import { changeSigns, costStrip, cubesStrip, rewardStrip, type Strip } from './signs';
import { buildingOf, REWARDS, SPECIALS, type LineName, type Resource } from './tables';
import type { CaylusView } from './view';
import { offerOf } from './words';

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

/** What a choice takes and gives at once, as its outlook says. */
function traded(c: Choice, view: CaylusView): Face {
  if (!c.preview.plain) return NO;
  const changes = Object.entries(c.preview.changes[view.current] ?? {});
  const [pay, gain] = [changes.filter(([, n]) => n < 0).map(([w, n]) => [w, -n] as const), changes.filter(([, n]) => n > 0)];
  return { ...NO, pays: pay.length ? costStrip(Object.fromEntries(pay)) : null, gains: gain.length ? costStrip(Object.fromEntries(gain)) : null };
}

export function faceOf(c: Choice, view: CaylusView): Face {
  const f = c.fields;
  if (isPlacing(c)) return { ...NO, pays: c.preview.price ? costStrip({ deniers: c.preview.price }) : null };
  switch (c.kind) {
    case 'offer': {
      const offer = offerOf(c, view);
      if (!offer) return NO;
      const [pay, gain] = offer;
      return { ...NO, pays: costStrip(pay), gains: costStrip(gain), mute: true };
    }
    case 'build': {
      const b = buildingOf(f.building as string);
      return { ...NO, picture: b.id, pays: costStrip(c.preview.build?.cost ?? b.cost), gains: costStrip({ points: c.preview.build?.points ?? b.points }) };
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
    case 'skip':
    case 'done':
      return NO;
    default:
      return traded(c, view);
  }
}
