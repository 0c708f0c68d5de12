import { expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { readinessOf } from './readiness.ts';

type Catalogue = Parameters<typeof readinessOf>[0];

it('is ready once the catalogue is read and can be searched, which each question begins, and stays so', () => {
  const shown = vi.fn<Catalogue['shown']>(() => null);
  const current = vi.fn<Catalogue['current']>(() => Promise.reject(new Error('away')));
  const isSearchable = vi.fn<Catalogue['isSearchable']>(() => false);
  const readiness = readinessOf({ shown, current, isSearchable }, createLog('silent'));
  expect([readiness(), readiness(), current.mock.calls.length]).toEqual(['starting', 'starting', 2]);
  expect(isSearchable).not.toHaveBeenCalled();
  shown.mockReturnValue({ version: '1', products: 3, checkedSeconds: 90 });
  expect([readiness(), readiness(), current.mock.calls.length]).toEqual(['starting', 'starting', 2]);
  expect(isSearchable).toHaveBeenCalledTimes(2);
  isSearchable.mockReturnValue(true);
  expect(readiness()).toBe('ok');
  isSearchable.mockReturnValue(false);
  expect([readiness(), current.mock.calls.length]).toEqual(['ok', 2]);
});
