import { LRUCache } from 'lru-cache';
import { addressOf, addresses, locales, pageNames, type PageName } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { CollectionRow, Snapshot } from '../snapshot/catalogueSnapshot.ts';

/** One page at its two addresses. images: storage paths. */
type Entry = { page: PageName; params: Record<Locale, Record<string, string | undefined>>; images: readonly string[] };

/** Addresses per file. The protocol allows 50,000 addresses and 50 MB; each of ours takes about 600 bytes. */
const ENTRIES_PER_FILE = 20_000;
/** Fixed pages that are worth finding. */
const FIXED: readonly PageName[] = pageNames.filter(
  (page) =>
    addresses[page].html === 'full' && !addresses[page].fr.includes(':') && page !== 'search' && page !== 'maintenance',
);

const same = (params: Record<string, string | undefined>) => ({ fr: params, en: params });
const paramsOf = (collection: CollectionRow, language: 'handlePrimary' | 'handleSecondary') =>
  collection.parent === null
    ? { handle: collection[language] }
    : { handle: collection.parent[language], sub: collection[language] };

/** Every public page that has something to show: fixed pages, collections and producers with products on sale, and those products. */
function entriesOf(snapshot: Snapshot): Entry[] {
  return [
    ...FIXED.filter((page) => page !== 'baskets' || snapshot.offers.baskets).map((page) => ({
      page,
      params: same({}),
      images: [],
    })),
    ...[...snapshot.collections.values()]
      .filter(({ products }) => products.length > 0)
      .map((collection) => ({
        page: 'collection' as const,
        params: { fr: paramsOf(collection, 'handlePrimary'), en: paramsOf(collection, 'handleSecondary') },
        images: [],
      })),
    ...snapshot.sellersByName.map(({ handle, images }) => ({
      page: 'seller' as const,
      params: same({ handle }),
      images,
    })),
    ...snapshot.onSale.map(({ handlePrimary, handleSecondary, images }) => ({
      page: 'product' as const,
      params: { fr: { handle: handlePrimary }, en: { handle: handleSecondary } },
      images,
    })),
  ];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const hreflang: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };

export type SitemapOptions = {
  catalogue: Pick<CatalogueService, 'current'>;
  /** The market's own origin; where pictures are, absolute or as a path of it. */
  origin: string;
  imageBase: string;
};

/**
 * The sitemaps by file name: `sitemap.xml` is the index; each of its files has one language's addresses with their
 * twins and pictures. Null: no such file. Rebuilt when the catalogue changes.
 */
export function createSitemaps({ catalogue, origin, imageBase }: SitemapOptions) {
  const files = new LRUCache<string, string>({ maxSize: 16_000_000, sizeCalculation: (xml) => xml.length * 2 });
  const picture = (path: string) => new URL(`${imageBase}/${path}-410.webp`, origin).href;

  function url({ page, params, images }: Entry, locale: Locale): string {
    const at = (language: Locale) => escaped(origin + addressOf(page, language, params[language]));
    const link = (tag: string, language: Locale) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${at(language)}"/>`;
    return [
      `<url><loc>${at(locale)}</loc>`,
      ...locales.map((language) => link(hreflang[language], language)),
      link('x-default', 'fr'),
      ...images.map((path) => `<image:image><image:loc>${escaped(picture(path))}</image:loc></image:image>`),
      '</url>',
    ].join('');
  }

  function index(entries: number): string {
    const parts = Array.from({ length: Math.ceil(entries / ENTRIES_PER_FILE) }, (_, part) => part + 1);
    const files = locales.flatMap((locale) => parts.map((part) => `${origin}/sitemap-${locale}-${part}.xml`));
    return [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...files.map((file) => `<sitemap><loc>${escaped(file)}</loc></sitemap>`),
      '</sitemapindex>',
    ].join('\n');
  }

  const urlSet = (entries: readonly Entry[], locale: Locale) =>
    [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      ...entries.map((entry) => url(entry, locale)),
      '</urlset>',
    ].join('\n');

  return async (file: string): Promise<string | null> => {
    const match = /^sitemap(?:-(fr|en)-([1-9]\d{0,3}))?\.xml$/.exec(file);
    if (!match) return null;
    const [, locale, part] = match;
    const snapshot = await catalogue.current();
    const key = `${file} ${snapshot.catalogueVersion}`;
    const cached = files.get(key);
    if (cached) return cached;
    const entries = entriesOf(snapshot);
    const from = (Number(part) - 1) * ENTRIES_PER_FILE;
    if (locale !== undefined && from >= entries.length) return null;
    const body = locale
      ? urlSet(entries.slice(from, from + ENTRIES_PER_FILE), locale as Locale)
      : index(entries.length);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
    files.set(key, xml);
    return xml;
  };
}
