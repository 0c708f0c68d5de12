import { describe, expect, test } from 'vitest';
import english from './messages.en.json' with { type: 'json' };
import french from './messages.fr.json' with { type: 'json' };
import { endsSession, signInFailure } from './signInFailure.ts';
import { wordsFor } from './signInWords.ts';

/** An error as the library throws it: its class does not survive the build, its fields do. */
const thrown = (error: string, error_description: string, more: object = {}) =>
  Object.assign(new Error(error_description), { error, error_description, ...more });

/** Spec 8, with the words that the reader gets. */
const table = [
  ['timeout', 'Timeout', 'slow'],
  ['cancelled', 'Popup closed', 'closed'],
  ['popup_open', 'Unable to open a popup', 'blocked_window'],
  ['request_error', 'HTTP error. Unable to fetch https://login.example/oauth/token', 'unreachable'],
  ['mfa_required', 'Multifactor authentication required', 'second_factor'],
  ['login_required', 'Login required', 'expired'],
  ['consent_required', 'Consent required', 'consent'],
  ['interaction_required', 'Interaction required', 'interaction'],
  ['account_selection_required', 'Account selection required', 'choose_account'],
  ['access_denied', 'User cancelled login', 'refused'],
  ['missing_refresh_token', "Missing Refresh Token (audience: 'a', scope: 's')", 'expired'],
  ['invalid_grant', 'Unknown or invalid refresh token.', 'expired'],
  ['missing_transaction', 'Invalid state', 'stale'],
  ['state_mismatch', 'Invalid state', 'stale'],
  ['unauthorized', 'user is blocked', 'blocked_account'],
  ['server_error', 'Internal', 'unreachable'],
  ['temporarily_unavailable', 'Try later', 'unreachable'],
  ['invalid_target', 'Service not found', 'misconfigured'],
] as const;

describe('the errors of signing in (spec 8, F-041)', () => {
  test.each(table)('%s keeps its code and words', (code, description, words) => {
    expect(signInFailure(thrown(code, description))).toEqual({ code, description });
    expect(wordsFor(code).words).toBe(words);
  });

  test.each([
    [new Error('There are no query params available for parsing.'), 'no_query_params', 'stale'],
    [new TypeError('Failed to fetch'), 'failed_to_fetch', 'unreachable'],
    [new TypeError('Load failed'), 'failed_to_fetch', 'unreachable'],
    [new Error('Failed to fetch'), 'failed_to_fetch', 'unreachable'],
    [new Error("Timeout when executing 'fetch'"), 'timeout', 'slow'],
    [new Error('The ID token must be signed'), 'unknown', 'other'],
    ['thrown text', 'unknown', 'other'],
    [null, 'unknown', 'other'],
  ])('%s, which has no code, is %s', (error, code, words) => {
    const failure = signInFailure(error);
    expect(failure.code).toBe(code);
    expect(failure.description).not.toBe('');
    expect(wordsFor(failure.code).words).toBe(words);
  });

  test('a second factor is asked for with its token', () => {
    expect(signInFailure(thrown('mfa_required', 'More', { mfa_token: 'abc' }))).toEqual({
      code: 'mfa_required',
      description: 'More',
      mfaToken: 'abc',
    });
  });

  test('a description without end is cut', () => {
    expect(signInFailure(thrown('access_denied', 'x'.repeat(1000))).description).toHaveLength(300);
  });

  test('every code has its words in both languages, and names of objects are no codes', () => {
    for (const [code] of table) {
      const { words } = wordsFor(code);
      expect(french.sign_in.failures[words].title).not.toBe(english.sign_in.failures[words].title);
    }
    expect(wordsFor('toString').words).toBe('other');
  });
});

test.each([
  ['login_required', true],
  ['mfa_required', true],
  ['invalid_grant', true],
  ['timeout', false],
  ['request_error', false],
  ['failed_to_fetch', false],
  ['unknown', false],
])('%s ends the session here: %s (F-040)', (code, ends) => {
  expect(endsSession({ code, description: '' })).toBe(ends);
});
