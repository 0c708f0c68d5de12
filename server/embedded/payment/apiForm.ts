import { z } from 'zod';
import { parseNestedForm } from './nestedForm.ts';
import { StripeApiError } from './stripeApiError.ts';

/** A number in a form. */
export const integer = z
  .string()
  .regex(/^\d{1,15}$/, 'Invalid non-negative integer')
  .transform(Number);
export const text = z
  .string()
  .min(1, 'You passed an empty string')
  .max(500, 'Invalid string: must be at most 500 characters');
export const url = z
  .string()
  .max(5000)
  .regex(/^https?:\/\/\S+$/, 'Not a valid URL');
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value && typeof value === 'object' ? Object.values(value) : value), z.array(item).min(1));

/** An amount in cents, which may be negative. */
export const signedCents = z
  .string()
  .regex(/^-?\d{1,9}$/, 'Invalid integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']);

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
 * Parses a request's form and refuses what Stripe refuses: unknown, missing or malformed parameters. Throws
 * StripeApiError (400).
 */
export function readForm<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  const form = parseNestedForm(body);
  if (!form) throw new StripeApiError('The request body is not a valid form.');
  const parsed = schema.safeParse(form, { reportInput: true });
  if (!parsed.success) throw refusal(parsed.error.issues[0] as z.core.$ZodIssue);
  return parsed.data;
}
