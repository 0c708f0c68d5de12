import { expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { readinessOf } from './readiness.ts';

it('is ready once the catalogue is read, which each question begins, and stays so without its database', async () => {
  const shown = vi.fn<Parameters<typeof readinessOf>[0]['shown']>(() => null);
  const current = vi.fn<Parameters<typeof readinessOf>[0]['current']>(() => Promise.reject(new Error('away')));
  const readiness = readinessOf({ shown, current }, createLog('silent'));
  expect([readiness(), readiness(), current.mock.calls.length]).toEqual(['starting', 'starting', 2]);
  shown.mockReturnValue({ version: '1', products: 3, checkedSeconds: 90 });
  expect([readiness(), current.mock.calls.length]).toEqual(['ok', 2]);
});
