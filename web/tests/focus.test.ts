import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepsFocus, stand } from '$lib/table/focus';

const page = (): HTMLElement => {
  document.body.innerHTML = `<div class="page"><section class="board"><button id="place">Place</button></section>
    <footer class="decide"><button id="first">First</button><button id="confirm">Confirm</button></footer></div>`;
  return document.querySelector('.page')!;
};
const part = (id: string): HTMLButtonElement => document.querySelector(id)!;
/** The next frame has been made. */
const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));

describe('the keyboard’s place', () => {
  let kept: { destroy: () => void } | null = null;
  const keep = () => (kept = keepsFocus(page()));
  afterEach(() => kept?.destroy());

  it('is the bar once the button that was pressed is gone, and the sheet for what lay there', async () => {
    keep();
    part('#first').focus();
    part('#first').remove();
    await settled();
    expect(document.activeElement).toBe(part('.decide'));
    part('#place').focus();
    part('#place').remove();
    await settled();
    expect(document.activeElement).toBe(part('.board'));
  });

  it('goes back to a button that was only shut for a moment', async () => {
    keep();
    part('#confirm').focus();
    part('#confirm').disabled = true;
    await settled();
    expect(document.activeElement).toBe(part('.decide'));
    part('#confirm').disabled = false;
    await settled();
    expect(document.activeElement).toBe(part('#confirm'));
  });

  it('stays with whoever has gone elsewhere in the meantime', async () => {
    keep();
    part('#confirm').focus();
    part('#confirm').disabled = true;
    await settled();
    part('#first').focus();
    part('#confirm').disabled = false;
    await settled();
    expect(document.activeElement).toBe(part('#first'));
  });

  it('is given back by a dialog to a part of the page that stood for it', () => {
    document.body.innerHTML = '<main>the table</main><button>Beside it</button>';
    const main = document.querySelector('main')!;
    stand(main);
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Close</button></dialog>');
    const dialog = document.querySelector('dialog')!;
    dialog.querySelector('button')!.focus();
    dialog.remove();
    main.focus();
    expect(document.activeElement).toBe(main);
    document.querySelector('button')!.focus();
    expect(main.hasAttribute('tabindex')).toBe(false);
  });

  it('is nowhere for who has left it', async () => {
    keep();
    part('#first').focus();
    part('#first').blur();
    await settled();
    part('#first').remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('leaves no stop for Tab behind', () => {
    keep();
    const focus = vi.spyOn(part('.decide'), 'focus');
    stand(part('.decide'));
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(part('.decide').getAttribute('tabindex')).toBe('-1');
    part('#first').focus();
    expect(part('.decide').hasAttribute('tabindex')).toBe(false);
  });
});
