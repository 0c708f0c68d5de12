/**
 * The text for each code (spec 8, F-041): its key in `sign_in.failures`, and what the reader can do. again: sign in
 * once more; contact: only the market can help. Other codes have a general text.
 */
export const failureWords = {
  access_denied: { words: 'refused', way: 'again' },
  account_selection_required: { words: 'choose_account', way: 'again' },
  cancelled: { words: 'closed', way: 'again' },
  client_unavailable: { words: 'unreachable', way: 'again' },
  consent_required: { words: 'consent', way: 'again' },
  failed_to_fetch: { words: 'unreachable', way: 'again' },
  interaction_required: { words: 'interaction', way: 'again' },
  invalid_grant: { words: 'expired', way: 'again' },
  invalid_request: { words: 'misconfigured', way: 'contact' },
  invalid_target: { words: 'misconfigured', way: 'contact' },
  login_required: { words: 'expired', way: 'again' },
  mfa_required: { words: 'second_factor', way: 'again' },
  missing_refresh_token: { words: 'expired', way: 'again' },
  missing_transaction: { words: 'stale', way: 'again' },
  no_query_params: { words: 'stale', way: 'again' },
  popup_open: { words: 'blocked_window', way: 'again' },
  request_error: { words: 'unreachable', way: 'again' },
  server_error: { words: 'unreachable', way: 'again' },
  state_mismatch: { words: 'stale', way: 'again' },
  temporarily_unavailable: { words: 'unreachable', way: 'again' },
  timeout: { words: 'slow', way: 'again' },
  unauthorized: { words: 'blocked_account', way: 'contact' },
  unauthorized_client: { words: 'misconfigured', way: 'contact' },
} as const satisfies Record<string, { words: string; way: 'again' | 'contact' }>;

type Words = (typeof failureWords)[keyof typeof failureWords]['words'] | 'other';

/** The text for a code, and the way out. */
export function wordsFor(code: string): { words: Words; way: 'again' | 'contact' } {
  return Object.hasOwn(failureWords, code)
    ? failureWords[code as keyof typeof failureWords]
    : { words: 'other', way: 'again' };
}
