/** Where a payer may be sent: `hosts` over https, `origins` as they are (the embedded provider's, in demo mode). */
export type BillingAddresses = { readonly hosts: readonly string[]; readonly origins: readonly string[] };

/** What a URL parser drops or reads as a slash, so that one text would be another address to another reader. */
const TREACHEROUS = /[\s\p{Control}\\]/u;

/**
 * Whether the browser may be sent to this address (spec 5, E45). It is read as a URL and its host compared whole: a text
 * that merely begins like one of them, as https://invoice.stripe.com.evil.example, leads nowhere.
 */
export function isBillingUrl(text: string, { hosts, origins }: BillingAddresses): boolean {
  if (TREACHEROUS.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && hosts.includes(hostname);
}
