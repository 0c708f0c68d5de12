import { afterEach, expect, it, vi } from 'vitest';
import {
  LASTING_TRACES,
  leaveTraces,
  tracesLeft,
  wipeTraces,
} from '../../../tests/support/storefront/visitorFixtures.ts';
import { claimStorage, clearVisitorStorage } from './visitorStorage.ts';
import { clearTabOfFormerVisit, markVisitEnd } from './visits.ts';

afterEach(() => {
  vi.restoreAllMocks();
  wipeTraces();
});

it('removes the visitor’s data from tab and persistent storage, and keeps the browser’s', () => {
  leaveTraces();
  clearVisitorStorage();
  expect(tracesLeft()).toEqual(LASTING_TRACES);
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
  expect(tracesLeft()).toEqual([...LASTING_TRACES, 'etal.signed-out-at']);
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

it('keeps the visit in which a login began, so that a sign-out meanwhile ends it', () => {
  clearTabOfFormerVisit();
  sessionStorage.setItem('etal.sign-in-visit', '');
  markVisitEnd();
  clearTabOfFormerVisit();
  expect(sessionStorage.getItem('etal.sign-in-visit')).toBe('');
});
