/// <reference types="vite/client" />
/// <reference types="svelte" />

/** Hears a phone's way back while something lies open; TypeScript does not know it yet, nor does every browser. */
declare class CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
