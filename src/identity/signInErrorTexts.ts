/**
 * The text for each code (spec 8, F-041): its key in `sign_in.failures`, and what the reader can do. again: sign in
 * once more; contact: only the market can help. Other codes have a general text.
 */
export const signInErrorTexts = {
  access_denied: { text: 'refused', action: 'again' },
  account_selection_required: { text: 'choose_account', action: 'again' },
  cancelled: { text: 'closed', action: 'again' },
  client_unavailable: { text: 'unreachable', action: 'again' },
  consent_required: { text: 'consent', action: 'again' },
  failed_to_fetch: { text: 'unreachable', action: 'again' },
  interaction_required: { text: 'interaction', action: 'again' },
  invalid_grant: { text: 'expired', action: 'again' },
  invalid_request: { text: 'misconfigured', action: 'contact' },
  invalid_response: { text: 'unreachable', action: 'again' },
  invalid_target: { text: 'misconfigured', action: 'contact' },
  lock_unavailable: { text: 'slow', action: 'again' },
  login_required: { text: 'expired', action: 'again' },
  mfa_required: { text: 'second_factor', action: 'again' },
  missing_refresh_token: { text: 'expired', action: 'again' },
  missing_transaction: { text: 'stale', action: 'again' },
  no_query_params: { text: 'stale', action: 'again' },
  popup_open: { text: 'blocked_window', action: 'again' },
  request_error: { text: 'unreachable', action: 'again' },
  server_error: { text: 'unreachable', action: 'again' },
  signed_out: { text: 'signed_out', action: 'again' },
  state_mismatch: { text: 'stale', action: 'again' },
  temporarily_unavailable: { text: 'unreachable', action: 'again' },
  timeout: { text: 'slow', action: 'again' },
  token_algorithm: { text: 'untrusted', action: 'contact' },
  token_audience: { text: 'untrusted', action: 'contact' },
  token_expired: { text: 'clock', action: 'again' },
  token_issuer: { text: 'untrusted', action: 'contact' },
  token_nonce: { text: 'stale', action: 'again' },
  token_not_yet_valid: { text: 'clock', action: 'again' },
  token_organization: { text: 'untrusted', action: 'contact' },
  token_subject: { text: 'untrusted', action: 'contact' },
  token_time: { text: 'untrusted', action: 'contact' },
  token_unreadable: { text: 'untrusted', action: 'contact' },
  unauthorized: { text: 'blocked_account', action: 'contact' },
  unauthorized_client: { text: 'misconfigured', action: 'contact' },
} as const satisfies Record<string, { text: string; action: 'again' | 'contact' }>;

type ErrorText = (typeof signInErrorTexts)[keyof typeof signInErrorTexts]['text'] | 'other';

/** The text for a code, and the way out. */
export function signInErrorText(code: string): { text: ErrorText; action: 'again' | 'contact' } {
  return Object.hasOwn(signInErrorTexts, code)
    ? signInErrorTexts[code as keyof typeof signInErrorTexts]
    : { text: 'other', action: 'again' };
}
