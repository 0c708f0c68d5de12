import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBusy } from './useBusy.ts';

const waiting = () => {
  const { result } = renderHook(() => useBusy<'confirm' | 'remove'>());
  const state = () => result.current[0];
  const during = result.current[1];
  return { state, during };
};

it.each(['answers', 'fails'] as const)('is busy until its work %s, and then free', async (end) => {
  const { state, during } = waiting();
  const work = Promise.withResolvers<string>();
  let answer: unknown;
  let second: unknown = 'not there yet';
  await act(async () => {
    void during(() => work.promise, 'remove').then(
      (value) => (answer = value),
      (error: unknown) => (answer = error),
    );
  });
  expect(state()).toBe('remove');
  let hasBegun = false;
  await act(async () => {
    second = await during(async () => (hasBegun = true), 'confirm');
  });
  expect([state(), second, hasBegun]).toEqual(['remove', undefined, false]);
  await act(async () => (end === 'answers' ? work.resolve('done') : work.reject(new Error('no answer'))));
  expect([state(), answer]).toEqual([null, end === 'answers' ? 'done' : new Error('no answer')]);
  await act(async () => void during(async () => (hasBegun = true)));
  expect([state(), hasBegun]).toEqual([null, true]);
});
