/** Where a payer may be redirected: `hosts` over https, and exact `origins` (the stand-in's, in demo mode). */
export type BillingAddresses = { readonly hosts: readonly string[]; readonly origins: readonly string[] };

/** Characters that a URL parser drops or reads as a slash, so that two readers would see two addresses. */
const TREACHEROUS = /[\s\p{Control}\\]/u;

/**
 * Whether the browser may be redirected to this address (spec 5, E45). It is parsed as a URL and its whole host is
 * compared: https://invoice.stripe.com.evil.example is refused.
 */
export function isBillingUrl(text: string, { hosts, origins }: BillingAddresses): boolean {
  if (TREACHEROUS.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && hosts.includes(hostname);
}
