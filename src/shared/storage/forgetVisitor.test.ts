import { afterEach, expect, test, vi } from 'vitest';
import { forgetVisitor, keepApart } from './forgetVisitor.ts';
import { LASTING_TRACES, leaveTraces, tracesLeft, wipeTraces } from './visitorFixtures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  wipeTraces();
});

test('what the tab holds and what lasts of the visitor is forgotten; what is the browser\u2019s stays', () => {
  leaveTraces();
  forgetVisitor();
  expect(tracesLeft()).toEqual(LASTING_TRACES);
});

test('what is not the market\u2019s is none of its business', () => {
  sessionStorage.setItem('neighbour', '1');
  forgetVisitor();
  expect(tracesLeft()).toEqual(['neighbour']);
});

test('where the tab\u2019s storage is refused, the lasting one is emptied all the same', () => {
  leaveTraces();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  forgetVisitor();
  expect(Object.keys(localStorage).sort()).toEqual(LASTING_TRACES);
});

test('what lasts and is personal is one person\u2019s: another finds nothing of it', () => {
  leaveTraces();
  keepApart('auth0|ann');
  // What a guest left is theirs.
  expect(localStorage.getItem('etal.personal.recent-searches')).not.toBeNull();
  keepApart('auth0|ann');
  expect(localStorage.getItem('etal.personal.recent-searches')).not.toBeNull();
  keepApart('auth0|bob');
  expect(Object.keys(localStorage).sort()).toEqual([...LASTING_TRACES, 'etal.personal.of']);
  forgetVisitor();
  expect(tracesLeft()).toEqual(LASTING_TRACES);
});
