import type { Caller } from '../caller.ts';
import type { Services } from '../services.ts';
import { statedIntent } from './statedPayment.ts';
import type { PaymentStateInput } from './stateInput.ts';

const CONTACT = {
  email: 'acheteuse@example.com',
  name: 'Camille Contrat',
  phone: null,
  address: {
    line1: '1, rue des Contrats',
    line2: null,
    city: 'Gatineau',
    state: 'QC',
    postalCode: 'J8X3G4',
    country: 'CA',
  },
};

/** Suffix of the provider's id of a second payment. */
const SECOND_SUFFIX = '_again';

/**
 * Ends the payment that a caller has just opened, as the provider's message would, unless it is to stay open or the
 * balance has paid all of it. Returns the provider's id of it, and its uuid. Throws if there is none.
 */
export async function endPayment(
  checkout: Pick<Services['checkout'], 'payment' | 'handleEvent'>,
  { visitor }: Caller,
  { state, discount, paidTwice }: Pick<PaymentStateInput, 'state' | 'discount' | 'paidTwice'>,
): Promise<{ session: string; id: string }> {
  const attempt = await checkout.payment(visitor);
  const sessionId = attempt?.provider_session_id;
  if (!attempt || !sessionId) throw new Error('The payment that was opened is not there.');
  const ending = state === 'paid' || state === 'expired' ? state : null;
  const opened = { session: sessionId, id: attempt.id };
  if (!ending || attempt.status === 'paid') return opened;
  const session = { sessionId, attemptId: attempt.id };
  const paid = {
    amountTotal: attempt.total - attempt.balance_applied - discount,
    amountDiscount: discount,
    currency: 'cad',
    contact: CONTACT,
    paymentIntent: statedIntent(attempt.id),
  };
  await checkout.handleEvent({
    id: `evt_contrats_${attempt.id}`,
    type: `contract.${ending}`,
    session: ending === 'paid' ? { state: ending, ...session, ...paid } : { state: ending, ...session },
  });
  if (paidTwice) {
    const secondPayment = { state: 'paid' as const, ...session, ...paid, sessionId: `${sessionId}${SECOND_SUFFIX}` };
    await checkout.handleEvent({
      id: `evt_contrats_${attempt.id}${SECOND_SUFFIX}`,
      type: 'contract.paid',
      session: secondPayment,
    });
  }
  return opened;
}

/** Removes second payments of states from the list of those that became no order. */
export async function forgetSecondPayments(
  checkout: Pick<Services['checkout'], 'unappliedPayments' | 'settleUnapplied'>,
): Promise<void> {
  for (const { session_id: session } of await checkout.unappliedPayments())
    if (session.endsWith(SECOND_SUFFIX)) await checkout.settleUnapplied(session);
}
