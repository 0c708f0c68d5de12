import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useCoversLastClick } from './useCoversLastClick.ts';

function Bar({ isShown }: { isShown: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const isHidden = useCoversLastClick(bar, isShown);
  return isShown && <aside ref={bar}>{isHidden ? 'hidden' : 'shown'}</aside>;
}

const page = (isShown: boolean) => (
  <MemoryRouter initialEntries={['/categories/pains']}>
    <button type="button">Ajouter</button>
    <Bar isShown={isShown} />
  </MemoryRouter>
);

const before = window.location.pathname;
beforeEach(() => window.history.replaceState(null, '', '/categories/pains'));
afterEach(() => window.history.replaceState(null, '', before));

/** Nothing has a layout here, so that everything lies in the same place. */
function pressThenShow(pressedOn: string): string | null {
  window.history.replaceState(null, '', pressedOn);
  const { rerender } = render(page(false));
  fireEvent.pointerDown(screen.getByRole('button'), { clientX: 0, clientY: 0 });
  window.history.replaceState(null, '', '/categories/pains');
  rerender(page(true));
  return screen.getByRole('complementary').textContent;
}

it('hides the bar that would appear over what was pressed, until something else is pressed', () => {
  expect(pressThenShow('/categories/pains')).toBe('hidden');
  fireEvent.pointerDown(screen.getByRole('button'), { clientX: 500, clientY: 500 });
  expect(screen.getByRole('complementary').textContent).toBe('shown');
});

it('shows the bar of another page than that of the press', () => {
  expect(pressThenShow('/panier')).toBe('shown');
});
