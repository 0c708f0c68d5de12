import { z } from 'zod';

import { parseNestedForm } from './nestedForm.ts';
import { StripeApiError } from './stripeApiError.ts';

/** Stripe's bounds for a payment session: amounts in cents, times in seconds. */
const MIN_TOTAL = 50;
const MAX_TOTAL = 99_999_999;
const MAX_LINES = 100;
const MIN_LIFE_S = 30 * 60;
const MAX_LIFE_S = 24 * 60 * 60;

const integer = z
  .string()
  .regex(/^\d{1,15}$/, 'Invalid non-negative integer')
  .transform(Number);
const text = z.string().min(1, 'You passed an empty string').max(500, 'Invalid string: must be at most 500 characters');
const url = z
  .string()
  .max(5000)
  .regex(/^https?:\/\/\S+$/, 'Not a valid URL');
const metadata = z.record(z.string().max(40), z.string().max(500));
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value && typeof value === 'object' ? Object.values(value) : value), z.array(item).min(1));

const line = z.strictObject({
  quantity: integer.refine((quantity) => quantity > 0, 'Invalid positive integer'),
  price_data: z.strictObject({
    currency: z.literal('cad'),
    unit_amount: integer,
    product_data: z.strictObject({ name: text }),
  }),
});

const parameters = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: list(z.literal('card')).optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email('Invalid email address').optional(),
  locale: z.enum(['fr-CA', 'fr', 'en']).default('en'),
  line_items: list(line).refine((lines) => lines.length <= MAX_LINES, `At most ${MAX_LINES} line items`),
  expires_at: integer.optional(),
  success_url: url,
  cancel_url: url,
  metadata: metadata.default({}),
  payment_intent_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  shipping_address_collection: z.strictObject({ allowed_countries: list(z.literal('CA')) }).optional(),
  phone_number_collection: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
});

export type SessionRequest = z.infer<typeof parameters> & { amountTotal: number; expires_at: number };

const paramName = (path: PropertyKey[]): string =>
  path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');

function refusal(issue: z.core.$ZodIssue): StripeApiError {
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? '']);
    return new StripeApiError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = paramName(issue.path);
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return new StripeApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return new StripeApiError(`${issue.message} (${param})`, { param });
}

/**
 * Reads the form of `POST /v1/checkout/sessions` and refuses what Stripe refuses: unknown or missing parameters,
 * amounts that are no whole cents, a total under 50 cents, an end less than 30 minutes or more than 24 hours ahead.
 * `now` in seconds. Throws StripeApiError (400).
 */
export function readSessionRequest(body: string, now: number): SessionRequest {
  const form = parseNestedForm(body);
  if (!form) throw new StripeApiError('The request body is not a valid form.');
  const parsed = parameters.safeParse(form, { reportInput: true });
  if (!parsed.success) throw refusal(parsed.error.issues[0] as z.core.$ZodIssue);

  const request = parsed.data;
  const amountTotal = request.line_items.reduce((sum, item) => sum + item.quantity * item.price_data.unit_amount, 0);
  if (amountTotal < MIN_TOTAL) {
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
