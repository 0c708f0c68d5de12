import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { findAccount } from './accountStore.ts';
import { loadSigningKeys } from './signingKeyStore.ts';
import { ACCESS_TOKEN_SECONDS, marketClaims } from './tokenClaims.ts';
import type { ClaimNames } from './tokenClaims.ts';

export type AccountTokenOptions = {
  db: Kysely<Tables>;
  /** With a trailing slash. */
  issuer: string;
  audience: string;
  claims: ClaimNames;
};

/**
 * An access token of an account as a sign-in would issue it, signed with the provider's own key, without a sign-in page:
 * for setting up a demo market (contracts/README.md). Throws if there is no such account.
 */
export async function issueToken(
  { db, issuer, audience, claims }: AccountTokenOptions,
  subject: string,
): Promise<string> {
  const account = await findAccount(db, subject);
  const [key] = await loadSigningKeys(db, Date.now());
  if (!account || !key) throw new Error('There is no account, or no key, to make a token of.');
  return new SignJWT(marketClaims(account, claims))
    .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid, typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
    .sign(await importJWK(key.jwk, 'RS256'));
}
