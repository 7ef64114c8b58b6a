import { describe, expect, it } from 'vitest';
import { leader } from '$lib/table/leader';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('a leader line', () => {
  const note = box(300, 20, 400, 40);
  it('runs from the edge of a note to the thing below it', () => {
    expect(leader(note, box(480, 200, 40, 40), null)).toEqual({ d: 'M500,60L500,206', x: 500, y: 206 });
  });
  it('begins within the note where the thing lies aside', () => {
    expect(leader(note, box(80, 300, 40, 40), null)?.d).toBe('M316,60L100,306');
  });
  it('leads nowhere when the thing is off the sheet', () => {
    expect(leader(note, box(80, 300, 40, 40), box(200, 100, 800, 600))).toBeNull();
    expect(leader(note, box(80, 300, 0, 0), null)).toBeNull();
  });
});
