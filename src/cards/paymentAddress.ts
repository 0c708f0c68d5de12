import { isBillingUrl, type BillingAddresses } from '#rules/billingUrl.ts';

/** A payment session's id: letters, digits and underscore. */
const SESSION = /^\w+$/;

/**
 * The address to open for checkout's result (F-122): an invoice's URL as it is, for a payment session's id the market's
 * own address. Null for anything else, such as a URL of another host that begins alike (E45).
 */
export function paymentAddress(target: string, billing: BillingAddresses): string | null {
  if (SESSION.test(target)) return `/paiement/${target}`;
  return isBillingUrl(target, billing) ? target : null;
}
