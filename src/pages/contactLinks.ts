/**
 * `tel:` for a number as people write it: "819 555-0142" becomes "tel:+18195550142"; one that begins with + keeps its
 * country.
 */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}

/** `mailto:` with a subject and a draft of the message, lines separated by \n. */
export function mailLink(email: string, { subject, body }: { subject?: string; body?: string } = {}): string {
  const query = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`] : [],
  );
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const WAYS = ['email', 'phone', 'address'] as const;

/** The ways to reach a market that it has. */
export const contactWays = (contact: Partial<Record<(typeof WAYS)[number], unknown>>): (typeof WAYS)[number][] =>
  WAYS.filter((way) => Boolean(contact[way]));
