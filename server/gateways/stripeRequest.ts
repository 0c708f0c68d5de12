import type Stripe from 'stripe';
import { isBillingUrl } from '#rules/billingUrl.ts';
import type { BillingAddresses } from '#rules/billingUrl.ts';
import { stripeLibrary } from './loadedWhenUsed.ts';
import { PaymentUnavailableError } from './payment.ts';

/** Shared by the parts of the adapter. */
export type StripeParts = {
  stripe: Stripe;
  /** Hosts and origins that a payer may be redirected to (E45). */
  billing: BillingAddresses;
  /** The product that promotion codes are restricted to; null: no codes. */
  itemsProduct: string | null;
};

/**
 * Runs one request; the provider's failures and refusals become PaymentUnavailableError, programming errors pass
 * unchanged.
 */
export async function callStripe<Response>(action: string, request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof stripeLibrary().errors.StripeError)) throw error;
    throw new PaymentUnavailableError(`${action}: ${error.message}`, { cause: error });
  }
}

/** The address of a hosted page, after checking that it is the provider's. Throws PaymentUnavailableError. */
export function hostedUrl(action: string, url: string | null | undefined, billing: BillingAddresses): string {
  if (!url) throw new PaymentUnavailableError(`${action} came without an address`);
  if (!isBillingUrl(url, billing)) throw new PaymentUnavailableError(`${action} leads to no billing host: ${url}`);
  return url;
}

/** Whether the provider responded that the object does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof stripeLibrary().errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** An object or its id, either of which the provider returns. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

export const stripeLocale = (locale: 'fr' | 'en'): 'fr-CA' | 'en' => (locale === 'fr' ? 'fr-CA' : 'en');
