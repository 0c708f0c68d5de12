import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from './Button.tsx';

function Shelf({ ownSection = false }: { ownSection?: boolean }) {
  const [failed, setFailed] = useState(true);
  const notice = <Button onClick={() => setFailed(false)}>Réessayer</Button>;
  return (
    <main>
      <h1>Légumes</h1>
      {ownSection ? failed && <section>{notice}</section> : <section aria-label="Rayon">{failed && notice}</section>}
    </main>
  );
}
const retry = () => screen.getByRole('button', { name: 'Réessayer' });
const press = async () => {
  await act(async () => fireEvent.click(retry()));
};

it('moves focus from a retry that disappears to the section that it was in', async () => {
  render(<Shelf />);
  retry().focus();
  await press();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rayon' }));
});

it('moves it to the page if the section disappears as well', async () => {
  render(<Shelf ownSection />);
  retry().focus();
  await press();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves focus alone that is elsewhere', () => {
  const page = (failed: boolean) => (
    <main>
      <input aria-label="Chercher" />
      <section>{failed && <Button>Réessayer</Button>}</section>
    </main>
  );
  const { rerender } = render(page(true));
  const search = screen.getByRole('textbox');
  search.focus();
  rerender(page(false));
  expect(document.activeElement).toBe(search);
});
