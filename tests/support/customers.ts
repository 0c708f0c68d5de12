import type { Caller } from '../../server/caller.ts';
import type { BearerClaims } from '../../server/http/bearer.ts';
import type { Locale } from '../../rules/constants.ts';
import { shopper } from './purchaseMarket.ts';
import type { MarketServices } from './purchaseMarket.ts';

/** What a verified token of the account of this name says. */
export function claimsOf(name: string, more: Partial<BearerClaims> = {}): BearerClaims {
  const issuedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
  return {
    subject: `auth0|${name}`,
    platform: 'consumer',
    roles: [],
    locale: null,
    email: `${name}@exemple.ca`,
    emailVerified: true,
    completeProfile: false,
    newsletterAt: null,
    organization: null,
    issuedAt,
    expiresAt: new Date(issuedAt.getTime() + 900_000),
    ...more,
  };
}

/** Somebody signed in, in a session of their own unless told; the claims and the language as told. */
export async function signedIn(
  market: Pick<MarketServices, 'clock' | 'identity'>,
  name: string,
  { session = name, locale = 'fr', ...claims }: Partial<BearerClaims> & { session?: string; locale?: Locale } = {},
): Promise<Caller> {
  const caller = shopper(market, session, locale);
  caller.visitor.customer = await market.identity.recognise(claimsOf(name, claims), caller.visitor, locale);
  return caller;
}
