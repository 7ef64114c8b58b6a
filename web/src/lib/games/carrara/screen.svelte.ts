/** Whether the screen before the own goods is lifted: for several people at one device, and for who is looked at. */
import { keep, recall } from '$lib/state/storage';

class Screen {
  lifted = $state(recall('carrara.screen', true));

  toggle(): void {
    this.lifted = !this.lifted;
    keep('carrara.screen', this.lifted);
  }
}
export const screen = new Screen();
