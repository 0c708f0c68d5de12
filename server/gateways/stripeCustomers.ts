import type Stripe from 'stripe';
import { stripeLibrary } from './loadedWhenUsed.ts';
import { PaymentRefusedError, PaymentUnavailableError } from './payment.ts';
import type { CustomerInput, OpenSetupInput, PaymentGateway, SetupState, StoredCard } from './payment.ts';
import { callStripe, hostedUrl, idOf, isMissing, stripeLocale } from './stripeRequest.ts';
import type { StripeParts } from './stripeRequest.ts';

export const storedCard = ({ id, type, created, card }: Stripe.PaymentMethod): StoredCard => ({
  id,
  type,
  createdAt: new Date(created * 1000),
  card: card
    ? {
        brand: card.brand,
        country: card.country ?? '',
        last4: card.last4,
        expMonth: card.exp_month,
        expYear: card.exp_year,
      }
    : null,
});

/** Customers at the provider and their stored cards. */
export function createCustomerCalls({ stripe, billing }: StripeParts) {
  const { customers } = stripe;
  const { sessions } = stripe.checkout;

  const write = (id: string, { email, name, locale }: CustomerInput) =>
    customers.update(id, { email, name: name ?? '', preferred_locales: [stripeLocale(locale)] });

  async function create(input: CustomerInput, after: string | null): Promise<string> {
    const { customerId } = input;
    const idempotencyKey = after === null ? `customer-${customerId}` : `customer-${customerId}-after-${after}`;
    const { id } = await customers.create({ metadata: { customer_id: customerId } }, { idempotencyKey });
    await write(id, input);
    return id;
  }

  async function setupState(session: Stripe.Checkout.Session): Promise<SetupState> {
    const { id: sessionId, status } = session;
    if (session.mode !== 'setup') throw new PaymentUnavailableError(`Session ${sessionId} sets no card up`);
    if (status !== 'complete') return { state: status === 'expired' ? 'expired' : 'open', sessionId };
    const intent = session.setup_intent;
    const method = typeof intent === 'object' ? intent?.payment_method : null;
    if (!method || typeof method === 'string')
      throw new PaymentUnavailableError(`Session ${sessionId} came without its card`);
    return { state: 'complete', sessionId, card: storedCard(method) };
  }

  return {
    async saveCustomer(id, input) {
      return callStripe('Customer not saved', async () => {
        if (id === null) return create(input, null);
        try {
          const saved = await write(id, input);
          return saved.id;
        } catch (error) {
          // It was deleted at the provider.
          if (!isMissing(error)) throw error;
          return create(input, id);
        }
      });
    },

    async deleteCustomer(id) {
      try {
        await customers.del(id);
      } catch (error) {
        if (isMissing(error)) return;
        if (error instanceof stripeLibrary().errors.StripeInvalidRequestError)
          throw new PaymentRefusedError(error.message, { cause: error });
        await callStripe('Customer not deleted', () => Promise.reject(error));
      }
    },

    async openSetup(input: OpenSetupInput) {
      const session = await callStripe('Card page not opened', () =>
        sessions.create(
          {
            mode: 'setup',
            currency: 'cad',
            allowed_payment_method_types: ['card'],
            customer: input.customer,
            client_reference_id: input.setupId,
            metadata: { setup_id: input.setupId },
            locale: stripeLocale(input.locale),
            success_url: input.successUrl,
            cancel_url: input.cancelUrl,
            expires_at: Math.ceil(input.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: input.setupId },
        ),
      );
      const url = hostedUrl(`Card page ${session.id}`, session.url, billing);
      return { sessionId: session.id, url, expiresAt: new Date(session.expires_at * 1000) };
    },

    retrieveSetup: (sessionId) =>
      callStripe('Card page not read', async () =>
        setupState(await sessions.retrieve(sessionId, { expand: ['setup_intent.payment_method'] })),
      ),

    async chooseCard(customer, card) {
      await callStripe('Card not chosen', () =>
        customers.update(customer, { invoice_settings: { default_payment_method: card } }),
      );
    },

    async cardOf(customer) {
      try {
        const retrieved = await customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] });
        if (retrieved.deleted) return null;
        const method = retrieved.invoice_settings.default_payment_method;
        return method && typeof method === 'object' ? storedCard(method) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        return callStripe('Card not read', () => Promise.reject(error));
      }
    },

    async openPortal({ customer, returnUrl, locale }) {
      const session = await callStripe('Portal not opened', () =>
        stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: stripeLocale(locale) }),
      );
      return hostedUrl(`Portal ${session.id}`, session.url, billing);
    },
  } satisfies Partial<PaymentGateway>;
}

/** The customer of a message about a card; null: nobody's. */
export function customerOf(method: Stripe.PaymentMethod, before: { customer?: unknown } | undefined): string | null {
  const earlier = before?.customer;
  return idOf(method.customer) ?? (typeof earlier === 'string' ? earlier : null);
}
