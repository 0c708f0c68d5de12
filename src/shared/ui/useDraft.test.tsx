import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useDraft } from './useDraft.ts';

afterEach(cleanup);

const draftOver = (saved: { name: string }, version: number) =>
  renderHook(({ stored, version }) => useDraft(stored, version), { initialProps: { stored: saved, version } });

it('shows the input instead of the stored values, until it is dropped', () => {
  const { result } = draftOver({ name: 'Lise' }, 1);
  act(() => result.current.write({ name: 'Line' }));
  expect([result.current.values, result.current.changes]).toEqual([{ name: 'Line' }, { name: 'Line' }]);
  act(() => result.current.write({ name: 'Lise' }));
  expect(result.current.changes).toEqual({});
  act(() => result.current.write({ name: 'Line' }));
  act(() => result.current.discard());
  expect(result.current.values).toEqual({ name: 'Lise' });
});

it('keeps the version that was shown when typing began, whatever is fetched meanwhile', () => {
  const { result, rerender } = draftOver({ name: 'Lise' }, 1);
  rerender({ stored: { name: 'Lise' }, version: 2 });
  expect(result.current.version).toBe(2);
  act(() => result.current.write({ name: 'Line' }));
  rerender({ stored: { name: 'Lou' }, version: 5 });
  act(() => result.current.write({ name: 'Lina' }));
  expect([result.current.version, result.current.values]).toEqual([2, { name: 'Lina' }]);
});

it('reports what another window has stored, which the next save may overwrite, unlike later changes', () => {
  const { result, rerender } = draftOver({ name: 'Lise' }, 2);
  act(() => result.current.write({ name: 'Lina' }));
  expect(result.current.conflicts).toBeNull();
  act(() => result.current.reportConflict(['name', 'city']));
  rerender({ stored: { name: 'Lou' }, version: 5 });
  expect([result.current.conflicts, result.current.version]).toEqual([['name'], 5]);
  rerender({ stored: { name: 'Loulou' }, version: 6 });
  expect(result.current.version).toBe(5);
  act(() => result.current.reportConflict([]));
  expect(result.current.conflicts).toBeNull();
});

it('reports equal changes as well, and nothing after the input is dropped', () => {
  const { result, rerender } = draftOver({ name: 'Lise' }, 2);
  act(() => result.current.write({ name: 'Lou' }));
  act(() => result.current.reportConflict(['name']));
  rerender({ stored: { name: 'Lou' }, version: 5 });
  expect([result.current.conflicts, result.current.version]).toEqual([[], 5]);
  act(() => result.current.discard());
  expect(result.current.conflicts).toBeNull();
});
