import type { Locale } from '#rules/constants.ts';
import type { Visitor } from '../../caller.ts';
import { PaymentUnavailableError } from '../../gateways/payment.ts';
import { isUuid } from '../../ids.ts';
import { attemptById, isLive } from './checkoutStore.ts';
import type { CheckoutMarket } from './paymentOpener.ts';

/** The return path of the payment page: to GET /paiement/:attempt/retour, and from there to the cart (routes 8). */
export const returnPath = (attemptId: string): string => `/paiement/${attemptId}/retour`;

/**
 * Handles a payer who returns from the payment page without paying: ends the payment at the provider and releases its
 * stock at once (E28). A payment that was made after all becomes its order. Only for the session that began it. For
 * others, and when the provider does not respond, nothing happens, and the stock is released when the payment expires.
 * Returns the language of the payment; null if there is no such attempt.
 */
export async function leave(
  market: CheckoutMarket,
  { sessionId }: Pick<Visitor, 'sessionId'>,
  attemptId: string,
): Promise<Locale | null> {
  const attempt = isUuid(attemptId) ? await attemptById(market.database.kysely, attemptId) : null;
  if (!attempt) return null;
  if (attempt.session_id === sessionId && isLive(attempt)) {
    try {
      await market.opening.giveUp(attempt);
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      market.log.warn({ err: error, attempt: attempt.id }, 'A payment that its payer left could not be ended');
    }
  }
  return attempt.locale;
}
