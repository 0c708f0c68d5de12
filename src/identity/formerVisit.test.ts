import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wipeTraces } from '../../tests/support/storefront/visitorFixtures.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import { markVisitEnd } from '../shared/storage/visits.ts';
import { leaveFormerVisit } from './formerVisit.ts';

const reload = vi.fn();
const page = createEnvironment(async () => ({ data: {} }));
const restore = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const events = [
  ['Back restores it', restore],
  ['it is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['it is open in another tab', () => window.dispatchEvent(new Event('storage'))],
] as const;

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  setAuthentication(page, { loading: false, isAuthenticated: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  document.documentElement.hidden = false;
  wipeTraces();
});

it.each(events)('hides a guest’s document and loads it anew when %s after a sign-out', (_, happen) => {
  leaveFormerVisit(page);
  happen();
  expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([0, false]);
  markVisitEnd();
  happen();
  expect(reload).toHaveBeenCalled();
  expect(document.documentElement.hidden).toBe(true);
});

it('does not load a document anew that began after the sign-out, whatever the clock said', () => {
  localStorage.setItem('etal.signed-out-at', String(Date.now() + 3_600_000));
  const later = createEnvironment(async () => ({ data: {} }));
  setAuthentication(later, { loading: false });
  setAuthentication(page, { loading: true });
  leaveFormerVisit(later);
  for (const [, happen] of events) happen();
  expect(reload).not.toHaveBeenCalled();
  setAuthentication(later, { loading: true });
});

it('leaves a customer’s document to the identity client', () => {
  setAuthentication(page, { isAuthenticated: true });
  leaveFormerVisit(page);
  markVisitEnd();
  restore();
  setAuthentication(page, { loading: true, isAuthenticated: false });
  restore();
  expect(reload).not.toHaveBeenCalled();
});
