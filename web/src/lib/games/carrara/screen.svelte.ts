/** What several parts of the table share: whether the own screen is lifted, and whose cities lie on the sheet. */
import { keep, recall } from '$lib/state/storage';

class Screen {
  lifted = $state(recall('carrara.screen', true));
  /** The seat whose cities are shown; null: those of the seat that this browser speaks for. */
  looking = $state<number | null>(null);
  /** The seat whose cities lie on the sheet now; the board says so. */
  shown = $state<number | null>(null);

  toggle(): void {
    this.lifted = !this.lifted;
    keep('carrara.screen', this.lifted);
  }
}
export const screen = new Screen();
