import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveInput, currentTexts } from '../storage/unsavedInput.ts';
import { clearVisitorStorage, claimStorage } from '../storage/visitorStorage.ts';
import { usePersistedState, useRestoredInput, useStoredInput } from './usePersistedState.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

/** What people type, as forms store it. */
function useInput(name: string | null) {
  const restored = useRestoredInput<string>(name);
  const [text, setText] = useState(restored ?? '');
  useStoredInput(name, text || undefined);
  return [text, setText] as const;
}
const field = (name: string | null = 'adjust.reason') => renderHook(() => useInput(name));
/** Types, and the session ends: the page is left. */
function writeAndLeave(text: string, name?: string | null): void {
  const { result } = field(name);
  act(() => result.current[1](text));
  saveInput();
  cleanup();
}

it('restores input once after the login when the session ended', () => {
  writeAndLeave('Panier oublié');
  expect(field('adjust.amount').result.current[0]).toBe('');
  expect(field().result.current[0]).toBe('Panier oublié');
  cleanup();
  expect(field().result.current[0]).toBe('');
});

it('drops what was sent or discarded before, and what has no name', () => {
  const { result, unmount } = field();
  act(() => result.current[1]('Panier oublié'));
  unmount();
  writeAndLeave('Un autre', null);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('belongs to one person, for an hour', () => {
  claimStorage('auth0|josee');
  writeAndLeave('Panier oublié');
  claimStorage('auth0|josee');
  claimStorage('auth0|bob');
  expect(field().result.current[0]).toBe('');
  cleanup();
  writeAndLeave('Panier oublié');
  clearVisitorStorage();
  expect(field().result.current[0]).toBe('');
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'] });
  writeAndLeave('Panier oublié');
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(field().result.current[0]).toBe('');
});

it('keeps the key of a request, which contains nobody’s text', () => {
  let generated = 0;
  const request = () => renderHook(() => usePersistedState('request.adjust', () => `r${++generated}`));
  const [first] = request().result.current;
  const { result } = field();
  act(() => result.current[1]('Merci'));
  expect(currentTexts()).toEqual(['Merci']);
  saveInput();
  cleanup();
  expect(request().result.current[0]).toBe(first);
  cleanup();
  expect(request().result.current[0]).not.toBe(first);
});
