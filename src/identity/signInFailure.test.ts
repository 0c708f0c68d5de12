import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import english from './messages.en.json' with { type: 'json' };
import french from './messages.fr.json' with { type: 'json' };
import { signInErrorTexts, signInErrorText } from './signInErrorTexts.ts';
import { endsSession, signInFailure } from './signInFailure.ts';

/** An error as the library throws it: its class does not survive the build, its fields do. */
const thrown = (error: string, error_description: string, more: object = {}) =>
  Object.assign(new Error(error_description), { error, error_description, ...more });

/** Spec 8, with the reader's texts. */
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
  ['invalid_request', 'redirect_uri is missing', 'misconfigured'],
  ['unauthorized_client', 'Grant not allowed', 'misconfigured'],
] as const;
/** The storefront's own codes. */
const OURS = ['client_unavailable', 'failed_to_fetch', 'no_query_params', 'signed_out'];

/** Codes of errors that the library throws without one. */
const DERIVED = /^(token_.*|lock_unavailable|invalid_response)$/;
/** Refusals of the library without a code, which are for developers. */
const OURS_BY_MESSAGE: [Error, string, string][] = [
  [new Error('Nonce (nonce) claim mismatch in the ID token; expected "s3cret", found "x"'), 'token_nonce', 'stale'],
  [new Error('Issuer (iss) claim mismatch in the ID token; expected "a", found "b"'), 'token_issuer', 'untrusted'],
  [new Error('Expiration Time (exp) claim error in the ID token; current time'), 'token_expired', 'clock'],
  [new SyntaxError('Unexpected token <'), 'invalid_response', 'unreachable'],
];

describe('the errors of signing in (spec 8, F-041)', () => {
  it.each(table)('keeps code and description of %s', (code, description, textKey) => {
    expect(signInFailure(thrown(code, description))).toEqual({ code, description });
    expect(signInErrorText(code).text).toBe(textKey);
  });

  it.each([
    [new Error('There are no query params available for parsing.'), 'no_query_params', 'stale'],
    [new TypeError('Failed to fetch'), 'failed_to_fetch', 'unreachable'],
    [new TypeError('Load failed'), 'failed_to_fetch', 'unreachable'],
    [new Error('Failed to fetch'), 'failed_to_fetch', 'unreachable'],
    [new Error('Lock not available'), 'lock_unavailable', 'slow'],
    [new Error("Timeout when executing 'fetch'"), 'timeout', 'slow'],
    [new DOMException('signal is aborted without reason', 'AbortError'), 'timeout', 'slow'],
    [new DOMException('No quota is left', 'QuotaExceededError'), 'unknown', 'other'],
    ['thrown text', 'unknown', 'other'],
    [null, 'unknown', 'other'],
    ...OURS_BY_MESSAGE,
  ])('derives from %s, which has no code, %s', (error, code, textKey) => {
    const failure = signInFailure(error);
    expect(failure.code).toBe(code);
    expect(signInErrorText(failure.code).text).toBe(textKey);
  });

  it.each(OURS_BY_MESSAGE)('shows the reader nothing of %s, which names what was expected (F-036)', (error) => {
    expect(signInFailure(error).description).toBe('');
  });

  it('recognises every reason for which the library refuses an identity token', async () => {
    const library = await readFile('node_modules/@auth0/auth0-spa-js/src/jwt.ts', 'utf8');
    const messages = [...library.matchAll(/new Error\(\s*['`]([^'`]+)/g)].map(([, message]) => message!);
    expect(messages.length).toBeGreaterThan(15);
    for (const message of messages) expect([message, signInFailure(new Error(message)).code]).not.toContain('unknown');
  });

  it('keep the token of a second factor', () => {
    expect(signInFailure(thrown('mfa_required', 'More', { mfa_token: 'abc' }))).toEqual({
      code: 'mfa_required',
      description: 'More',
      mfaToken: 'abc',
    });
  });

  it('shortens a long description', () => {
    expect(signInFailure(thrown('access_denied', 'x'.repeat(1000))).description).toHaveLength(300);
  });

  it('has a row here for every code, and ignores names of objects', () => {
    const known = Object.keys(signInErrorTexts).filter((code) => !DERIVED.test(code));
    expect([...table.map(([code]) => code), ...OURS].sort()).toEqual(known.sort());
    expect(signInErrorText('toString').text).toBe('other');
  });

  it.each([...new Set([...Object.values(signInErrorTexts).map(({ text }) => text), 'other' as const])])(
    'have a text of their own for "%s" in both languages',
    (textKey) => {
      const [fr, en] = [french, english].map(({ sign_in }) => sign_in.failures[textKey]);
      const texts = [fr?.title, fr?.words, en?.title, en?.words];
      expect(new Set(texts).size).toBe(4);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );

  it('uses every text', () => {
    const textKeys = new Set<string>([...Object.values(signInErrorTexts).map(({ text: textKey }) => textKey), 'other']);
    expect(Object.keys(french.sign_in.failures).sort()).toEqual([...textKeys].sort());
    expect(Object.keys(english.sign_in.failures).sort()).toEqual([...textKeys].sort());
  });
});

it.each([
  ['login_required', true],
  ['consent_required', true],
  ['interaction_required', true],
  ['account_selection_required', true],
  ['access_denied', true],
  ['unauthorized', true],
  ['missing_refresh_token', true],
  ['mfa_required', true],
  ['invalid_grant', true],
  ['server_error', false],
  ['temporarily_unavailable', false],
  ['timeout', false],
  ['request_error', false],
  ['failed_to_fetch', false],
  ['unknown', false],
])('end the session here for %s: %s (F-040)', (code, ends) => {
  expect(endsSession({ code, description: '' })).toBe(ends);
});
