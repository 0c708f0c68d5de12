import { isBillingUrl } from '../../rules/billingUrl.ts';
import type { BillingAddresses } from '../../rules/billingUrl.ts';

/** A payment session's id: letters, digits and underscore. */
const SESSION = /^\w+$/;

/**
 * Where the browser goes with checkout's answer (F-122): an invoice's address as it is, for a payment session's id the
 * market's own address. Null for anything else, which must lead nowhere: an address of another host, however it begins (E45).
 */
export function paymentAddress(answer: string, billing: BillingAddresses): string | null {
  if (SESSION.test(answer)) return `/paiement/${answer}`;
  return isBillingUrl(answer, billing) ? answer : null;
}
