import type { Caller } from '../../caller.ts';
import type { CheckoutService } from '../../checkout/checkoutService.ts';
import { statedIntent } from './statedPayment.ts';
import type { PaymentWish } from './stateInput.ts';

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
const AGAIN = '_again';

/**
 * Ends the payment that a caller has just opened, as the provider's message would, unless it is to stay open or the
 * balance has paid all of it. Returns the provider's id of it. Throws if there is none.
 */
export async function endPayment(
  checkout: Pick<CheckoutService, 'payment' | 'handleEvent'>,
  { visitor }: Caller,
  { state, discount, paidTwice }: Pick<PaymentWish, 'state' | 'discount' | 'paidTwice'>,
): Promise<string> {
  const attempt = await checkout.payment(visitor);
  const sessionId = attempt?.provider_session_id;
  if (!attempt || !sessionId) throw new Error('The payment that was opened is not there.');
  const ending = state === 'paid' || state === 'expired' ? state : null;
  if (!ending || attempt.status === 'paid') return sessionId;
  const known = { sessionId, attemptId: attempt.id };
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
    session: ending === 'paid' ? { state: ending, ...known, ...paid } : { state: ending, ...known },
  });
  if (paidTwice) {
    const again = { state: 'paid' as const, ...known, ...paid, sessionId: `${sessionId}${AGAIN}` };
    await checkout.handleEvent({ id: `evt_contrats_${attempt.id}${AGAIN}`, type: 'contract.paid', session: again });
  }
  return sessionId;
}

/** Removes second payments of states from the list of those that became no order. */
export async function forgetSecondPayments(
  checkout: Pick<CheckoutService, 'unappliedPayments' | 'settleUnapplied'>,
): Promise<void> {
  for (const { session_id: session } of await checkout.unappliedPayments())
    if (session.endsWith(AGAIN)) await checkout.settleUnapplied(session);
}
