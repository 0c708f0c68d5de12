import type { Caller } from '../../cart/cartService.ts';
import type { CheckoutService } from '../../checkout/checkoutService.ts';
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

/** Brings a payment that was just opened to its end, as the provider's message would. Throws when it is not the caller's. */
export async function endPayment(
  checkout: Pick<CheckoutService, 'payment' | 'handleEvent'>,
  { visitor }: Caller,
  sessionId: string,
  state: PaymentWish['state'],
): Promise<void> {
  if (state === 'pending' || state === 'lost') return;
  const attempt = await checkout.payment(visitor, sessionId);
  if (!attempt) throw new Error(`The payment ${sessionId} is not there.`);
  const known = { sessionId, attemptId: attempt.id };
  const paid = { amountTotal: attempt.total, amountDiscount: 0, contact: CONTACT, paymentIntent: null };
  await checkout.handleEvent({
    id: `evt_contrats_${attempt.id}`,
    type: `contract.${state}`,
    session: state === 'paid' ? { state, ...known, ...paid } : { state, ...known },
  });
}
