import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import type { Market } from '../runningMarket.ts';
import { finishRefund, UNANSWERED } from './refundStore.ts';
import type { RefundRow } from './refundStore.ts';

/**
 * Well below the day for which the provider remembers an idempotency key. After that, repeating a request could refund
 * twice.
 */
const KEY_LIFE_MS = 12 * 3_600_000;

/**
 * Requests a stored refund and stores the answer. Returns false if the provider did not answer; the request is repeated
 * later.
 */
export async function sendRefund(
  market: Market,
  { id, payment_intent: paymentIntent, amount, asked_at: requestedAt, tries }: RefundRow,
): Promise<boolean> {
  const facts = { refund: id, payment: paymentIntent, amount };
  try {
    if (Date.now() - requestedAt.getTime() > KEY_LIFE_MS) throw new PaymentRefusedError(UNANSWERED);
    // The provider stores a refusal under its idempotency key, so a new try needs a new key.
    const key = tries === 1 ? id : `${id} ${tries}`;
    const { refundId } = await market.payment.refund({ paymentIntent, amount, key });
    await finishRefund(market.database.kysely, id, { providerId: refundId });
    return true;
  } catch (error) {
    if (error instanceof PaymentUnavailableError) {
      market.log.warn({ err: error, ...facts }, 'A refund was not made yet');
      return false;
    }
    if (!(error instanceof PaymentRefusedError)) throw error;
    market.log.error({ err: error, ...facts }, 'A refund was refused and needs a look');
    await finishRefund(market.database.kysely, id, { refusal: error.message });
    return true;
  }
}
