import { z } from 'zod';
import { flag, integer, list, metadata, readForm, text, url } from './apiForm.ts';
import { StripeApiError } from './stripeApiError.ts';

/** Stripe's limits for a payment session: amounts in cents, times in seconds. */
const MIN_TOTAL = 50;
const MAX_TOTAL = 99_999_999;
const MAX_LINES = 100;
const MIN_LIFE_S = 30 * 60;
const MAX_LIFE_S = 24 * 60 * 60;

const line = z.strictObject({
  quantity: integer.refine((quantity) => quantity > 0, 'Invalid positive integer'),
  price_data: z.strictObject({
    currency: z.literal('cad'),
    unit_amount: integer,
    tax_behavior: z.literal('exclusive').optional(),
    recurring: z.strictObject({ interval: z.literal('year') }).optional(),
    product: z.string().startsWith('prod_').optional(),
    product_data: z.strictObject({ name: text }).optional(),
  }),
  metadata: metadata.optional(),
});

const parameters = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  currency: z.literal('cad').optional(),
  customer: z.string().startsWith('cus_').optional(),
  allow_promotion_codes: flag.optional(),
  allowed_payment_method_types: list(z.literal('card')).optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email('Invalid email address').optional(),
  locale: z.enum(['fr-CA', 'fr', 'en']).default('en'),
  line_items: list(line)
    .refine((lines) => lines.length <= MAX_LINES, `At most ${MAX_LINES} line items`)
    .optional(),
  expires_at: integer.optional(),
  success_url: url,
  cancel_url: url,
  metadata: metadata.default({}),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  shipping_address_collection: z.strictObject({ allowed_countries: list(z.literal('CA')) }).optional(),
  payment_method_collection: z.literal('always').optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.literal('required').optional(),
  customer_update: z.strictObject({ address: z.literal('auto') }).optional(),
  subscription_data: z.strictObject({ metadata: metadata.default({}), trial_end: integer.optional() }).optional(),
  phone_number_collection: z.strictObject({ enabled: flag }).optional(),
});

type Line = z.infer<typeof line>;
export type SessionRequest = Omit<z.infer<typeof parameters>, 'line_items'> & {
  line_items: Line[];
  amountTotal: number;
  expires_at: number;
};

/**
 * Parses the form of `POST /v1/checkout/sessions` and refuses what Stripe refuses: unknown or missing parameters,
 * amounts that are no whole cents, a total under 50 cents, an end less than 30 minutes or more than 24 hours ahead.
 * `now` in seconds. Throws StripeApiError (400).
 */
export function readSessionRequest(body: string, now: number): SessionRequest {
  const parsed = readForm(parameters, body);
  const isSetup = parsed.mode === 'setup';
  const { line_items: lines = [] } = parsed;
  if (isSetup && lines.length > 0) throw new StripeApiError('`line_items` are not allowed in setup mode.');
  if (parsed.mode !== 'payment' && parsed.customer === undefined)
    throw new StripeApiError('Missing required param: customer.');
  if (!isSetup && lines.length === 0)
    throw new StripeApiError('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  for (const { price_data: price } of lines)
    if ((price.product === undefined) === (price.product_data === undefined))
      throw new StripeApiError('Give either `product` or `product_data`.', { param: 'line_items' });
  for (const { price_data: price } of lines)
    if ((parsed.mode === 'subscription') !== (price.recurring !== undefined))
      throw new StripeApiError('`recurring` belongs to subscription mode.', { param: 'line_items' });
  const request = { ...parsed, line_items: lines };
  const amountTotal = lines.reduce((sum, item) => sum + item.quantity * item.price_data.unit_amount, 0);
  if (!isSetup && amountTotal < MIN_TOTAL) {
    throw new StripeApiError("The Checkout Session's total amount must convert to at least 50 cents.", {
      code: 'amount_too_small',
    });
  }
  if (amountTotal > MAX_TOTAL) {
    throw new StripeApiError("The Checkout Session's total amount is too large.", { code: 'amount_too_large' });
  }
  const expiresAt = request.expires_at ?? now + MAX_LIFE_S;
  const param = 'expires_at';
  if (expiresAt < now + MIN_LIFE_S) {
    throw new StripeApiError('`expires_at` must be at least 30 minutes from Checkout Session creation.', { param });
  }
  if (expiresAt > now + MAX_LIFE_S) {
    throw new StripeApiError('`expires_at` must be less than 24 hours from Checkout Session creation.', { param });
  }
  return { ...request, amountTotal, expires_at: expiresAt };
}
