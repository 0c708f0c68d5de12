import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from './LiveRegion.tsx';
import { ToastHost, useToast } from './toasts.tsx';

const toast = renderHook(() => useToast()).result.current;
const visibleTexts = () => [...document.querySelectorAll('[popover] span')].map(({ textContent }) => textContent);
// Step by step: React applies what one timer changed before the next timer runs.
const pass = async (ms: number) => {
  for (let remaining = ms; remaining >= 0; remaining -= 25)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(remaining, 25)));
};

beforeAll(() => import('./ToastStack.tsx'));
beforeEach(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined;
  HTMLElement.prototype.hidePopover ??= () => undefined;
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = async () => {
  render(
    <StrictMode>
      <LiveRegion />
      <ToastHost />
    </StrictMode>,
  );
  await pass(0);
};

it('renders nothing before the first toast, on the server or in the browser', async () => {
  expect(renderToString(<ToastHost />)).toBe('');
  await page();
  expect(document.querySelector('[popover]')).toBeNull();
});

it('loads the stack on a press, ahead of the first toast', async () => {
  await page();
  fireEvent.pointerDown(document.body);
  await pass(0);
  expect(document.querySelector('[popover]')).toBeTruthy();
  expect(visibleTexts()).toEqual([]);
});

it('keeps a toast for 2000 ms (F-181)', async () => {
  await page();
  act(() => toast.success('Bread added'));
  await pass(0);
  await pass(300);
  expect(visibleTexts()).toEqual(['Bread added']);
  await pass(1600);
  expect(visibleTexts()).toEqual(['Bread added']);
  await pass(1000);
  expect(visibleTexts()).toEqual([]);
});

it('shows at most 20 at once: the oldest leaves for the newest (F-181)', async () => {
  await page();
  act(() => Array.from({ length: 21 }, (_, index) => toast.success(`Toast ${index + 1}`)));
  await pass(0);
  expect(visibleTexts()).toHaveLength(20);
  expect(visibleTexts()).not.toContain('Toast 21');
  // The oldest leaves slowly, and the newest appears when it has gone.
  for (let waited = 0; waited < 1800 && visibleTexts().includes('Toast 1'); waited += 100) await pass(100);
  expect(visibleTexts()).not.toContain('Toast 1');
  expect(visibleTexts()).toContain('Toast 21');
  expect(visibleTexts()).toHaveLength(20);
});

it('does not stack the same error twice', async () => {
  await page();
  act(() => {
    toast.error('No more left');
    toast.error('No more left');
  });
  await pass(0);
  expect(visibleTexts()).toEqual(['No more left']);
});

it('is visual only; the live region has the words, with the fuller sentence if there is one', async () => {
  await page();
  act(() => toast.success('Bread added', '/bread.webp', 'Bread added. 8 articles.'));
  await pass(0);
  const stack = document.querySelector('[popover]');
  expect(stack?.getAttribute('aria-hidden')).toBe('true');
  expect(stack?.querySelector('img')?.getAttribute('src')).toBe('/bread.webp');
  await pass(500);
  expect(screen.getByRole('status').textContent).toBe('Bread added. 8 articles.');
  act(() => toast.error('No more left'));
  expect(screen.getByRole('alert').textContent).toBe('No more left');
});

it('is shown once, and again above each dialog that was opened since', async () => {
  await page();
  const moves: string[] = [];
  let isOpen = false;
  let isModal = false;
  const { matches } = HTMLElement.prototype;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? isOpen : matches.call(this, selector);
  });
  const { querySelector } = Document.prototype;
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector === 'dialog:modal' ? (isModal ? document.body : null) : querySelector.call(document, selector),
  );
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(() => void moves.push('show'));
  vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(() => void moves.push('hide'));
  const movesAt = async (text: string) => {
    act(() => toast.success(text));
    await pass(0);
    return moves.splice(0);
  };
  expect(await movesAt('first')).toEqual(['show']);
  isOpen = true;
  expect(await movesAt('second')).toEqual([]);
  isModal = true;
  expect(await movesAt('third')).toEqual(['hide', 'show']);
  vi.restoreAllMocks();
});

it('keeps the rules of the positioning library in a sheet that the page’s policy allows', async () => {
  await page();
  act(() => toast.success('Bread added'));
  await pass(0);
  expect(document.querySelector('style#_goober')).toBeNull();
  expect(window._goober?.firstChild.data).toContain('position:fixed');
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  expect(rules.join(' ')).toContain('position: fixed');
});
