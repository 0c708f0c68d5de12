import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginFixedWeek } from './storefront/fixedWeek.ts';
import { recordListeners, takeLeftListeners } from './storefront/leftListeners.ts';
import { recordLinks, takeStrayLinks } from './storefront/linkLanguage.ts';
import { crashes, endWaitsAtCrash, forgetCrash } from './storefront/renderCrash.tsx';
import { recordTexts, takeForeignTexts } from './storefront/textLanguage.ts';

beginFixedWeek();

// The first one, so that it runs last: once the page of the test is gone.
let stopListeners: () => void;
afterEach(() => expect(takeLeftListeners(), 'listeners and intervals that stay').toEqual([]));

// Components wait as long as a server's answer may take: one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
endWaitsAtCrash();
afterEach(forgetCrash);
afterEach(() => expect(crashes.splice(0), 'errors of fixtures').toEqual([]));

/**
 * Warnings that are mistakes wherever they come. Relay's of a response in which one record has two values: no server sends it, so the
 * fixture is wrong. React's of keys, of HTML that a browser would change, and of a state that another component sets while it renders.
 */
const MISTAKE =
  /RelayResponseNormalizer: Invalid record|unique "key" prop|children with the same key|Invalid (?:ARIA|DOM|event)|In HTML, |cannot contain|cannot be a (?:child|descendant)|Cannot update a component|is changing an? \w+ (?:input|select)|Maximum update depth|without an `onChange` handler|does not recognize the/;
const mistakes: string[] = [];
/**
 * What only wrong code throws. A part's own boundary catches it and shows nothing or a sentence in its place, so that a test of
 * another part stays green.
 */
const FAULTS = new Set(['TypeError', 'ReferenceError', 'RangeError']);
/** The browser's own words for an address that cannot be reached. */
const UNREACHED = /^(?:Failed to fetch|fetch failed|Load failed)/;
const isFault = (value: unknown): value is Error =>
  value instanceof Error && FAULTS.has(value.name) && !UNREACHED.test(value.message);
const caught: Error[] = [];
const output = globalThis.console;
const printError = output.error;
beforeAll(() => {
  output.error = (...args: unknown[]) => {
    if (MISTAKE.test(String(args[0]))) mistakes.push(args.map(String).join(' ').slice(0, 500));
    caught.push(...args.filter(isFault));
    printError(...args);
  };
});
afterEach(() => expect(mistakes.splice(0), 'warnings of React and Relay').toEqual([]));
afterEach(() => expect(caught.splice(0), 'errors that a boundary caught').toEqual([]));

/**
 * A browser focuses the button that is pressed, and loses the focus to the page's beginning when the button disappears: a
 * keyboard then starts again there. No press of any test may end so.
 */
let pressed: { control: HTMLElement; name: string; page: Element } | undefined;
const lost: string[] = [];
/** What follows a press is over at the next one, or at the end of the test. */
function noteLost(): void {
  const isLost = pressed?.page.isConnected && !pressed.control.isConnected && document.activeElement === document.body;
  if (isLost && pressed) lost.push(pressed.name);
  pressed = undefined;
}
const focusPressed = ({ target }: Event) => {
  noteLost();
  const control = target instanceof HTMLElement ? target.closest<HTMLElement>('button, input, select') : null;
  // A part that a test draws outside of a page has nothing around it that could receive the focus.
  const page = control?.closest('main') ?? control?.closest('section, dialog');
  if (!control || !page || control.matches(':disabled')) return;
  control.focus();
  pressed = { control, name: control.ariaLabel ?? control.textContent, page };
};
beforeAll(() => document.addEventListener('click', focusPressed, { capture: true }));
afterEach(() => {
  noteLost();
  expect(lost.splice(0), 'controls whose press lost the focus').toEqual([]);
});

/** A link that leads out of the language of its page, or names a view by the other one's word. */
let stopLinks: () => void;
let stopTexts: () => void;
beforeAll(() => {
  stopListeners = recordListeners();
  stopLinks = recordLinks();
  stopTexts = recordTexts();
});
afterEach(() => expect(takeForeignTexts(), 'days and hours in the other language').toEqual([]));
afterEach(() => expect(takeStrayLinks(), 'links into the other language').toEqual([]));
afterAll(() => {
  stopTexts();
  stopLinks();
  stopListeners();
});

// Files of one worker share a document, so each cleans up after itself.
afterEach(cleanup);
afterAll(() => {
  output.error = printError;
  if (typeof document === 'undefined') return;
  document.removeEventListener('click', focusPressed, { capture: true });
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});
