import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('shows the bar of a page that the reader left by a press and came back to, and measures nothing for it', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  let navigate!: NavigateFunction;
  const Go = () => {
    const go = useNavigate();
    useEffect(() => void (navigate = go), [go]);
    return null;
  };
  const walk = (isShown: boolean) => (
    <MemoryRouter initialEntries={['/categories/pains']}>
      <Go />
      <button type="button">Panier</button>
      <Bar isShown={isShown} />
    </MemoryRouter>
  );
  const { rerender } = render(walk(true));
  fireEvent.pointerDown(screen.getByRole('button'), { clientX: 0, clientY: 0 });
  act(() => void navigate('/panier'));
  rerender(walk(false));
  act(() => void navigate(-1));
  rerender(walk(true));
  expect(screen.getByRole('complementary').textContent).toBe('shown');
  expect(measured).not.toHaveBeenCalled();
  measured.mockRestore();
});
