import { readFileSync } from 'node:fs';
import path from 'node:path';
import { monogramSvg } from '#rules/monogramSvg.ts';
import type { SiteInformationService } from '../siteInformation/siteInformationService.ts';
import { shownMarket } from '../siteInformation/siteInformationService.ts';
import { robotsText } from './robots.ts';
import { createSitemaps, type SitemapOptions } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

/** A file for crawlers and phones that install the market. maxAge in seconds. */
export type SeoFile = { type: string; body: string | Buffer; maxAge: number };
/** The file of a path; null: none. */
export type SeoFiles = (pathname: string) => Promise<SeoFile | null>;

const HOUR_S = 3600;
const DAY_S = 86_400;
const ICONS = ['icon-180.png', 'icon-192.png', 'icon-512.png'];

/** robots.txt, sitemaps, the web app's manifest and its icons (routes 8). */
export function createSeoFiles(
  options: SitemapOptions & { siteInformation: Pick<SiteInformationService, 'settings'> },
): SeoFiles {
  const sitemap = createSitemaps(options);
  const icons = new Map(
    ICONS.map((name) => [`/icons/${name}`, readFileSync(path.join(import.meta.dirname, 'icons', name))]),
  );
  const favicon = readFileSync(path.join(import.meta.dirname, 'icons', 'favicon.ico'));
  const market = async () => shownMarket(await options.siteInformation.settings(), 'fr');
  return async (pathname) => {
    const icon = icons.get(pathname);
    if (icon) return { type: 'image/png', body: icon, maxAge: DAY_S };
    if (pathname === '/favicon.ico') return { type: 'image/x-icon', body: favicon, maxAge: DAY_S };
    if (pathname === '/robots.txt')
      return { type: 'text/plain; charset=utf-8', body: robotsText(options.origin), maxAge: HOUR_S };
    if (pathname === '/manifest.webmanifest')
      return {
        type: 'application/manifest+json',
        body: webManifest(await market(), options.imageBase),
        maxAge: HOUR_S,
      };
    if (pathname === '/icons/monogram.svg') {
      const { monogram } = await market();
      return monogram ? { type: 'image/svg+xml', body: monogramSvg(monogram), maxAge: HOUR_S } : null;
    }
    const xml = pathname.startsWith('/sitemap') ? await sitemap(pathname.slice(1)) : null;
    return xml === null ? null : { type: 'application/xml; charset=utf-8', body: xml, maxAge: HOUR_S };
  };
}
