import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginFixedWeek } from './storefront/fixedWeek.ts';
import { recordLinks, takeStrayLinks } from './storefront/linkLanguage.ts';
import { crashes, endWaitsAtCrash, forgetCrash } from './storefront/renderCrash.tsx';

beginFixedWeek();

// Components wait as long as a server's answer may take: one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
endWaitsAtCrash();
afterEach(forgetCrash);
afterEach(() => expect(crashes.splice(0), 'errors of fixtures').toEqual([]));

/** Relay's warning of a response in which one record has two values: no server sends it, so the fixture is wrong. */
const CONFLICTING_RECORD = /RelayResponseNormalizer: Invalid record/;
const conflicts: string[] = [];
/**
 * What only wrong code throws. A part's own boundary catches it and shows nothing or a sentence in its place, so that a test of
 * another part stays green.
 */
const FAULTS = new Set(['TypeError', 'ReferenceError', 'RangeError']);
/** The browser's own words for an address that cannot be reached. */
const UNREACHED = /fetch/i;
const isFault = (value: unknown): value is Error =>
  value instanceof Error && FAULTS.has(value.name) && !UNREACHED.test(value.message);
const caught: Error[] = [];
const output = globalThis.console;
const printError = output.error;
beforeAll(() => {
  output.error = (...args: unknown[]) => {
    if (CONFLICTING_RECORD.test(String(args[0]))) conflicts.push(String(args[0]));
    caught.push(...args.filter(isFault));
    printError(...args);
  };
});
afterEach(() => expect(conflicts.splice(0)).toEqual([]));
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
beforeAll(() => void (stopLinks = recordLinks()));
afterEach(() => expect(takeStrayLinks(), 'links into the other language').toEqual([]));
afterAll(() => stopLinks());

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
