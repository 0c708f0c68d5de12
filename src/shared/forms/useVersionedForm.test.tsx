import { act, cleanup, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createTranslator } from '../i18n/translator.ts';
import { z } from './formSchema.ts';
import { useVersionedForm } from './useVersionedForm.ts';

afterEach(cleanup);

const schema = z.partial(z.object({ name: z.string() }));
const translator = createTranslator('fr', {}, 'Marché');
const formOver = (saved: { name: string }, version: number) =>
  renderHook(({ stored, version }) => useVersionedForm({ schema, saved: stored, version }), {
    initialProps: { stored: saved, version },
    wrapper: ({ children }) => <I18nextProvider i18n={translator}>{children}</I18nextProvider>,
  });

it('shows the input instead of the stored values, until it is dropped', () => {
  const { result } = formOver({ name: 'Lise' }, 1);
  act(() => result.current.write('name', 'Line'));
  expect([result.current.values, result.current.changes]).toEqual([{ name: 'Line' }, { name: 'Line' }]);
  act(() => result.current.write('name', 'Lise'));
  expect(result.current.changes).toEqual({});
  act(() => result.current.write('name', 'Line'));
  act(() => result.current.discard());
  expect(result.current.values).toEqual({ name: 'Lise' });
});

it('keeps the version that was shown when typing began, whatever is fetched meanwhile', () => {
  const { result, rerender } = formOver({ name: 'Lise' }, 1);
  rerender({ stored: { name: 'Lise' }, version: 2 });
  expect(result.current.version).toBe(2);
  act(() => result.current.write('name', 'Line'));
  rerender({ stored: { name: 'Lou' }, version: 5 });
  act(() => result.current.write('name', 'Lina'));
  expect([result.current.version, result.current.values]).toEqual([2, { name: 'Lina' }]);
});

it('reports what another window has stored, which the next save may overwrite, unlike later changes', () => {
  const { result, rerender } = formOver({ name: 'Lise' }, 2);
  act(() => result.current.write('name', 'Lina'));
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
  const { result, rerender } = formOver({ name: 'Lise' }, 2);
  act(() => result.current.write('name', 'Lou'));
  act(() => result.current.reportConflict(['name']));
  rerender({ stored: { name: 'Lou' }, version: 5 });
  expect([result.current.conflicts, result.current.version]).toEqual([[], 5]);
  act(() => result.current.discard());
  expect(result.current.conflicts).toBeNull();
});
