import type { Page } from '@playwright/test';
import { addresses, pageNames } from '#rules/addresses.ts';
import { isFullRun } from '../support/fullRun.ts';
import { createShopper } from '../support/shopper.ts';
import { misfitsOf, violationsOf } from './axe.ts';
import { everyPage, type Walked } from './examples.ts';
import { desktop, expect, phone, requestTest, test } from './journey.ts';
import { readPage, type PageText } from './pageText.ts';
import { settled } from './settled.ts';

/** Of many addresses of one kind only a few are requested, since each must be rendered. */
const OF_A_KIND = 8;
function someOf(addresses: Iterable<string>): string[] {
  const kinds = Map.groupBy(new Set(addresses), (address) => address.split('/').slice(0, -1).join('/'));
  return [...kinds.values()].flatMap((kind) => kind.slice(0, OF_A_KIND));
}

/** Opens a page as a visitor does, and waits until the browser has the visitor's cart. */
async function open(page: Page, walked: Walked): Promise<void> {
  const { path } = walked;
  const [, response] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/graphql')),
    page.goto(path),
  ]);
  expect(response?.status(), path).toBe(200);
  // Guests wait there for the sign-in page, which may open at any time.
  if (!asksToSignIn(walked)) expect(new URL(page.url()).pathname, 'no page is led elsewhere').toBe(path);
  await settled(page);
}

/** Ways to look at a page, in turn. */
const LOOKS = [
  { size: phone, colorScheme: 'light' },
  { size: desktop, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
  { size: phone, colorScheme: 'dark' },
] as const;
function looksOf(locale: 'fr' | 'en', turn: number): readonly (typeof LOOKS)[number][] {
  const pair = turn % 2 === 0 ? LOOKS.slice(0, 2) : LOOKS.slice(2);
  const ordered = locale === 'fr' ? pair : pair.toReversed();
  return isFullRun ? ordered : ordered.slice(0, 1);
}
/** A page that guests leave for the login. */
const asksToSignIn = ({ page }: Walked) => 'login' in addresses[page];
/**
 * By default one of a page and its twin in the other language; every other page in English. The login's own pages are
 * looked at by signInPages.journey.ts, and that it is opened by signInRedirect.journey.ts.
 */
const isWalked = (locale: 'fr' | 'en', turn: number, walked: Walked) =>
  isFullRun || (locale === (turn % 4 < 2 ? 'fr' : 'en') && !asksToSignIn(walked));

for (const [locale, size] of [
  ['fr', phone],
  ['en', desktop],
] as const)
  for (const kind of ['full', 'shell'] as const)
    test.describe(`${locale}, ${kind} pages`, () => {
      test.use(size);

      test('are accessible at every width, and log nothing', async ({ page, context, market }) => {
        const failed: string[] = [];
        context.on('requestfailed', (request) => {
          // Requests aborted by the next navigation did not fail.
          if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
        });
        context.on('response', (response) => {
          if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
        });
        const walked = (await everyPage(market.url)).filter(
          (one) => one.locale === locale && one.full === (kind === 'full'),
        );
        expect(walked.length).toBeGreaterThan(5);
        for (const [turn, one] of walked.entries()) {
          const { path } = one;
          if (!isWalked(locale, turn, one)) continue;
          const looks = looksOf(locale, turn);
          await page.setViewportSize(looks[0]!.size.viewport);
          await page.emulateMedia({ colorScheme: looks[0]!.colorScheme, reducedMotion: 'reduce' });
          await open(page, one);
          await expect.soft(page.locator('h1'), path).toHaveCount(1);
          await expect.soft(page.locator('h1'), path).toBeVisible();
          for (const { size, colorScheme } of looks) {
            await page.setViewportSize(size.viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await settled(page);
            expect.soft(await violationsOf(page), `${path}, ${size.viewport.width} px, ${colorScheme}`).toEqual([]);
          }
          // French has the longer words.
          const misfits = await misfitsOf(page, { largeText: locale === 'fr' && kind === 'full' });
          expect.soft(misfits, path).toEqual([]);
        }
        expect(failed).toEqual([]);
      });
    });

requestTest.describe('as it is sent', () => {
  let walked: Walked[];
  const pages = new Map<string, PageText>();

  requestTest.beforeEach(async ({ market }) => {
    if (pages.size > 0) return;
    walked = await everyPage(market.url);
    for (const { path } of walked) pages.set(path, await readPage(market.url, path));
  });
  const textOf = (path: string): PageText => {
    const text = pages.get(path);
    if (!text) throw new Error(`${path} was not read.`);
    return text;
  };

  requestTest('has a page for every address, in its language, with one heading', () => {
    expect(new Set(walked.map(({ page }) => page))).toEqual(new Set(pageNames));
    for (const { path, locale, full } of walked) {
      const { status, lang, headings, robots } = textOf(path);
      expect.soft({ path, status, lang }).toEqual({ path, status: 200, lang: `${locale}-CA` });
      if (full) expect.soft({ path, headings: headings.length }).toEqual({ path, headings: 1 });
      expect.soft({ path, robots }).toEqual({ path, robots: full ? '' : 'noindex' });
    }
  });

  requestTest('gives no two pages the same title or description', () => {
    const pathsByText = new Map<string, string>();
    for (const { path, locale, full } of walked) {
      const { title, description } = textOf(path);
      expect.soft(title.length, `title of ${path}`).toBeGreaterThan(5);
      if (!full) continue;
      expect.soft(description.length, `description of ${path}`).toBeGreaterThan(20);
      for (const text of [`${locale} title ${title}`, `${locale} description ${description}`]) {
        expect.soft(pathsByText.get(text), `${text} of ${path}`).toBeUndefined();
        pathsByText.set(text, path);
      }
    }
  });

  requestTest(
    'links each page to itself and its twin and back, and leads to it by the language switch',
    async ({ market }) => {
      for (const { page, path, locale, twin, full } of walked) {
        const { canonical, alternates, languageLink } = textOf(path);
        // The desk's language link is in its navigation, hidden until the visitor is known.
        expect.soft({ path, leads: languageLink }).toEqual({ path, leads: page === 'desk' ? '' : twin });
        if (!full) continue;
        const [fr, en] = locale === 'fr' ? [path, twin] : [twin, path];
        expect.soft(canonical).toBe(market.url + path);
        const alternateUrls = { 'fr-CA': market.url + fr, 'en-CA': market.url + en, 'x-default': market.url + fr };
        expect.soft(alternates, path).toEqual(alternateUrls);
        expect.soft(textOf(twin).alternates, `twin of ${path}`).toEqual(alternateUrls);
      }
    },
  );

  requestTest('gives search engines data that can be parsed, and links that exist', async ({ market }) => {
    const urls = new Set<string>();
    for (const { path, page, full } of walked) {
      const { things } = textOf(path);
      if (!full) {
        expect.soft(things, path).toEqual([]);
        continue;
      }
      for (const item of things) {
        expect.soft(item, path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
        for (const [, url = ''] of JSON.stringify(item).matchAll(/"(?:url|item|@id|image)":"(http[^"]+)"/g))
          urls.add(url.split('#')[0]!);
      }
      const types = things.map((item) => item['@type']);
      if (page === 'product') expect.soft(types, path).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
      if (page === 'collection')
        expect.soft(types, path).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
      if (page === 'home' || page === 'contact') expect.soft(types, path).toContain('GroceryStore');
    }
    expect(urls.size).toBeGreaterThan(20);
    for (const url of someOf(urls)) {
      expect.soft(new URL(url).origin, url).toBe(market.url);
      const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
      expect.soft(status, url).toBe(200);
    }
  });

  requestTest('links to pages that exist', async ({ market }) => {
    const links = new Set(walked.flatMap(({ path }) => textOf(path).links));
    expect(links.size).toBeGreaterThan(100);
    // The operator stores one address for both languages; a handle of the other language redirects.
    const { siteInformations } = await createShopper(market.url).ask<{
      siteInformations: { banner: { actionPrimary: { url: string } } };
    }>('query Banner { siteInformations { banner { actionPrimary { url } } } }');
    const redirectedLink = `/en${siteInformations.banner.actionPrimary.url}`;
    for (const link of someOf(links)) {
      const { status, redirected } = await fetch(market.url + link, { method: 'HEAD' });
      expect.soft([link, status, redirected]).toEqual([link, 200, link === redirectedLink]);
    }
  });
});
