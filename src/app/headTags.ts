import { addresses } from '../../rules/addresses.ts';
import type { Locale } from '../../rules/constants.ts';
import type { PageSettings } from '../../rules/pageContract.ts';
import type { PageHead } from '../shared/routing/pageHead.ts';
import type { PageHandle } from './pageHandle.ts';

/** Square pictures from another host, and pictures in the shape of link previews from this server (ADR 79). */
const SQUARE = 410;
const [WIDTH, HEIGHT] = [1200, 630];
const MARKET_PICTURE = 'partage';
const LOCALES: Record<Locale, string> = { fr: 'fr_CA', en: 'en_CA' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Merges the head tags of a page's parts. Of several tags of one type the last one wins. */
export function collectHead(): { tell: (part: Partial<PageHead>) => void; head: () => PageHead } {
  const things = new Map<string, PageHead['things'][number]>();
  let told: Omit<PageHead, 'things'> = { title: '', description: '', image: null };
  return {
    tell({ things: more = [], ...part }) {
      told = { ...told, ...part };
      for (const thing of more) things.set(thing['@type'], thing);
    },
    head: () => ({ ...told, things: [...things.values()] }),
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
  const things = head.things.map((thing) => ({ '@context': 'https://schema.org', ...thing }));
  return [
    ...properties
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `<meta property="${name}" content="${escaped(String(value))}"/>`),
    ...things.map(
      (thing) => `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('');
}
