import type { Caller } from '../../cart/cartService.ts';
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

/**
 * Brings the payment that a caller has just opened to its end, as the provider's message would, unless it is to stay open
 * or the balance has paid all of it. Answers the provider's id of it. Throws when there is none.
 */
export async function endPayment(
  checkout: Pick<CheckoutService, 'payment' | 'handleEvent'>,
  { visitor }: Caller,
  { state, discount }: Pick<PaymentWish, 'state' | 'discount'>,
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
  return sessionId;
}
