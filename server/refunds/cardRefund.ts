import type { Database } from '../database/database.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import type { Log } from '../log.ts';
import { finishRefund, UNANSWERED } from './refundStore.ts';
import type { RefundRow } from './refundStore.ts';

/**
 * Well below the day for which the provider remembers an idempotency key. After that, repeating a request could refund
 * twice.
 */
const KEY_LIFE_MS = 12 * 3_600_000;

type Parts = { database: Database; payment: Pick<PaymentGateway, 'refund'>; log: Log };

/**
 * Requests a stored refund and stores the answer. Returns false if the provider did not answer; the request is repeated
 * later.
 */
export type SendCardRefund = (refund: RefundRow) => Promise<boolean>;

export function createCardRefund({ database, payment, log }: Parts): SendCardRefund {
  const db = database.kysely;
  return async function sendRefund({ id, payment_intent: paymentIntent, amount, asked_at: requestedAt, tries }) {
    const facts = { refund: id, payment: paymentIntent, amount };
    try {
      if (Date.now() - requestedAt.getTime() > KEY_LIFE_MS) throw new PaymentRefusedError(UNANSWERED);
      // The provider stores a refusal under its idempotency key, so a new try needs a new key.
      const key = tries === 1 ? id : `${id} ${tries}`;
      const { refundId } = await payment.refund({ paymentIntent, amount, key });
      await finishRefund(db, id, { providerId: refundId });
      return true;
    } catch (error) {
      if (error instanceof PaymentUnavailableError) {
        log.warn({ err: error, ...facts }, 'A refund was not made yet');
        return false;
      }
      if (!(error instanceof PaymentRefusedError)) throw error;
      log.error({ err: error, ...facts }, 'A refund was refused and needs a look');
      await finishRefund(db, id, { refusal: error.message });
      return true;
    }
  };
}
