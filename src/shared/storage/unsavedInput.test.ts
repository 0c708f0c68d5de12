import { afterEach, expect, it, vi } from 'vitest';
import { currentTexts, removeSavedInput, savedInput, saveInput, setInput } from './unsavedInput.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-24T17:00:00Z');
const standAt = (ms: number) => void vi.spyOn(Date, 'now').mockReturnValue(ms);

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['note', 'step', 'address']) setInput(name, undefined);
  sessionStorage.clear();
});

it('keeps what was typed for an hour, until it is shown again', () => {
  standAt(NOW);
  setInput('note', { value: 'Sonnez', isInput: true });
  setInput('step', { value: 2, isInput: false });
  setInput('address', { value: 'gone', isInput: true });
  setInput('address', undefined);
  saveInput();
  standAt(NOW + HOUR_MS - 1);
  expect(['note', 'step', 'address'].map(savedInput)).toEqual(['Sonnez', 2, undefined]);
  removeSavedInput('note');
  expect(['note', 'step'].map(savedInput)).toEqual([undefined, 2]);
  standAt(NOW + HOUR_MS);
  expect(savedInput('step')).toBeUndefined();
});

it('stores nothing where nothing is typed, and leaves what was', () => {
  standAt(NOW);
  setInput('note', { value: 'Sonnez', isInput: true });
  saveInput();
  setInput('note', undefined);
  saveInput();
  expect(savedInput('note')).toBe('Sonnez');
});

it('lists the texts that people typed, each once', () => {
  setInput('note', { value: { first: 'Sonnez', second: ['Sonnez', ' ', 'Au quai'] }, isInput: true });
  setInput('step', { value: 'place', isInput: false });
  expect(currentTexts()).toEqual(['Sonnez', 'Au quai']);
});
