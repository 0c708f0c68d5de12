// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetVisitor } from './forgetVisitor.ts';
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
