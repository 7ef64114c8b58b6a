import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Aloud from '$lib/shell/Aloud.svelte';
import { spoken, Voice } from '$lib/shell/aloud.svelte';

let region: Record<string, unknown>;
let voice: Voice;
const heard = (): string[] => {
  flushSync();
  return [...document.querySelectorAll('[aria-live] p')].map((one) => one.textContent ?? '');
};
const pass = (milliseconds: number): string[] => {
  vi.advanceTimersByTime(milliseconds);
  return heard();
};

beforeEach(() => {
  vi.useFakeTimers();
  voice = new Voice();
  region = mount(Aloud, { target: document.body, props: { voice } });
});
afterEach(() => {
  void unmount(region);
  vi.useRealTimers();
});

test('the region is there before its words, and they go again', () => {
  expect(document.querySelector('[aria-live=polite]')).not.toBeNull();
  voice.say('Your turn');
  expect(heard()).toEqual(['Your turn']);
  expect(pass(6000)).toEqual([]);
});

test('of two at the same moment each comes by itself', () => {
  voice.say('Your turn');
  voice.say('Just so');
  expect(heard()).toEqual(['Your turn']);
  expect(pass(300)).toEqual(['Your turn', 'Just so']);
  voice.say('Confirm it');
  expect(pass(300).at(-1)).toBe('Confirm it');
});

test('what changes within a moment is said as it stands then; what is there already is not said again', () => {
  let text = $state('Matilda is thinking');
  const stop = $effect.root(() => spoken(() => text, voice));
  flushSync();
  expect(pass(100)).toEqual([]);
  text = 'Your turn';
  flushSync();
  expect(pass(200)).toEqual(['Your turn']);
  text = 'Your turn, Anna';
  flushSync();
  text = 'Your turn';
  flushSync();
  expect(pass(1000)).toEqual(['Your turn']);
  text = '';
  flushSync();
  expect(pass(1000)).toEqual(['Your turn']);
  text = 'Your turn';
  flushSync();
  expect(pass(200)).toEqual(['Your turn', 'Your turn']);
  stop();
});
