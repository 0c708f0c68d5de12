import { afterEach, expect, it, vi } from 'vitest';
import { ServerFailure, TransportFailure, type FailureLine } from './failure.ts';
import { marketCall } from './marketCall.ts';

afterEach(() => vi.restoreAllMocks());

/** What is said of a call that fails so. */
async function linesOf(error: Error, failureKey?: string): Promise<FailureLine[]> {
  const said: FailureLine[] = [];
  await marketCall(
    ({ onError }) => onError(error),
    (lines) => said.push(...lines),
    { variables: {}, ...(failureKey && { failureKey }) },
  );
  return said;
}

it('says without a network that nothing was saved, whatever was asked for', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await linesOf(new TransportFailure('down'), 'errors.reusable_box_add')).toEqual([
    { key: 'errors.offline', params: {} },
  ]);
  expect(await linesOf(new ServerFailure([]), 'errors.reusable_box_add')).toEqual([
    { key: 'errors.reusable_box_add', params: {} },
  ]);
});

it('says with a network what did not work', async () => {
  expect(await linesOf(new TransportFailure('down'), 'errors.reusable_box_add')).toEqual([
    { key: 'errors.reusable_box_add', params: {} },
  ]);
});
