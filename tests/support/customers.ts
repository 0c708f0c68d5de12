import type { Locale } from '#rules/constants.ts';
import type { Caller } from '../../server/caller.ts';
import type { BearerClaims } from '../../server/identity/bearer.ts';
import { shopper } from './purchaseMarket.ts';
import type { MarketServices } from './purchaseMarket.ts';

/** The claims of a verified token for the account of this name. */
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

/** A signed-in caller, by default in a session of its own; claims and language as given. */
export async function signedIn(
  market: Pick<MarketServices, 'clock' | 'identity'>,
  name: string,
  { session = name, locale = 'fr', ...claims }: Partial<BearerClaims> & { session?: string; locale?: Locale } = {},
): Promise<Caller> {
  const caller = shopper(market, session, locale);
  caller.visitor.customer = await market.identity.recognise(claimsOf(name, claims), caller.visitor, locale);
  return caller;
}
