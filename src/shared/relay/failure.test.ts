import { describe, expect, test } from 'vitest';
import { failureLines, hasCode, ServerFailure, TransportFailure } from './failure.ts';

const hidden = { message: 'boom', extensions: { code: 'INTERNAL', displayable: false } };
const keyed = {
  message: 'products.max_reached',
  extensions: { code: 'MAX_REACHED', displayable: true, localized: false, params: { nb: 3 } },
};
const localized = {
  message: 'Carte refusée',
  extensions: { code: 'PROVIDER_REFUSED', displayable: true, localized: true },
};

describe('what the reader sees of a failure (spec 8, F-178, F-179)', () => {
  test('displayable errors only: localized ones as they are, the others as keys with their params', () => {
    expect(failureLines(new ServerFailure([hidden, keyed, localized]))).toEqual([
      { key: 'products.max_reached', params: { nb: 3 } },
      { text: 'Carte refusée' },
    ]);
  });
  test('none displayable, or no answer: the key of the action, else the generic one', () => {
    expect(failureLines(new ServerFailure([hidden]))).toEqual([{ key: 'errors.basic', params: {} }]);
    expect(failureLines(new TransportFailure('x'), 'errors.basic_retry')).toEqual([
      { key: 'errors.basic_retry', params: {} },
    ]);
    expect(failureLines(new Error('{braces}'))).toEqual([{ key: 'errors.basic', params: {} }]);
  });
  test('codes can be asked for', () => {
    expect(hasCode(new ServerFailure([keyed]), 'MAX_REACHED')).toBe(true);
    expect(hasCode(new Error('MAX_REACHED'), 'MAX_REACHED')).toBe(false);
  });
});
