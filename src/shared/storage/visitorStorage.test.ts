import { hash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { CUSTOMER_COOKIE, PLACE_COOKIE } from '#rules/addresses.ts';
import {
  LASTING_TRACES,
  leaveTraces,
  tracesLeft,
  wipeTraces,
} from '../../../tests/support/storefront/visitorFixtures.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { offlineClearCount } from './offlineCopies.ts';
import { claimStorage, clearVisitorStorage, removeCustomerCookie } from './visitorStorage.ts';
import { clearTabOfFormerVisit, markVisitEnd } from './visits.ts';

afterEach(() => {
  vi.restoreAllMocks();
  wipeTraces();
  removeCustomerCookie();
});

it('removes the visitor’s data from tab and persistent storage, and keeps the browser’s', () => {
  leaveTraces();
  clearVisitorStorage();
  expect(tracesLeft()).toEqual(LASTING_TRACES);
});

it('removes the place, the name and the offline copies, which the next person would see', () => {
  const cleared = offlineClearCount();
  for (const name of [PLACE_COOKIE, CUSTOMER_COOKIE, 'etal_other']) writeCookie(name, 'x', 1);
  clearVisitorStorage();
  const left = [PLACE_COOKIE, CUSTOMER_COOKIE, 'etal_other'].map((name) => readCookie(name) || null);
  expect([left, offlineClearCount() - cleared]).toEqual([[null, null, 'x'], 1]);
  writeCookie('etal_other', '', 0);
});

it('leaves other sites’ keys alone', () => {
  sessionStorage.setItem('neighbour', '1');
  clearVisitorStorage();
  expect(tracesLeft()).toEqual(['neighbour']);
});

it('clears persistent storage even if the tab’s storage is refused', () => {
  leaveTraces();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  clearVisitorStorage();
  expect(Object.keys(localStorage).sort()).toEqual(LASTING_TRACES);
});

it('keeps persistent personal data apart: another person finds none', () => {
  leaveTraces();
  claimStorage('auth0|ann');
  // A guest's data stay with the person who signs in.
  expect(localStorage.getItem('etal.personal.recent-searches')).not.toBeNull();
  claimStorage('auth0|ann');
  expect(localStorage.getItem('etal.personal.recent-searches')).not.toBeNull();
  claimStorage('auth0|bob');
  expect(tracesLeft()).toEqual([...LASTING_TRACES, 'etal.personal.of', 'etal.signed-out-at', 'etal.visit'].sort());
  clearVisitorStorage();
  expect(tracesLeft()).toEqual([...LASTING_TRACES, 'etal.signed-out-at', 'etal.visit']);
});

it('clears a tab that the browser restores after a sign-out, and no other', () => {
  clearTabOfFormerVisit();
  sessionStorage.setItem('etal.choices', '{"note":"Au quai."}');
  clearTabOfFormerVisit();
  expect(sessionStorage.getItem('etal.choices')).not.toBeNull();
  markVisitEnd();
  clearTabOfFormerVisit();
  expect(tracesLeft()).toEqual(['etal.signed-out-at', 'etal.visit']);
  sessionStorage.setItem('etal.choices', '{"note":"Chez moi."}');
  clearTabOfFormerVisit();
  expect(sessionStorage.getItem('etal.choices')).not.toBeNull();
});

it('removes what a page writes while a sign-out leaves it, as the list of a search', () => {
  clearTabOfFormerVisit();
  clearVisitorStorage();
  markVisitEnd();
  sessionStorage.setItem('etal.lists', '[["/recherche?s=miel",24,0]]');
  clearTabOfFormerVisit();
  expect(tracesLeft()).toEqual(['etal.signed-out-at', 'etal.visit']);
});

it.each([
  ['the visit in which a login began, so that a sign-out meanwhile ends it', 'etal.sign-in-visit'],
  ['why the session is over, which the next document says', 'etal.sign-in-failed'],
])('keeps %s', (_, key) => {
  clearTabOfFormerVisit();
  clearVisitorStorage();
  sessionStorage.setItem(key, '');
  markVisitEnd();
  clearTabOfFormerVisit();
  expect(sessionStorage.getItem(key)).toBe('');
});

const named = () => readCookie(CUSTOMER_COOKIE) || null;
const digestOf = (sub: string) => hash('sha256', sub, 'hex');

it('names who is signed in to the server until they leave, or another person comes (ADR 141)', async () => {
  claimStorage('auth0|ann');
  await expect.poll(named).toBe(digestOf('auth0|ann'));
  removeCustomerCookie();
  claimStorage('auth0|ann');
  await expect.poll(named).toBe(digestOf('auth0|ann'));
  claimStorage('auth0|bob');
  expect(named()).toBeNull();
  await expect.poll(named).toBe(digestOf('auth0|bob'));
  clearVisitorStorage();
  expect(named()).toBeNull();
});

it('names nobody who has left while their name was being prepared', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest');
  claimStorage('auth0|ann');
  clearVisitorStorage();
  await digest.mock.results[0]!.value;
  await Promise.resolve();
  expect(named()).toBeNull();
});
