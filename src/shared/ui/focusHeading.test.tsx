import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusHeading } from './focusHeading.ts';
import { handFocusOn } from './handFocusOn.ts';

const page = (isThere: boolean) => (
  <main>
    {isThere ? (
      <h1 key="own" tabIndex={-1}>
        Où vous retrouve-t-on ?
      </h1>
    ) : (
      <h1 key="placeholder" ref={handFocusOn}>
        Votre panier
      </h1>
    )}
  </main>
);

it('hands the focus of a placeholder’s heading on to the page’s', async () => {
  const { rerender } = render(page(false));
  focusHeading();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Votre panier' }));
  rerender(page(true));
  const heading = screen.getByRole('heading', { name: 'Où vous retrouve-t-on ?' });
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('takes no focus for the page’s heading that the placeholder did not have', async () => {
  const { rerender } = render(page(false));
  rerender(page(true));
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});

const waiting = (isThere: boolean, part?: string) => (
  <main tabIndex={-1}>
    {isThere ? (
      <>
        <h1 key="own">Textes</h1>
        {part && <input key="part" aria-label={part} ref={(input) => input?.focus()} />}
      </>
    ) : (
      <div key="placeholder" ref={handFocusOn} aria-busy="true" />
    )}
  </main>
);

it('hands the focus of the main part on, which has it while nothing else is there', async () => {
  const { rerender } = render(waiting(false));
  focusHeading();
  expect(document.activeElement?.tagName).toBe('MAIN');
  rerender(waiting(true));
  await expect.poll(() => document.activeElement?.textContent).toBe('Textes');
});

it('leaves it with what the page has focused itself', async () => {
  const { rerender } = render(waiting(false));
  focusHeading();
  rerender(waiting(true, 'Nom'));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nom' }));
});

it('focuses the main part where the heading that is there is hidden behind a placeholder', () => {
  render(waiting(true));
  const hidden = screen.getByRole('heading', { name: 'Textes' });
  // What a browser does with an element without a box.
  hidden.focus = () => undefined;
  focusHeading();
  expect(document.activeElement?.tagName).toBe('MAIN');
});
