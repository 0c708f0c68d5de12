/**
 * A sign-in error as it is stored and shown (spec 8). description: the provider's own, or one of spec 8; empty: there is
 * none for readers. mfaToken: of mfa_required, to continue from there.
 */
export type SignInFailure = { code: string; description: string; mfaToken?: string };

/** Messages of the client library that come without a code (spec 8), by their beginning. */
const codesByMessage: readonly (readonly [string, string])[] = [
  ['There are no query params', 'no_query_params'],
  ['Timeout', 'timeout'],
  ['Failed to fetch', 'failed_to_fetch'],
  ['Lock not available', 'lock_unavailable'],
];
/**
 * Why the client library refuses an identity token (F-036), by the beginning of its message. The message is for
 * developers, and names the secret that was expected: it is not shown.
 */
const codesByTokenMessage: readonly (readonly [string, string])[] = [
  ['Nonce', 'token_nonce'],
  ['Issuer', 'token_issuer'],
  ['Subject', 'token_subject'],
  ['Audience', 'token_audience'],
  ['Authorized Party', 'token_audience'],
  ['Signature algorithm', 'token_algorithm'],
  ['Expiration Time', 'token_expired'],
  ['Not Before', 'token_not_yet_valid'],
  ['Issued At', 'token_time'],
  ['Authentication Time', 'token_time'],
  ['Organization', 'token_organization'],
  ['ID token', 'token_unreadable'],
];
/** A provider's description is shown as it is, up to this length. */
const MAX_CHARACTERS = 300;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : '');

const codeIn = (codes: typeof codesByMessage, message: string): string | undefined =>
  codes.find(([prefix]) => message.startsWith(prefix))?.[1];

/** Classifies an error of the client library by its code; its class names do not survive the build. Never throws. */
export function signInFailure(error: unknown): SignInFailure {
  const { error: code, error_description, message, mfa_token } = Object(error) as Record<string, unknown>;
  const description = textOf(error_description) || textOf(message);
  if (typeof code === 'string' && code !== '')
    return { code, description: description || code, ...(typeof mfa_token === 'string' && { mfaToken: mfa_token }) };
  // Browsers differ in the message; without a response all throw a TypeError.
  if (error instanceof TypeError) return { code: 'failed_to_fetch', description: description || 'Failed to fetch' };
  // Outside a worker, a call that timed out ends as an aborted one.
  if (error instanceof DOMException && error.name === 'AbortError') return { code: 'timeout', description: 'Timeout' };
  // The provider answered with something other than JSON.
  if (error instanceof SyntaxError) return { code: 'invalid_response', description: '' };
  const documented = codeIn(codesByMessage, description);
  if (documented) return { code: documented, description };
  return { code: codeIn(codesByTokenMessage, description) ?? 'unknown', description: '' };
}

/**
 * Errors with which the provider says that nobody can be signed in without interaction: the session here is over
 * (F-040). Other failures say nothing about the session.
 */
const sessionEndCodes: ReadonlySet<string> = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'mfa_required',
  'missing_refresh_token',
  'invalid_grant',
  'access_denied',
  'unauthorized',
]);
export const endsSession = ({ code }: SignInFailure): boolean => sessionEndCodes.has(code);
