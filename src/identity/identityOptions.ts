import type { Auth0ProviderWithConfigOptions, User } from '@auth0/auth0-react';
import type { Locale } from '#rules/constants.ts';
import {
  LOGIN_AUTHORIZE_TIMEOUT_MS,
  LOGIN_HTTP_TIMEOUT_MS,
  LOGIN_SCOPE,
  LOGIN_SESSION_COOKIE_DAYS,
  TOKEN_LEEWAY_SECONDS,
} from '#rules/constants.ts';
import type { IdentitySettings } from '#rules/pageContract.ts';
import type { Authentication } from '../shared/relay/authentication.ts';

/** Whether this tab may use storage; otherwise the login's transaction goes into a cookie. */
function canUseSessionStorage(): boolean {
  try {
    window.sessionStorage.setItem('etal.probe', '1');
    window.sessionStorage.removeItem('etal.probe');
    return true;
  } catch {
    return false;
  }
}

/**
 * The client's options: spec 9's figures, tokens in the memory of a worker with the hidden frame as fallback (F-040),
 * the market's origin as return address (F-022). The transaction belongs to each tab, so that two may sign in at once.
 */
export const identityOptions = (
  { url, clientId, audience, organization }: IdentitySettings,
  { origin, locale }: { origin: string; locale: Locale },
): Auth0ProviderWithConfigOptions => ({
  domain: url,
  clientId,
  authorizationParams: {
    redirect_uri: origin,
    audience,
    scope: LOGIN_SCOPE,
    ui_locales: locale === 'en' ? 'en-CA en' : 'fr-CA fr',
    ...(organization !== null && { organization }),
  },
  cacheLocation: 'memory',
  useRefreshTokens: true,
  useRefreshTokensFallback: true,
  useCookiesForTransactions: !canUseSessionStorage(),
  // Unused, but otherwise the client would look for storage at its start, and fail where a browser refuses it.
  anonymousSessionsCacheMode: 'memory',
  httpTimeoutInSeconds: LOGIN_HTTP_TIMEOUT_MS / 1000,
  authorizeTimeoutInSeconds: LOGIN_AUTHORIZE_TIMEOUT_MS / 1000,
  leeway: TOKEN_LEEWAY_SECONDS,
  sessionCheckExpiryDays: LOGIN_SESSION_COOKIE_DAYS,
});

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * What the page reads from the ID token. claims: the namespace of the market's own claims. Null: nobody is signed in.
 */
export function profileOf(user: User | undefined, claims: string): Authentication['user'] {
  if (typeof user?.sub !== 'string') return null;
  const completeProfile = Boolean(user[`${claims}complete-profile`]);
  return { sub: user.sub, email: text(user.email), name: text(user.name), completeProfile };
}
