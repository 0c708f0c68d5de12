/** Provinces and territories of Canada by their postal abbreviation; the market's own first. */
export const PROVINCES = ['QC', 'ON', 'AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'SK', 'YT'] as const;
export type Province = (typeof PROVINCES)[number];
/** ISO 3166-1: the only country with addresses here. */
export const COUNTRY = 'CA';

/** The abbreviation in upper case, or null when it is no province's. */
export function readProvince(text: string): Province | null {
  return PROVINCES.find((province) => province === text.trim().toUpperCase()) ?? null;
}
