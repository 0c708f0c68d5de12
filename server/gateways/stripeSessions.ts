import type Stripe from 'stripe';
import { stripeLibrary } from './loadedWhenUsed.ts';
import { PaymentUnavailableError } from './payment.ts';
import type { OpenSessionInput, PaymentGateway, PaymentLine, SessionState } from './payment.ts';
import { paymentLines } from './paymentLines.ts';
import { callStripe, hostedUrl, stripeLocale } from './stripeRequest.ts';
import type { StripeParts } from './stripeRequest.ts';
import { sessionState } from './stripeSessionState.ts';

type PriceData = Stripe.Checkout.SessionCreateParams.LineItem.PriceData;

/**
 * Goods are lines of the one product that promotion codes are restricted to, so that no code reduces a tax, a deposit,
 * the delivery or the fee (E12). Stripe restricts codes by product alone; the name of the goods is sent beside it.
 */
function lineItem({ name, unitAmount, quantity, isItem }: PaymentLine, itemsProduct: string | null) {
  const price = { currency: 'cad', unit_amount: unitAmount };
  const priceData: PriceData = { ...price, product_data: { name } };
  return isItem && itemsProduct !== null
    ? { quantity, price_data: { ...price, product: itemsProduct }, metadata: { name: name.slice(0, 500) } }
    : { quantity, price_data: priceData };
}

const createParams = (input: OpenSessionInput, itemsProduct: string | null): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  // Cards, and wallets on top of them, are paid at once: a completed session is a paid one.
  allowed_payment_method_types: ['card'],
  client_reference_id: input.attemptId,
  // Stripe's page takes no address to begin with; the embedded one reads the postal code and the payer.
  metadata: {
    attempt_id: input.attemptId,
    ...(input.postalCode && { postal_code: input.postalCode }),
    ...(input.payer && { payer: input.payer }),
  },
  payment_intent_data: { metadata: { attempt_id: input.attemptId } },
  locale: stripeLocale(input.locale),
  line_items: paymentLines(input).map((line) => lineItem(line, itemsProduct)),
  expires_at: Math.ceil(input.expiresAt.getTime() / 1000),
  success_url: input.successUrl,
  cancel_url: input.cancelUrl,
  ...(itemsProduct === null || input.isFixed ? {} : { allow_promotion_codes: true }),
  ...(input.customerEmail === undefined ? {} : { customer_email: input.customerEmail }),
  ...(input.collectAddress
    ? { shipping_address_collection: { allowed_countries: ['CA'] }, phone_number_collection: { enabled: true } }
    : {}),
});

/** Card payments on the hosted page. */
export function createSessionCalls({ stripe, billing, itemsProduct }: StripeParts) {
  const { sessions } = stripe.checkout;

  const stateOf = (session: Stripe.Checkout.Session): SessionState => {
    const state = sessionState(session);
    if (!state) throw new PaymentUnavailableError(`Payment session ${session.id} was not opened by the market`);
    return state;
  };
  const readSession = async (sessionId: string): Promise<SessionState> =>
    stateOf(await callStripe('Payment session not read', () => sessions.retrieve(sessionId)));

  return {
    async openSession(input) {
      const params = createParams(input, itemsProduct);
      const session = await callStripe('Payment session not opened', () =>
        sessions.create(params, { idempotencyKey: input.attemptId }),
      );
      const url = hostedUrl(`Payment session ${session.id}`, session.url, billing);
      return { sessionId: session.id, url, expiresAt: new Date(session.expires_at * 1000) };
    },
    retrieveSession: readSession,
    async expireSession(sessionId) {
      try {
        return stateOf(await sessions.expire(sessionId));
      } catch (error) {
        if (error instanceof stripeLibrary().errors.StripeInvalidRequestError) return readSession(sessionId);
        return callStripe('Payment session not ended', () => Promise.reject(error));
      }
    },
  } satisfies Partial<PaymentGateway>;
}
