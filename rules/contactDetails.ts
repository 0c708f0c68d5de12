const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is an e-mail address in the usual form, local@domain.tld, as it stands: nothing is trimmed (spec 5). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const labels = text.slice(at + 1).split('.');
  if (at < 1 || text.length > 254 || local.length > 64 || labels.length < 2) return false;
  return LOCAL.test(local) && labels.every((label) => LABEL.test(label)) && /[a-z]/i.test(labels.at(-1) ?? '');
}

const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;
/** Separators between digits. */
const BETWEEN = /[\s().\-–·]/g;

/** A Canadian telephone number as it is stored and shown, `819 555-0123`; null for any other text. */
export function readPhone(text: string): string | null {
  const [, area, exchange, line] = NORTH_AMERICAN.exec(text.replace(BETWEEN, '')) ?? [];
  return area && exchange && line ? `${area} ${exchange}-${line}` : null;
}

/** Provinces and territories of Canada by their postal abbreviation; the market's own first. */
export const PROVINCES = ['QC', 'ON', 'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'] as const;
export type Province = (typeof PROVINCES)[number];
/** ISO 3166-1: the only country with addresses here. */
export const COUNTRY = 'CA';

/** The abbreviation in upper case, or null when it is no province's. */
export function readProvince(text: string): Province | null {
  return PROVINCES.find((province) => province === text.trim().toUpperCase()) ?? null;
}

/** Characters of a name, and of each line of an address. */
export const NAME_MAX_LENGTH = 80;

/** What the payer entered on the hosted page; `address` only for a delivery (E59). */
export type PaidContact = {
  email: string | null;
  name: string | null;
  phone: string | null;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    postalCode: string;
    country: string;
  } | null;
};
