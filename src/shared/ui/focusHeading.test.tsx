import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusHeading, handFocusOn } from './focusHeading.ts';

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
