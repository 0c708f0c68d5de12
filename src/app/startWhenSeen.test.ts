import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWhenSeen } from './startWhenSeen.ts';

const FILES = ['/assets/react.js', '/assets/entry.js', '/assets/screen.js'];
const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => vi.useRealTimers());
const open = (isShell = false) => startWhenSeen(FILES, '/assets/entry.js', isShell);

it('loads nothing before the page was painted, and everything after 2.5 s at the latest', () => {
  open();
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(fetched()).toEqual(FILES);
});

it('starts with the first press', () => {
  open();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(fetched()).toEqual(FILES);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(5000);
  expect(fetched()).toEqual(FILES);
});

it('runs one file after the other up to the entry, each in a task of its own', () => {
  open();
  vi.advanceTimersByTime(2500);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/react.js']);
  scripts()[0]!.dispatchEvent(new Event('load'));
  expect(scripts()).toHaveLength(1);
  vi.advanceTimersByTime(0);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/react.js', '/assets/entry.js']);
  scripts()[1]!.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(100);
  expect(scripts()).toHaveLength(2);
});

it('starts immediately on a page that only its code fills', () => {
  open(true);
  expect(fetched()).toEqual(FILES);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/react.js']);
});
