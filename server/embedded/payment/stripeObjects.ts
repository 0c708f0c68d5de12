import type Stripe from 'stripe';
import { stripeLibrary } from '../../gateways/loadedWhenUsed.ts';
import { amountDue } from './sessionRecord.ts';
import type { SessionRecord } from './sessionRecord.ts';

const customerDetails = ({ payment }: SessionRecord): Stripe.Checkout.Session.CustomerDetails | null =>
  payment && {
    address: null,
    business_name: null,
    email: payment.email,
    individual_name: null,
    name: payment.name,
    phone: payment.phone,
    tax_exempt: 'none',
    tax_ids: [],
  };

const collectedInformation = ({ payment }: SessionRecord): Stripe.Checkout.Session.CollectedInformation | null => {
  if (!payment) return null;
  const { shipping } = payment;
  return {
    business_name: null,
    individual_name: null,
    shipping_details: shipping && {
      name: shipping.name,
      address: {
        line1: shipping.line1,
        line2: shipping.line2,
        city: shipping.city,
        state: shipping.state,
        postal_code: shipping.postalCode,
        country: shipping.country,
      },
    },
  };
};

/** The session as Stripe's API returns it; `url`, the hosted page's address, is set only while the session is open. */
export const sessionObject = (record: SessionRecord, url: string): Stripe.Checkout.Session => ({
  id: record.id,
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: record.takesCodes ? true : null,
  allowed_payment_method_types: ['card'],
  amount_subtotal: record.amountTotal,
  amount_total: amountDue(record),
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  cancel_url: record.cancelUrl,
  client_reference_id: record.clientReferenceId,
  client_secret: null,
  collected_information: collectedInformation(record),
  consent: null,
  consent_collection: null,
  created: record.created,
  currency: 'cad',
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: record.customer,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: customerDetails(record),
  customer_email: record.customerEmail,
  discounts: [],
  expires_at: record.expiresAt,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: record.locale === 'fr' ? 'fr-CA' : 'en',
  managed_payments: null,
  metadata: record.metadata,
  mode: record.mode,
  origin_context: null,
  payment_intent: record.payment?.intentId ?? null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: record.mode !== 'payment' ? 'no_payment_required' : record.payment ? 'paid' : 'unpaid',
  permissions: null,
  phone_number_collection: { enabled: record.collectPhone },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: record.setup?.intentId ?? null,
  shipping_address_collection: record.collectAddress ? { allowed_countries: ['CA'] } : null,
  shipping_cost: null,
  shipping_options: [],
  status: record.status,
  submit_type: null,
  subscription: null,
  success_url: record.successUrl,
  total_details: { amount_discount: record.promotion?.amountOff ?? 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: record.status === 'open' ? url : null,
  wallet_options: null,
});

/** A message to the market about an object, with its current state. */
export const eventObject = (event: { id: string; type: string; created: number }, object: object): object => ({
  id: event.id,
  object: 'event',
  api_version: stripeLibrary().API_VERSION,
  created: event.created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: event.type,
});
