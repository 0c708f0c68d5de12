import type { Locale } from '#rules/constants.ts';
import type { BearerVerifier } from '../identity/bearer.ts';
import type { Recognised } from '../identity/identityService.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import type { Services } from '../services.ts';

/** A guest, a signed-in customer, or a token that was not accepted. */
export type Authentication = { customer: Recognised | null } | { refusal: MarketError };

type Parts = { bearer: BearerVerifier; identity: Services['identity']; log: Log };
type Call = { authorization: string | undefined; sessionId: string; locale: Locale };

/**
 * Authenticates a call. Without a token the caller is a guest; with one that does not verify it never is:
 * UNAUTHENTICATED, WRONG_PLATFORM, or IDENTITY_UNAVAILABLE while the provider's keys cannot be fetched.
 */
export async function authenticate(parts: Parts, { authorization, sessionId, locale }: Call): Promise<Authentication> {
  const verification = await parts.bearer.verify(authorization);
  if ('refusal' in verification) {
    const { refusal } = verification;
    if (refusal === 'missing') return { customer: null };
    if (refusal === 'unavailable') parts.log.warn('The identity provider’s keys cannot be fetched');
    else parts.log.debug({ refusal }, 'A token was refused');
    return { refusal: new MarketError(refusal === 'unavailable' ? 'IDENTITY_UNAVAILABLE' : 'UNAUTHENTICATED') };
  }
  try {
    return { customer: await parts.identity.recognise(verification.claims, { sessionId }, locale) };
  } catch (error) {
    if (error instanceof MarketError) return { refusal: error };
    throw error;
  }
}
