// @vitest-environment jsdom
/** Sounds are heard when something happens, and never later in a heap. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const started: number[] = [];
const open: FakeContext[] = [];

class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  #allowed: (() => void)[] = [];

  constructor() {
    open.push(this);
  }
  createOscillator(): object {
    const tone = { frequency: {}, connect: (to: object) => to, stop: () => {}, start: (at: number) => started.push(at) };
    return tone;
  }
  createGain(): object {
    const level = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    return { gain: level, connect: () => {} };
  }
  resume(): Promise<void> {
    return new Promise((resolve) => this.#allowed.push(resolve));
  }
  /** The browser lets the page sound. */
  allow(): void {
    this.state = 'running';
    for (const resolve of this.#allowed.splice(0)) resolve();
  }
}

async function strikes(): Promise<typeof import('$lib/state/strikes')> {
  vi.resetModules();
  return import('$lib/state/strikes');
}

describe('sounds', () => {
  beforeEach(() => {
    vi.stubGlobal('AudioContext', FakeContext);
    vi.useFakeTimers({ toFake: ['performance'] });
    started.length = open.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are not made up for once a page that was kept silent is touched', async () => {
    const { strike } = await strikes();
    for (const _ of [1, 2, 3]) {
      strike('lay');
      vi.advanceTimersByTime(4000);
    }
    expect(started).toEqual([]);
    open[0]!.allow();
    await Promise.resolve();
    expect(started).toEqual([]);
    strike('bell');
    expect(started).toEqual([0, 0.12]);
  });

  it('begin with the first one where the page may sound a moment later', async () => {
    const { strike } = await strikes();
    strike('bell');
    vi.advanceTimersByTime(20);
    open[0]!.allow();
    await Promise.resolve();
    expect(started).toEqual([0, 0.12]);
  });

  it('are asked for with every touch while the page is kept silent', async () => {
    const { strike } = await strikes();
    strike('lay');
    const resume = vi.spyOn(open[0]!, 'resume');
    dispatchEvent(new Event('pointerup'));
    expect(resume).toHaveBeenCalledTimes(1);
    open[0]!.allow();
    dispatchEvent(new Event('keydown'));
    expect(resume).toHaveBeenCalledTimes(1);
  });
});
