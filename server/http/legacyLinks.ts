/** Target of a link of the former site (spec 2, routes 5). legacyId: its number of the producer; null: none given. */
export type LegacyTarget = { page: 'seller'; legacyId: number } | { page: 'sellers' | 'contact' | 'faq' };

/**
 * Categories of the former site. Never reached: links with another `section` are answered without regard to it (spec
 * 2).
 */
export const legacyCategories: Readonly<Record<number, string>> = {
  1: 'legumes',
  2: 'fruits',
  3: 'viandes',
  4: 'volailles',
  5: 'fromages',
  6: 'oeufs-et-laitiers',
  7: 'boulangerie',
  8: 'garde-manger',
  9: 'miel-et-erable',
  10: 'boissons',
  11: 'fleurs-et-plants',
};

/** The value of a parameter, ignoring the case of its name; the first of several. */
function valueOf(query: URLSearchParams, name: string): string | null {
  for (const [key, value] of query) if (key.toLowerCase() === name) return value;
  return null;
}

/** Reads the query of an address on any path. Null: it is no legacy link (F-014, F-015). */
export function legacyTarget(query: URLSearchParams): LegacyTarget | null {
  const section = valueOf(query, 'section');
  if (section === null) return null;
  if (section === 'faq') return { page: 'faq' };
  if (section === 'lire' && valueOf(query, 'alias') === 'contact') return { page: 'contact' };
  if (section !== 'produits' || valueOf(query, 'sscid') !== 'Producteur') return null;
  const id = valueOf(query, 'id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? { page: 'seller', legacyId: Number(id) } : { page: 'sellers' };
}
