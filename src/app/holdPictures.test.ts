import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdPictures } from './holdPictures.ts';

type Watch = { margin: string; targets: Set<Element>; see: (...frames: Element[]) => void; isOver: boolean };
let watches: Watch[];

/** A browser that reports what lies within a margin when the test says so. */
class Observer {
  readonly #watch: Watch;
  constructor(
    callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    options: { rootMargin: string },
  ) {
    const targets = new Set<Element>();
    const see = (...frames: Element[]) =>
      callback([...targets].map((target) => ({ target, isIntersecting: frames.includes(target) })));
    this.#watch = { margin: options.rootMargin, targets, see, isOver: false };
    watches.push(this.#watch);
  }
  observe = (target: Element) => void this.#watch.targets.add(target);
  unobserve = (target: Element) => void this.#watch.targets.delete(target);
  disconnect = () => void (this.#watch.isOver = true);
}

const frames = () => [...document.querySelectorAll('p')];
const delayed = () => frames().map((frame) => frame.hasAttribute('data-far'));
const isSorted = () => 'sorted' in document.documentElement.dataset;

beforeEach(() => {
  watches = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  delete document.documentElement.dataset['sorted'];
  document.body.innerHTML =
    '<p><img loading="lazy"></p><p><img loading="lazy"></p><p><img loading="lazy"></p><p><img></p>';
});
afterEach(() => {
  window.dispatchEvent(new Event('scroll'));
  vi.unstubAllGlobals();
});

it('shows the pictures of the screen once it is laid out, and holds the other lazy ones', () => {
  holdPictures();
  expect([delayed(), isSorted()]).toEqual([[true, true, true, false], false]);
  watches[0]!.see(frames()[0]!);
  expect([watches[0]!.margin, delayed(), isSorted()]).toEqual(['0px', [false, true, true, false], true]);
});

it('shows a picture that comes within a screen of the window once the reader has moved, and never holds it again', () => {
  holdPictures();
  watches[0]!.see(frames()[0]!);
  for (let time = 0; time < 2; time += 1) window.dispatchEvent(new Event('scroll'));
  expect(watches.map(({ margin, isOver }) => [margin, isOver])).toEqual([
    ['0px', true],
    ['100%', false],
  ]);
  watches[1]!.see(frames()[1]!);
  watches[1]!.see();
  expect(delayed()).toEqual([false, false, true, false]);
});

it('does not take the page changing below a resting pointer for the reader moving', () => {
  holdPictures();
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  move(0);
  expect(watches).toHaveLength(1);
  move(3);
  expect(watches).toHaveLength(2);
});

it('delays nothing on a page without lazy pictures, or in a browser that cannot watch them', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  holdPictures();
  expect([delayed(), isSorted()]).toEqual([[false, false, false, false], true]);
  vi.stubGlobal('IntersectionObserver', Observer);
  delete document.documentElement.dataset['sorted'];
  document.body.innerHTML = '<p><img></p>';
  holdPictures();
  expect([watches, isSorted()]).toEqual([[], true]);
});

it('waits for the whole document before it sorts', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  holdPictures();
  expect(delayed()).toEqual([false, false, false, false]);
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(delayed()).toEqual([true, true, true, false]);
});
