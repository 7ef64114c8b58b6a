/** Short sounds made on the spot: a few partials with a quick decay, like wood, stone and a small bell. */
export type SoundName = 'bell' | 'lay' | 'turn' | 'figure' | 'score' | 'coin' | 'build' | 'refuse';

interface Strike {
  readonly at: number;
  readonly freq: number;
  readonly length: number;
  readonly gain: number;
  readonly wave: OscillatorType;
}

const STRIKES: Record<SoundName, readonly Strike[]> = {
  lay: [
    { at: 0, freq: 170, length: 0.09, gain: 0.5, wave: 'triangle' },
    { at: 0.01, freq: 96, length: 0.12, gain: 0.4, wave: 'sine' },
  ],
  figure: [
    { at: 0, freq: 520, length: 0.06, gain: 0.22, wave: 'triangle' },
    { at: 0.02, freq: 300, length: 0.08, gain: 0.22, wave: 'sine' },
  ],
  // it is this person's turn, and nothing else sounds like it
  bell: [
    { at: 0, freq: 587, length: 0.22, gain: 0.16, wave: 'sine' },
    { at: 0.12, freq: 784, length: 0.3, gain: 0.16, wave: 'sine' },
  ],
  turn: [
    { at: 0, freq: 260, length: 0.04, gain: 0.22, wave: 'triangle' },
    { at: 0.05, freq: 310, length: 0.06, gain: 0.22, wave: 'triangle' },
  ],
  score: [
    { at: 0, freq: 659, length: 0.2, gain: 0.14, wave: 'sine' },
    { at: 0.09, freq: 880, length: 0.22, gain: 0.14, wave: 'sine' },
    { at: 0.18, freq: 1047, length: 0.34, gain: 0.12, wave: 'sine' },
  ],
  coin: [
    { at: 0, freq: 1976, length: 0.07, gain: 0.1, wave: 'triangle' },
    { at: 0.06, freq: 2637, length: 0.16, gain: 0.09, wave: 'triangle' },
  ],
  build: [
    { at: 0, freq: 240, length: 0.07, gain: 0.4, wave: 'triangle' },
    { at: 0.1, freq: 240, length: 0.07, gain: 0.34, wave: 'triangle' },
    { at: 0.2, freq: 150, length: 0.16, gain: 0.42, wave: 'sine' },
  ],
  refuse: [{ at: 0, freq: 140, length: 0.16, gain: 0.3, wave: 'triangle' }],
};

/** Milliseconds after which a sound that could not be heard at once is not made up for. */
const LATE = 250;

let context: AudioContext | null = null;

/** Browsers keep a page silent until somebody touches it, and after a call: every touch asks for sound again. */
function opened(): AudioContext {
  const made = new AudioContext();
  const wake = (): void => {
    if (made.state !== 'running') made.resume().catch(() => {});
  };
  for (const kind of ['pointerup', 'keydown']) addEventListener(kind, wake, { capture: true, passive: true });
  return made;
}

/** Sounds now, or not at all: while a page is kept silent its clock stands still, and all that waited would sound at once. */
export function strike(name: SoundName): void {
  const to = (context ??= opened());
  if (to.state === 'running') {
    ring(to, name);
    return;
  }
  const asked = performance.now();
  const heard = (): void => {
    if (performance.now() - asked < LATE) ring(to, name);
  };
  to.resume().then(heard, () => {});
}

function ring(to: AudioContext, name: SoundName): void {
  const now = to.currentTime;
  for (const strike of STRIKES[name]) {
    const tone = to.createOscillator();
    const level = to.createGain();
    tone.type = strike.wave;
    tone.frequency.value = strike.freq;
    level.gain.setValueAtTime(strike.gain, now + strike.at);
    level.gain.exponentialRampToValueAtTime(0.001, now + strike.at + strike.length);
    tone.connect(level).connect(to.destination);
    tone.start(now + strike.at);
    tone.stop(now + strike.at + strike.length);
  }
}
