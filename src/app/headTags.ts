import { addresses } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import type { PageSettings } from '#rules/pageContract.ts';
import type { PageHead } from '../shared/routing/pageHead.ts';
import type { PageHandle } from './pageHandle.ts';

/** Square pictures from another host, and pictures in the shape of link previews from this server (ADR 79). */
const SQUARE = 410;
const [WIDTH, HEIGHT] = [1200, 630];
const MARKET_PICTURE = 'partage';
const LOCALES: Record<Locale, string> = { fr: 'fr_CA', en: 'en_CA' };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Merges the head tags of a page's parts. Of several tags of one type the last one wins. */
export function collectHead(): { add: (part: Partial<PageHead>) => void; head: () => PageHead } {
  const jsonLd = new Map<string, PageHead['jsonLd'][number]>();
  let merged: Omit<PageHead, 'jsonLd'> = { title: '', description: '', image: null };
  return {
    add({ jsonLd: more = [], ...part }) {
      merged = { ...merged, ...part };
      for (const object of more) jsonLd.set(object['@type'], object);
    },
    head: () => ({ ...merged, jsonLd: [...jsonLd.values()] }),
  };
}

type Place = { pathname: string; handle: PageHandle | undefined; settings: PageSettings; market: string };

/** The tags of link previews (Open Graph) and of search engines (JSON-LD) for public pages; none for others. */
export function headTags(head: PageHead, { pathname, handle, settings, market }: Place): string {
  if (!handle?.page || addresses[handle.page].html !== 'full') return '';
  const { origin, imageBase } = settings;
  const picture = (file: string) => new URL(`${imageBase}/${file}`, origin).href;
  const isDrawnHere = head.image === null || imageBase.startsWith('/');
  const image = isDrawnHere
    ? { url: picture(`${head.image ?? MARKET_PICTURE}-${WIDTH}.jpg`), width: WIDTH, height: HEIGHT }
    : { url: picture(`${head.image}-${SQUARE}.webp`), width: SQUARE, height: SQUARE };
  const other: Locale = handle.locale === 'fr' ? 'en' : 'fr';
  const properties: [string, string | number][] = [
    ['og:site_name', market],
    ['og:type', handle.page === 'product' ? 'product' : 'website'],
    ['og:title', head.title || market],
    ['og:description', head.description],
    ['og:url', origin + pathname],
    ['og:image', image.url],
    ['og:image:width', image.width],
    ['og:image:height', image.height],
    ['og:image:alt', head.title || market],
    ['og:locale', LOCALES[handle.locale]],
    ['og:locale:alternate', LOCALES[other]],
    ['twitter:card', isDrawnHere ? 'summary_large_image' : 'summary'],
  ];
  const jsonLd = head.jsonLd.map((object) => ({ '@context': 'https://schema.org', ...object }));
  return [
    ...properties
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}"/>`),
    ...jsonLd.map(
      (object) => `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('');
}
