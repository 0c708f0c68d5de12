import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { OrderService } from '../orders/orderService.ts';

/** Well within the day for which the provider remembers a key: after it the same request could give back twice. */
const KEY_LIFE_MS = 12 * 3_600_000;

/** Money that is to go back to a card. */
export type CardRefund = Awaited<ReturnType<OrderService['cancelling']['refundsOf']>>[number];
type Parts = { database: Database; payment: Pick<PaymentGateway, 'refund'>; orders: OrderService; log: Log };

/** Asks the provider for one refund and keeps what it says, once. Answers false: it does not say, and is asked again later. */
export function createCardRefunds({ database, payment, orders, log }: Parts): (refund: CardRefund) => Promise<boolean> {
  const { cancelling: store } = orders;
  const db = database.kysely;
  return async function giveBack({ id, payment_intent: paymentIntent, amount, asked_at: askedAt, tries }) {
    const facts = { refund: id, payment: paymentIntent, amount };
    try {
      if (Date.now() - askedAt.getTime() > KEY_LIFE_MS) throw new PaymentRefusedError(store.UNANSWERED);
      // The provider remembers a refusal with its key.
      const key = tries === 1 ? id : `${id} ${tries}`;
      const { refundId } = await payment.refund({ paymentIntent, amount, key });
      await store.endRefund(db, id, { providerId: refundId });
      return true;
    } catch (error) {
      if (error instanceof PaymentUnavailableError) {
        log.warn({ err: error, ...facts }, 'Money was not given back yet');
        return false;
      }
      if (!(error instanceof PaymentRefusedError)) throw error;
      log.error({ err: error, ...facts }, 'Money could not be given back: to be looked into');
      await store.endRefund(db, id, { refusal: error.message });
      return true;
    }
  };
}
