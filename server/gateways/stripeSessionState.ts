import type Stripe from 'stripe';
import type { PaidContact } from '#rules/contactDetails.ts';
import { visibleText } from '#rules/plainText.ts';
import type { SessionState } from './payment.ts';

/** A text that the payer typed on the provider's page. */
const typed = (text: string | null | undefined): string | null => (text ? visibleText(text) : null);

const contactOf = (session: Stripe.Checkout.Session): PaidContact => {
  const shipping = session.collected_information?.shipping_details ?? null;
  const customer = session.customer_details;
  return {
    email: customer?.email ?? session.customer_email ?? null,
    name: typed(shipping?.name ?? customer?.name),
    phone: customer?.phone ?? null,
    address: shipping && {
      line1: typed(shipping.address.line1) ?? '',
      line2: typed(shipping.address.line2),
      city: typed(shipping.address.city) ?? '',
      state: shipping.address.state ?? '',
      postalCode: shipping.address.postal_code ?? '',
      country: shipping.address.country ?? 'CA',
    },
  };
};

/**
 * Converts a checkout session; null when the market did not open it for a payment. Completed but not yet paid (a slow
 * payment method) still counts as open: nothing is handed out before the money has arrived.
 */
export function sessionState(session: Stripe.Checkout.Session): SessionState | null {
  const attemptId = session.client_reference_id;
  if (!attemptId || session.mode !== 'payment') return null;
  const base = { sessionId: session.id, attemptId };
  if (session.status === 'expired') return { ...base, state: 'expired' };
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    return { ...base, state: 'open', url: session.url ?? '' };
  }
  const intent = session.payment_intent;
  return {
    ...base,
    state: 'paid',
    amountTotal: session.amount_total ?? 0,
    amountDiscount: session.total_details?.amount_discount ?? 0,
    currency: session.currency ?? '',
    contact: contactOf(session),
    paymentIntent: typeof intent === 'string' ? intent : (intent?.id ?? null),
  };
}
