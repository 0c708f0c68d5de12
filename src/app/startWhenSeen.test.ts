import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWhenSeen, type CodeStart } from './startWhenSeen.ts';

const FILES = ['/assets/react.js', '/assets/entry.js', '/assets/screen.js'];
/** What the page added to its head, which would otherwise be fetched at once. */
let added: Node[];
const fetched = () => added.filter((node) => node instanceof HTMLLinkElement).map((link) => link.getAttribute('href'));
const scripts = () => added.filter((node) => node instanceof HTMLScriptElement);

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as Node[])));
});
afterEach(() => {
  // What still waits for a press is not left to the next test.
  window.dispatchEvent(new Event('pointerdown'));
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const open = (when: CodeStart = 'seen') => startWhenSeen(FILES, '/assets/entry.js', when);

it('loads nothing before the page was painted, and everything after 2.5 s at the latest', () => {
  open();
  expect(fetched()).toEqual([]);
  vi.advanceTimersByTime(2500);
  expect(fetched()).toEqual(FILES);
});

it('waits for the pictures on the screen, also lazy ones, and for no others', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  const show = (top: number) => {
    const image = document.body.appendChild(document.createElement('img'));
    const decoded = Promise.withResolvers<void>();
    image.decode = vi.fn(() => decoded.promise);
    image.getBoundingClientRect = () => ({ width: 172, top, bottom: top + 172, left: 16 }) as DOMRect;
    return { image, ...decoded };
  };
  const [lazy, below] = [show(600), show(window.innerHeight + 1)];
  open();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched()).toEqual([]);
  expect(below.image.decode).not.toHaveBeenCalled();
  lazy.reject(new Error('a picture that failed'));
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched()).toEqual(FILES);
  for (const { image } of [lazy, below]) image.remove();
  vi.unstubAllGlobals();
});

it('waits for no picture on a page whose largest part is text', async () => {
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
  open('painted');
  expect(fetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched()).toEqual(FILES);
  vi.unstubAllGlobals();
});

it('starts with the first press', () => {
  open();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(fetched()).toEqual(FILES);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(5000);
  expect(fetched()).toEqual(FILES);
});

it('runs one file after another up to the entry, each in its own task', () => {
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
  open('now');
  expect(fetched()).toEqual(FILES);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/react.js']);
});

it('adds a whole sheet after the part that the page contains, and runs nothing before it applies', () => {
  document.head.innerHTML = '<style data-href="/assets/entry.css"></style><style data-href="/assets/page.css"></style>';
  const after = vi.spyOn(document.head.children[0]!, 'after').mockImplementation(() => {});
  startWhenSeen(['/assets/entry.css', ...FILES], '/assets/entry.js', 'now');
  expect(fetched()).toEqual(['/assets/entry.css', ...FILES]);
  const sheet = after.mock.calls[0]![0] as HTMLLinkElement;
  expect(sheet.outerHTML).toBe('<link rel="stylesheet" href="/assets/entry.css">');
  expect(scripts()).toEqual([]);
  sheet.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(0);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/react.js']);
  document.head.replaceChildren();
});

describe('a file that failed to load', () => {
  const lose = () => scripts().at(-1)!.dispatchEvent(new Event('error'));

  it.each(['online', 'pointerdown', 'keydown'])('is fetched again with the next %s, once', (kind) => {
    open('now');
    lose();
    expect(scripts()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) window.dispatchEvent(new Event(kind));
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/assets/react.js', '/assets/react.js']);
    scripts()[1]!.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(0);
    expect(scripts()).toHaveLength(3);
  });

  it('is fetched again after 15 s, the entry as well', () => {
    open('now');
    scripts()[0]!.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(0);
    lose();
    vi.advanceTimersByTime(15_000);
    expect(
      scripts()
        .map(({ src }) => new URL(src).pathname)
        .slice(1),
    ).toEqual(['/assets/entry.js', '/assets/entry.js']);
  });

  it('reloads the page if the browser has cached the failure, and only once the market responds', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    open('now');
    lose();
    vi.advanceTimersByTime(15_000);
    lose();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reload).not.toHaveBeenCalled();
    network.mockResolvedValue(new Response());
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
