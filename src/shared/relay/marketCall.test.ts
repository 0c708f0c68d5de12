import { afterEach, expect, it, vi } from 'vitest';
import { NetworkFailure, ServerFailure, TransportFailure, type FailureLine } from './failure.ts';
import { marketCall } from './marketCall.ts';

afterEach(() => vi.restoreAllMocks());

/** The lines shown for a call that fails like this. */
async function linesOf(error: Error, failureKey?: string): Promise<FailureLine[]> {
  const shownLines: FailureLine[] = [];
  await marketCall(
    ({ onError }) => onError(error),
    (lines) => shownLines.push(...lines),
    { variables: {}, ...(failureKey && { failureKey }) },
  );
  return shownLines;
}

it('says offline that nothing was saved, whatever was requested', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await linesOf(new TransportFailure('down'), 'errors.reusable_box_add')).toEqual([
    { key: 'errors.offline', params: {} },
  ]);
  expect(await linesOf(new ServerFailure([]), 'errors.reusable_box_add')).toEqual([
    { key: 'errors.reusable_box_add', params: {} },
  ]);
});

it('says online what did not work', async () => {
  expect(await linesOf(new TransportFailure('down'), 'errors.reusable_box_add')).toEqual([
    { key: 'errors.reusable_box_add', params: {} },
  ]);
});

it('says to try again where nobody answered and the action has no text of its own', async () => {
  expect(await linesOf(new NetworkFailure('no answer'))).toEqual([{ key: 'errors.basic_retry', params: {} }]);
  expect(await linesOf(new NetworkFailure('no answer'), 'errors.basic_save')).toEqual([
    { key: 'errors.basic_save', params: {} },
  ]);
  expect(await linesOf(new ServerFailure([]))).toEqual([{ key: 'errors.basic', params: {} }]);
});
