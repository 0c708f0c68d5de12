import { act, cleanup, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createTranslator } from '../i18n/translator.ts';
import { saveInput } from '../storage/unsavedInput.ts';
import { z } from './formSchema.ts';
import { useVersionedForm } from './useVersionedForm.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const translator = createTranslator('fr', {}, '');
const schema = z.partial(z.object({ name: z.string(), city: z.object({ fr: z.string(), en: z.string() }) }));
const stored = (name: string, fr = '') => ({ name, city: { fr, en: '' } });

/** A form over a stored name and city in two languages. */
const formOver = (saved: ReturnType<typeof stored>, version: number, name: string | null = null) =>
  renderHook((props) => useVersionedForm({ schema, name, ...props }), {
    initialProps: { saved, version },
    wrapper: ({ children }) => <I18nextProvider i18n={translator}>{children}</I18nextProvider>,
  });

it('shows the input instead of the stored values, until it is dropped', () => {
  const { result } = formOver(stored('Lise'), 1);
  act(() => result.current.write('name', 'Line'));
  expect([result.current.values.name, result.current.changes]).toEqual(['Line', { name: 'Line' }]);
  act(() => result.current.write('name', 'Lise'));
  expect(result.current.changes).toEqual({});
  act(() => result.current.write('name', 'Line'));
  act(() => result.current.discard());
  expect(result.current.values).toEqual(stored('Lise'));
});

it('keeps the version that was shown when typing began, whatever is fetched meanwhile', () => {
  const { result, rerender } = formOver(stored('Lise'), 1);
  rerender({ saved: stored('Lise'), version: 2 });
  expect(result.current.version).toBe(2);
  act(() => result.current.write('name', 'Line'));
  rerender({ saved: stored('Lou'), version: 5 });
  act(() => result.current.write('name', 'Lina'));
  expect([result.current.version, result.current.values]).toEqual([2, stored('Lina')]);
});

it('reports what another window has stored, which the next save may overwrite, unlike later changes', () => {
  const { result, rerender } = formOver(stored('Lise'), 2);
  act(() => result.current.write('name', 'Lina'));
  expect(result.current.conflicts).toBeNull();
  act(() => result.current.reportConflict(['name', 'city']));
  rerender({ saved: stored('Lou'), version: 5 });
  expect([result.current.conflicts, result.current.version]).toEqual([['name'], 5]);
  rerender({ saved: stored('Loulou'), version: 6 });
  expect(result.current.version).toBe(5);
  act(() => result.current.reportConflict([]));
  expect(result.current.conflicts).toBeNull();
});

it('reports equal changes as well, and nothing after the input is dropped', () => {
  const { result, rerender } = formOver(stored('Lise'), 2);
  act(() => result.current.write('name', 'Lou'));
  act(() => result.current.reportConflict(['name']));
  rerender({ saved: stored('Lou'), version: 5 });
  expect([result.current.conflicts, result.current.version]).toEqual([[], 5]);
  act(() => result.current.discard());
  expect(result.current.conflicts).toBeNull();
});

it('finds the changed fields within the one that the server names', () => {
  const { result } = formOver(stored('Lise'), 2);
  act(() => result.current.write('city.en', 'Hull'));
  act(() => result.current.reportConflict(['city']));
  expect(result.current.conflicts).toEqual(['city.en']);
});

it('sends changed parts alone, each as a whole', async () => {
  const { result } = formOver(stored('Lise', 'Aylmer'), 2);
  act(() => result.current.write('city.en', 'Hull'));
  const sent: unknown[] = [];
  const event = { preventDefault() {}, stopPropagation() {}, currentTarget: null };
  await act(async () => result.current.submit((input) => void sent.push(input))(event as never));
  expect(sent).toEqual([{ city: { fr: 'Aylmer', en: 'Hull' } }]);
});

it('keeps input and its version across a login', () => {
  const { result } = formOver(stored('Lise'), 2, 'seller.1');
  act(() => result.current.write('name', 'Line'));
  saveInput();
  cleanup();
  const { result: restored } = formOver(stored('Lou'), 5, 'seller.1');
  expect([restored.current.version, restored.current.values.name]).toEqual([2, 'Line']);
});
