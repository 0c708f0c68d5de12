import { addresses, locales, pageNames } from '../../rules/addresses.ts';

/** What the addresses of a page begin with: its fixed words, alone (`$`) where the rest may be absent. */
function beginnings(pattern: string): string[] {
  const [fixed = '', parameter] = pattern.split('/:');
  if (parameter === undefined) return [fixed];
  return parameter.endsWith('?') ? [`${fixed}$`, `${fixed}/`] : [`${fixed}/`];
}

/**
 * robots.txt: pages that belong to the person are not to be asked for, nor the API (routes 8). `/panier` is
 * not named without its end, since `/paniers-hebdomadaires` is open.
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
