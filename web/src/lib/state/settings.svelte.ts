/** A person's choices, remembered in this browser. */
import { LANGUAGES, i18n, setLanguage, type Language } from '$lib/i18n/fluent.svelte';
import { keep, recall } from './storage';

export type Theme = 'vellum' | 'night';
export type ThemeChoice = Theme | 'system';

/** Before which moves one is asked. */
export const ASKING = ['needed', 'always', 'never'] as const;
/** `needed`: before what Undo cannot freely take back; `always` and `never` speak for themselves. */
export type Asking = (typeof ASKING)[number];

/** How fast it is told what happened. */
export const PACES = ['instant', 'brisk', 'calm'] as const;
export type Pace = (typeof PACES)[number];
const TEMPI: Record<Pace, number> = { instant: 0, brisk: 0.6, calm: 1 };

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';
const media = (query: string): MediaQueryList | null =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const low = tag.toLowerCase();
    if (low.startsWith('zh')) return 'zh-Hant';
    if (low.startsWith('ja')) return 'ja';
    if (low.startsWith('en')) return 'en';
  }
  return 'en';
}

export class Settings {
  name = $state(recall('name', ''));
  themeChoice = $state<ThemeChoice>(recall<ThemeChoice>('theme', 'system'));
  lang = $state<Language>('en');
  /** When one is asked before a move is sent. Who had switched it off before there was a choice is never asked. */
  asks = $state<Asking>(ASKING.find((one) => one === recall<string>('asks', '')) ?? (recall('confirm', true) ? 'needed' : 'never'));
  sound = $state(recall('sound', false));
  /** Who had switched motion off before there were paces finds it off. */
  pace = $state<Pace>(PACES.find((one) => one === recall<string>('pace', '')) ?? (recall('motion', true) ? 'calm' : 'instant'));
  #dark = $state(media(DARK)?.matches ?? false);
  #still = $state(media(STILL)?.matches ?? false);

  constructor() {
    media(DARK)?.addEventListener?.('change', (event) => {
      this.#dark = event.matches;
      this.applyTheme();
    });
    media(STILL)?.addEventListener?.('change', (event) => {
      this.#still = event.matches;
      this.applyTheme();
    });
  }

  get theme(): Theme {
    return this.themeChoice === 'system' ? (this.#dark ? 'night' : 'vellum') : this.themeChoice;
  }

  /** Whether things move: the person's setting and the system's. */
  get moves(): boolean {
    return this.tempo > 0;
  }
  /** What the time of whatever moves is multiplied by; 0 when nothing does. */
  get tempo(): number {
    return this.#still ? 0 : TEMPI[this.pace];
  }

  applyTheme(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.moves ? 'on' : 'off';
    root.style.setProperty('--tempo', String(this.tempo));
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.theme === 'night' ? '#0F1217' : '#D3CCBB');
  }

  setTheme(choice: ThemeChoice): void {
    this.themeChoice = choice;
    keep('theme', choice);
    this.applyTheme();
  }

  setName(name: string): void {
    this.name = name.trim();
    keep('name', this.name);
  }

  /** Whether anything waits for Confirm. */
  get confirm(): boolean {
    return this.asks !== 'never';
  }
  setAsks(asks: Asking): void {
    this.asks = asks;
    keep('asks', asks);
  }

  set(key: 'sound', value: boolean): void {
    this[key] = value;
    keep(key, value);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
    this.applyTheme();
  }

  async setLang(lang: Language): Promise<void> {
    try {
      await setLanguage(lang);
    } catch {
      // its texts did not come: they are asked for again once there is a line
      addEventListener('online', () => i18n.wanted === lang && void this.setLang(lang), { once: true });
      return;
    }
    if (i18n.lang !== lang) return; // another one was chosen meanwhile
    this.lang = lang;
    keep('lang', lang);
    document.documentElement.lang = lang;
  }

  /** Reads `?lang=`, what was chosen before, or the browser's wish; resolves once its texts are there. */
  async start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('lang');
    const chosen = asked ?? recall<string | null>('lang', null);
    const lang = LANGUAGES.find((one) => one === chosen) ?? preferredLanguage(navigator.languages);
    await setLanguage(lang);
    this.lang = lang;
    if (asked === lang) keep('lang', lang);
    document.documentElement.lang = lang;
    this.applyTheme();
  }
}

export const settings = new Settings();
