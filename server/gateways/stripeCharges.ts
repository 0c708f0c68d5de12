import type Stripe from 'stripe';
import { stripeLibrary } from './loadedWhenUsed.ts';
import { PaymentRefusedError, PaymentUnavailableError } from './payment.ts';
import type { ChargeInput, ChargeOutcome, ChargeRefusal, Refund, RefundInput, SessionState } from './payment.ts';
import { callStripe } from './stripeRequest.ts';
import type { StripeParts } from './stripeRequest.ts';

const REFUSALS: Readonly<Record<string, ChargeRefusal>> = {
  authentication_required: 'authentication',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
};

function reasonOf(error: Stripe.errors.StripeError): ChargeRefusal {
  return REFUSALS[error.decline_code ?? ''] ?? REFUSALS[error.code ?? ''] ?? 'declined';
}

/** Metadata of the market's own charges: sessions create intents for the same attempt, too. */
const KIND = 'charge';

/** Converts a charge; null: it is not the market's. A refused one is final: nobody is there to try again. */
export function chargeState(intent: Stripe.PaymentIntent): SessionState | null {
  const { attempt_id: attemptId, kind } = intent.metadata;
  if (!attemptId || kind !== KIND) return null;
  const base = { sessionId: intent.id, attemptId };
  if (intent.status === 'processing') return { ...base, state: 'open', url: '' };
  if (intent.status !== 'succeeded') return { ...base, state: 'expired' };
  return {
    ...base,
    state: 'paid',
    amountTotal: intent.amount_received,
    amountDiscount: 0,
    currency: intent.currency,
    contact: { email: null, name: null, phone: null, address: null },
    paymentIntent: intent.id,
  };
}

/** Well within the day for which Stripe remembers a key: after it, the same request would charge again. */
const KEY_LIFE_MS = 12 * 60 * 60 * 1000;
const INTENTS_AT_ONCE = 100;

/** Charges of stored cards, and refunds. */
export function createChargeCalls({ stripe }: StripeParts) {
  const { paymentIntents, refunds } = stripe;

  const stateOf = (intent: Stripe.PaymentIntent): SessionState => {
    const state = chargeState(intent);
    if (!state) throw new PaymentUnavailableError(`Payment ${intent.id} is no charge of the market`);
    return state;
  };

  const resultOf = (state: SessionState): ChargeOutcome => {
    if (state.state === 'paid') return { kind: 'paid', state };
    if (state.state === 'open') throw new PaymentUnavailableError(`Charge ${state.sessionId} is not decided yet`);
    return { kind: 'refused', reason: 'authentication', sessionId: state.sessionId };
  };

  /** The result of a charge requested long ago; refused where the provider never received it. */
  async function lookUp({ attemptId, customer, since }: ChargeInput): Promise<ChargeOutcome> {
    const created = { gte: Math.floor(since.getTime() / 1000) - 60 };
    const intents = paymentIntents.list({ customer, created, limit: INTENTS_AT_ONCE });
    const charges = await callStripe('Charge not looked up', async () => {
      for await (const intent of intents) if (chargeState(intent)?.attemptId === attemptId) return intent;
      return null;
    });
    return charges ? resultOf(stateOf(charges)) : { kind: 'refused', reason: 'declined', sessionId: null };
  }

  return {
    async charge(input: ChargeInput): Promise<ChargeOutcome> {
      const { attemptId, customer, card, amount, description } = input;
      if (Date.now() - input.since.getTime() > KEY_LIFE_MS) return lookUp(input);
      const create = () =>
        paymentIntents.create(
          {
            amount,
            currency: 'cad',
            customer,
            payment_method: card,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description,
            metadata: { attempt_id: attemptId, kind: KIND },
          },
          { idempotencyKey: attemptId },
        );
      try {
        return resultOf(stateOf(await create()));
      } catch (error) {
        const { StripeCardError, StripeInvalidRequestError } = stripeLibrary().errors;
        // The card was removed meanwhile or the customer is gone: a repeated request would change nothing.
        if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError)
          return { kind: 'refused', reason: reasonOf(error), sessionId: error.payment_intent?.id ?? null };
        return callStripe('Card not charged', () => Promise.reject(error));
      }
    },

    retrieveCharge: async (id: string): Promise<SessionState> =>
      stateOf(await callStripe('Charge not read', () => paymentIntents.retrieve(id))),

    async refund({ paymentIntent, amount, key }: RefundInput): Promise<Refund> {
      const params = { payment_intent: paymentIntent, ...(amount === null ? {} : { amount }) };
      try {
        const refund = await refunds.create(params, { idempotencyKey: key });
        if (refund.status === 'failed' || refund.status === 'canceled')
          throw new PaymentRefusedError(refund.failure_reason ?? `Refund ${refund.id} is ${refund.status}`);
        const status = refund.status === 'succeeded' ? 'succeeded' : 'pending';
        return { refundId: refund.id, amount: refund.amount, status };
      } catch (error) {
        const { StripeInvalidRequestError, StripeIdempotencyError } = stripeLibrary().errors;
        if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
          throw new PaymentRefusedError(error.message, { cause: error });
        return callStripe('Nothing given back', () => Promise.reject(error));
      }
    },
  };
}
