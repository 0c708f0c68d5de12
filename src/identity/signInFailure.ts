/** What went wrong with signing in, as it is kept and shown (spec 8). mfaToken: of mfa_required, for who goes on from there. */
export type SignInFailure = { code: string; description: string; mfaToken?: string };

/** Words of the client library that come without a code (spec 8), by their beginning. */
const uncoded: readonly (readonly [string, string])[] = [
  ['There are no query params', 'no_query_params'],
  ['Timeout', 'timeout'],
  ['Failed to fetch', 'failed_to_fetch'],
];
/** A provider's description is shown as it is, but never without end. */
const MOST_CHARACTERS = 300;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : '');

/** Reads an error of the client library by its code; its class names do not survive the build. Never throws. */
export function signInFailure(error: unknown): SignInFailure {
  const { error: code, error_description, message, mfa_token } = Object(error) as Record<string, unknown>;
  const description = textOf(error_description) || textOf(message);
  if (typeof code === 'string' && code !== '')
    return { code, description: description || code, ...(typeof mfa_token === 'string' && { mfaToken: mfa_token }) };
  // Browsers word it each in their own way; what is thrown when nothing answers is a TypeError in all of them.
  if (error instanceof TypeError) return { code: 'failed_to_fetch', description: description || 'Failed to fetch' };
  // Outside of a worker a call that took too long ends as one that was aborted.
  if (error instanceof DOMException && error.name === 'AbortError') return { code: 'timeout', description: 'Timeout' };
  const known = uncoded.find(([beginning]) => description.startsWith(beginning));
  return { code: known?.[1] ?? 'unknown', description: description || 'Unknown error' };
}

/**
 * The provider answered that nobody can be signed in without asking them: the session here is over (F-040). All other
 * failures say nothing of the session.
 */
const endings: ReadonlySet<string> = new Set([
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
export const endsSession = ({ code }: SignInFailure): boolean => endings.has(code);
