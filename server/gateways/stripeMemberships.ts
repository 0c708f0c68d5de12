import type Stripe from 'stripe';
import { stripeLibrary } from './loadedWhenUsed.ts';
import type { MembershipCharge, OpenMembershipInput, PaymentGateway, ProviderMembership } from './payment.ts';
import { storedCard } from './stripeCustomers.ts';
import { callStripe, hostedUrl, stripeLocale } from './stripeRequest.ts';
import type { StripeParts } from './stripeRequest.ts';

/** Metadata of the market's subscriptions: other subscriptions of a customer are no membership. */
const KIND = 'membership';
/** Stripe's shortest trial of a checkout session, 48 hours, with an hour to complete the page. */
const LEAST_TRIAL_MS = 49 * 60 * 60 * 1000;
const MEMBERSHIPS_AT_ONCE = 100;
/** Most receipts that are read: a membership is paid once a year. */
const CHARGES_AT_ONCE = 100;

const STATUSES: Readonly<Partial<Record<Stripe.Subscription.Status, ProviderMembership['status']>>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // No further tries to charge: the membership has ended.
  unpaid: 'cancelled',
  canceled: 'cancelled',
};

const instant = (seconds: number): Date => new Date(seconds * 1000);

/** Converts a subscription; null: it is no membership, or never became one. */
export function membershipState(subscription: Stripe.Subscription): ProviderMembership | null {
  const status = STATUSES[subscription.status];
  const [item] = subscription.items.data;
  if (subscription.metadata.kind !== KIND || !status || !item) return null;
  const { cancel_at: cancelAt, ended_at: endedAt, trial_end: trialEnd, default_payment_method: card } = subscription;
  const { current_period_start: start, current_period_end: periodEnd } = item;
  // A period begins whether or not it is paid.
  const endsAt = status === 'cancelled' ? (endedAt ?? start) : periodEnd;
  return {
    id: subscription.id,
    status,
    startDate: instant(subscription.start_date),
    trialEnd: trialEnd === null ? null : instant(trialEnd),
    currentPeriodEnd: instant(endsAt),
    // The portal sets one or the other, depending on the version of its API.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || (cancelAt !== null && cancelAt <= endsAt),
    ownCard: card && typeof card === 'object' ? storedCard(card) : null,
  };
}

/** A paid invoice of a subscription; null: it charged nothing, like that of a trial. */
export function membershipCharge(invoice: Stripe.Invoice): MembershipCharge | null {
  const period = invoice.lines.data.at(-1)?.period;
  if (invoice.amount_paid === 0 || !period) return null;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    paidAt: instant(invoice.status_transitions.paid_at ?? invoice.created),
    periodStart: instant(period.start),
    periodEnd: instant(period.end),
    subtotal: invoice.total_excluding_tax ?? invoice.subtotal,
    total: invoice.amount_paid,
  };
}

const createParams = (input: OpenMembershipInput): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: input.customer,
  client_reference_id: input.pageId,
  allowed_payment_method_types: ['card'],
  payment_method_collection: 'always',
  locale: stripeLocale(input.locale),
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'cad',
        unit_amount: input.price,
        tax_behavior: 'exclusive',
        recurring: { interval: 'year' },
        product_data: { name: input.name },
      },
    },
  ],
  // The provider adds the taxes (E47) by the customer's address.
  automatic_tax: { enabled: input.taxed },
  billing_address_collection: 'required',
  customer_update: { address: 'auto' },
  subscription_data: {
    metadata: { kind: KIND },
    ...(input.trialEnd === null
      ? {}
      : {
          trial_end: Math.ceil(Math.max(input.trialEnd.getTime(), input.expiresAt.getTime() + LEAST_TRIAL_MS) / 1000),
        }),
  },
  success_url: input.successUrl,
  cancel_url: input.cancelUrl,
  expires_at: Math.ceil(input.expiresAt.getTime() / 1000),
});

/** The renewing paid year: its page and its state. */
export function createMembershipCalls({ stripe, billing }: StripeParts) {
  const { sessions } = stripe.checkout;

  return {
    async openMembership(input) {
      const session = await callStripe('Membership page not opened', () =>
        sessions.create(createParams(input), { idempotencyKey: input.pageId }),
      );
      const url = hostedUrl(`Membership page ${session.id}`, session.url, billing);
      return { sessionId: session.id, url, expiresAt: instant(session.expires_at) };
    },

    async endMembershipPage(sessionId) {
      try {
        await sessions.expire(sessionId);
        return 'expired';
      } catch (error) {
        if (!(error instanceof stripeLibrary().errors.StripeInvalidRequestError))
          return callStripe('Membership page not ended', () => Promise.reject(error));
        const { status } = await callStripe('Membership page not read', () => sessions.retrieve(sessionId));
        return status === 'complete' ? 'complete' : 'expired';
      }
    },

    async membershipOf(customer) {
      const subscriptions = await callStripe('Membership not read', async () => {
        const { data } = await stripe.subscriptions.list({
          customer,
          status: 'all',
          limit: MEMBERSHIPS_AT_ONCE,
          expand: ['data.default_payment_method'],
        });
        return data.flatMap((subscription) => membershipState(subscription) ?? []);
      });
      // The provider lists the newest first.
      return subscriptions.find(({ status }) => status !== 'cancelled') ?? subscriptions[0] ?? null;
    },

    async membershipBilling({ id, status, cancelAtPeriodEnd }) {
      const paid = await callStripe('Receipts of a membership not read', () =>
        stripe.invoices.list({ subscription: id, status: 'paid', limit: CHARGES_AT_ONCE }),
      );
      const isOver = status === 'cancelled' || cancelAtPeriodEnd;
      const next = isOver
        ? null
        : await callStripe('Next charge of a membership not read', () =>
            stripe.invoices.createPreview({ subscription: id }),
          );
      return {
        charges: paid.data.flatMap((invoice) => membershipCharge(invoice) ?? []),
        nextCharge: next && next.amount_due,
      };
    },

    async payMembership(membershipId, card) {
      const { data: owed } = await callStripe('Open invoice of a membership not read', () =>
        stripe.invoices.list({ subscription: membershipId, status: 'open', limit: 1 }),
      );
      const [invoice] = owed;
      if (!invoice) return 'none';
      try {
        const how = { payment_method: card, off_session: true };
        const { status } = await stripe.invoices.pay(invoice.id, how, { idempotencyKey: `${invoice.id} ${card}` });
        return status === 'paid' ? 'paid' : 'refused';
      } catch (error) {
        const { StripeCardError, StripeInvalidRequestError } = stripeLibrary().errors;
        if (error instanceof StripeCardError) return 'refused';
        // Paid or voided in between, or the card was removed: the current state is retrieved next.
        if (error instanceof StripeInvalidRequestError) return 'none';
        return callStripe('Membership not paid', () => Promise.reject(error));
      }
    },

    async setMembershipCard(membershipId, card) {
      try {
        await stripe.subscriptions.update(membershipId, { default_payment_method: card });
        return true;
      } catch (error) {
        if (error instanceof stripeLibrary().errors.StripeInvalidRequestError) return false;
        return callStripe('Card of a membership not set', () => Promise.reject(error));
      }
    },
  } satisfies Partial<PaymentGateway>;
}
