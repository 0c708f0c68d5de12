import { addresses, locales, pageNames } from '#rules/addresses.ts';

/** The beginning of a page's addresses: its fixed words, alone (`$`) where the rest may be absent. */
function beginnings(pattern: string): string[] {
  const [fixed = '', parameter] = pattern.split('/:');
  if (parameter === undefined) return [fixed];
  return parameter.endsWith('?') ? [`${fixed}$`, `${fixed}/`] : [`${fixed}/`];
}

/**
 * robots.txt: disallows personal pages and the API (routes 8). `/panier` needs its end, since `/paniers-hebdomadaires`
 * is allowed.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...pageNames
      .filter((page) => addresses[page].html === 'shell')
      .flatMap((page) => locales.flatMap((locale) => beginnings(addresses[page][locale])))
      .map((beginning) => `Disallow: ${beginning}`),
    'Disallow: /graphql',
    'Disallow: /paiement/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
