import { describe, expect, it } from 'vitest';
import { failureLines, hasCode, raisedSumOf, ServerFailure, TransportFailure } from './failure.ts';

const hidden = { message: 'boom', extensions: { code: 'INTERNAL', displayable: false } };
const keyed = {
  message: 'products.max_reached',
  extensions: { code: 'MAX_REACHED', displayable: true, localized: false, params: { nb: 3 } },
};
const localized = {
  message: 'Carte refusée',
  extensions: { code: 'OF_ANOTHER_BACKEND', displayable: true, localized: true },
};

describe('the lines that the reader sees of a failure (spec 8, F-178 to F-180)', () => {
  it('includes displayable errors only: localized ones as they are, the others as keys with their params', () => {
    expect(failureLines(new ServerFailure([hidden, keyed, localized]))).toEqual([
      { key: 'products.max_reached', params: { nb: 3 } },
      { text: 'Carte refusée' },
    ]);
  });
  it('quotes the payment provider in a text of ours, which says that nothing was done (F-186)', () => {
    const refusal = {
      message: 'This charge is disputed.',
      extensions: { ...localized.extensions, code: 'PROVIDER_REFUSED' },
    };
    expect(failureLines(new ServerFailure([refusal]))).toEqual([
      { key: 'orders.provider_refused', params: { message: 'This charge is disputed.' } },
    ]);
  });
  it('falls back to the action’s key, else the generic one, without a displayable error or a response', () => {
    expect(failureLines(new ServerFailure([hidden]))).toEqual([{ key: 'errors.basic', params: {} }]);
    expect(failureLines(new TransportFailure('x'), 'errors.basic_retry')).toEqual([
      { key: 'errors.basic_retry', params: {} },
    ]);
    expect(failureLines(new Error('{braces}'))).toEqual([{ key: 'errors.basic', params: {} }]);
  });
  it('shows a plain error line by line, without its input prefix (F-180)', () => {
    const error = new Error('input: Choisissez un panier\n input.preferences.day : Ce jour est complet.\n\nRéessayez.');
    expect(failureLines(error)).toEqual([
      { text: 'Choisissez un panier' },
      { text: 'Ce jour est complet.' },
      { text: 'Réessayez.' },
    ]);
    expect(failureLines(new Error('inputs differ'))).toEqual([{ text: 'inputs differ' }]);
  });
  it.each([
    ['the page’s own fault', new TypeError('x is undefined')],
    ['nothing that was said', new Error('\n')],
    ['what is no error', 'input: x'],
    ['the network’s words', new TransportFailure('Response not successful: Received status code 502')],
  ])('fall back to the generic text for %s', (_, error) => {
    expect(failureLines(error)).toEqual([{ key: 'errors.basic', params: {} }]);
  });
  it('prefers an action’s own text to a plain error’s', () => {
    expect(failureLines(new Error('x'), 'errors.portal')).toEqual([{ key: 'errors.portal', params: {} }]);
  });
  it('can be checked for a code', () => {
    expect(hasCode(new ServerFailure([keyed]), 'MAX_REACHED')).toBe(true);
    expect(hasCode(new Error('MAX_REACHED'), 'MAX_REACHED')).toBe(false);
  });
});

it.each<[string, unknown, ReturnType<typeof raisedSumOf>]>([
  ['both sums of its code', raised('TOTAL_RAISED', { shown: 2500, current: 3000 }), { shown: 2500, current: 3000 }],
  ['nothing of another code', raised('DUE_RAISED', { shown: 2500, current: 3000 }), null],
  ['nothing without one of the sums', raised('TOTAL_RAISED', { shown: 2500 }), null],
  ['nothing of another error', new Error('TOTAL_RAISED'), null],
])('reads of a refusal %s (E69)', (_, error, expected) => {
  expect(raisedSumOf(error, 'TOTAL_RAISED')).toEqual(expected);
});

function raised(code: string, params: Record<string, unknown>): ServerFailure {
  return new ServerFailure([
    { message: 'other', extensions: { code: 'OTHER' } },
    { message: code, extensions: { code, params } },
  ]);
}
