import type { Account } from './accountStore.ts';

/** How long an access token is valid, however it was issued. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The names of the market's claims, behind its namespace (AUTH_CLAIMS). Auth0 adds the same by an Action. */
export type ClaimNames = { namespace: string; organization: string | null };

const claim = (namespace: string, name: string): string => `${namespace}${name}`;

/** The claims of both tokens on which the market's decisions depend. Empty ones are omitted. */
export function marketClaims(account: Account, { namespace, organization }: ClaimNames): Record<string, unknown> {
  return {
    ...(organization !== null && { org_id: organization }),
    [claim(namespace, 'platform')]: account.platform,
    [claim(namespace, 'roles')]: account.roles,
    [claim(namespace, 'locale')]: account.locale,
    [claim(namespace, 'email')]: account.email,
    [claim(namespace, 'email_verified')]: account.emailVerified,
    ...(account.completeProfile && { [claim(namespace, 'complete-profile')]: true }),
    ...(account.newsletterAt && { [claim(namespace, 'newsletter')]: account.newsletterAt.toISOString() }),
  };
}

export const marketClaimNames = (namespace: string): string[] => [
  'org_id',
  ...['platform', 'roles', 'locale', 'email', 'email_verified', 'complete-profile', 'newsletter'].map((name) =>
    claim(namespace, name),
  ),
];

/** The claims of the ID token, with those of OpenID Connect. */
export const identityClaims = (account: Account, names: ClaimNames): Record<string, unknown> & { sub: string } => ({
  sub: account.subject,
  email: account.email,
  email_verified: account.emailVerified,
  name: account.email,
  nickname: account.email.split('@')[0],
  locale: account.locale,
  updated_at: account.updatedAt.toISOString(),
  ...marketClaims(account, names),
});
