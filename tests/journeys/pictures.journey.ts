import type { Page } from '@playwright/test';
import { SCROLL_DEBOUNCE_MS } from '#rules/constants.ts';
import { isFullRun } from '../support/fullRun.ts';
import { startTestMarket } from '../support/testMarket.ts';
import { everyPage } from './examples.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { quiet, settled } from './settled.ts';
import { variationsToRun } from './variations.ts';

/** The pages that show pictures of goods and producers. */
const SHOWN = ['home', 'collection', 'product', 'seller', 'baskets'];
/** Those that are read to their end. */
const READ = isFullRun ? SHOWN : ['home', 'product'];
/** A picture that starts this far below the window, in px, is loaded at once at most: larger phones show it. */
const NEAR = 300;
/** No browser loads pictures further than this from the window, in px. */
const FAR = 3000;
/** A picture up to this width, in px, is an icon beside text. */
const SMALL = 100;
/** As a share of the window, for all shifts together. */
const MOST_MOVED = 0.02;

async function pathsOf(url: string, pages = SHOWN): Promise<string[]> {
  const walked = await everyPage(url);
  return walked.filter(({ page, locale }) => pages.includes(page) && locale === 'fr').map(({ path }) => path);
}

/** A picture as it is laid out; widths in CSS px, `file` is the width in the chosen file's name. */
type Drawn = {
  src: string;
  file: number | null;
  files: number[];
  box: { width: number; height: number };
  attributes: { width: string | null; height: string | null };
  loading: string | null;
  priority: string | null;
  avif: boolean;
  webp: boolean;
  fetched: boolean;
  inWindow: boolean;
  nearby: boolean;
  far: boolean;
};

const drawnOn = (page: Page): Promise<Drawn[]> =>
  page.getByRole('main').evaluate(
    (main, [nearest, distance]) => {
      const widthOf = (name: string) => Number(/-(\d+)\.\w+(?: \d+w)?$/.exec(name)?.[1] ?? Number.NaN) || null;
      return [...main.querySelectorAll('img')].map((image) => {
        // Its frame is laid out even while the picture is held back.
        const { width, height, top, left: unloaded } = image.parentElement!.getBoundingClientRect();
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        const chosen = sources.find((source) => source.srcset.includes(image.currentSrc.split('/').at(-1) || '?'));
        return {
          src: image.currentSrc || image.src,
          file: widthOf(image.currentSrc),
          files: (chosen?.srcset ?? '').split(', ').flatMap((name) => widthOf(name) ?? []),
          box: { width, height },
          attributes: { width: image.getAttribute('width'), height: image.getAttribute('height') },
          loading: image.getAttribute('loading'),
          priority: image.getAttribute('fetchpriority'),
          avif: sources.some(({ type, srcset }) => type === 'image/avif' && srcset.includes('.avif')),
          webp: image.src.endsWith('.webp'),
          fetched: image.currentSrc !== '',
          inWindow:
            top < window.innerHeight && top + height > 0 && unloaded < window.innerWidth && unloaded + width > 0,
          nearby: top < window.innerHeight + nearest,
          far: top > window.innerHeight + distance || unloaded > window.innerWidth + distance,
        };
      });
    },
    [NEAR, FAR] as const,
  );

/** Opens a page, and waits until it is hydrated and the window's content has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await quiet(page);
}

/** Scrolls down by windows to the end of the page, including the strips that load on the way. Needs the page's clock. */
async function readToEnd(page: Page): Promise<void> {
  const ahead = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  while ((await ahead()) > 1) {
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: 'instant' }));
    await settled(page);
    if ((await ahead()) > 1) continue;
    await page.clock.runFor(SCROLL_DEBOUNCE_MS);
    await quiet(page);
  }
}

for (const [name, device, scale] of variationsToRun(import.meta.filename, [
  ['a phone, three dots to the pixel', phone, 3],
  ['a desktop, one dot to the pixel', desktop, 1],
] as const))
  test.describe(`on ${name}`, () => {
    test.use({ ...device, deviceScaleFactor: scale });

    test('have a box, their formats and their turn each, and files no larger than drawn (F-052)', async ({
      page,
      market,
    }) => {
      const answers: { url: string; cache: string | undefined; type: string | undefined }[] = [];
      page.on('response', (response) => {
        const { 'cache-control': cache, 'content-type': type } = response.headers();
        if (response.request().resourceType() === 'image') answers.push({ url: response.url(), cache, type });
      });
      const pictures: (Drawn & { path: string; subject: string; needed: number; fit: number })[] = [];
      for (const path of await pathsOf(market.url)) {
        await open(page, path);
        const drawn = await drawnOn(page);
        expect(drawn.length, path).toBeGreaterThan(0);
        const [largest] = drawn.filter(({ inWindow }) => inWindow).sort((a, b) => b.box.width - a.box.width);
        if (largest && largest.box.width > SMALL) expect.soft({ path, ...largest }).toMatchObject({ priority: 'high' });
        for (const one of drawn) {
          const needed = Math.max(one.box.width, one.box.height) * scale;
          const smallestFit = one.files.find((width) => width >= needed - 1) ?? one.files.at(-1) ?? 0;
          pictures.push({ path, subject: one.src.replace(/-\d+\.avif$/, ''), needed, fit: smallestFit, ...one });
        }
      }
      const withoutBox = pictures.filter(
        ({ attributes, box }) => !attributes.width || !attributes.height || !box.height,
      );
      expect.soft(withoutBox).toEqual([]);
      expect.soft(pictures.filter(({ avif, webp }) => !avif || !webp)).toEqual([]);
      expect.soft(pictures.filter(({ loading, priority }) => loading === 'lazy' && priority === 'high')).toEqual([]);
      // Not fetched first, but at once: what large phones have in the window, and small ones just below.
      const atOnce = pictures.filter(({ loading, priority }) => loading !== 'lazy' && priority !== 'high');
      expect.soft(atOnce.filter(({ nearby }) => !nearby)).toEqual([]);
      expect.soft(pictures.filter(({ inWindow, priority }) => !inWindow && priority === 'high')).toEqual([]);
      const far = pictures.filter((one) => one.far);
      expect(far.length).toBeGreaterThan(0);
      const fetched = pictures.filter((one) => one.fetched);
      // A file that a nearer picture of the page has loaded is at hand for a far one, too.
      const near = new Set(fetched.filter((one) => !one.far).map(({ path, src }) => `${path} ${src}`));
      expect.soft(far.filter((one) => one.fetched && !near.has(`${one.path} ${one.src}`))).toEqual([]);
      // A larger file that is already loaded, because it is drawn larger elsewhere, is reused.
      const drawnAs = Map.groupBy(pictures, ({ subject }) => subject);
      const allowed = ({ subject, fit: ownFit }: (typeof pictures)[number]) =>
        (drawnAs.get(subject) ?? [])
          .map(({ fit: smallestFit }) => smallestFit)
          .filter((smallestFit) => smallestFit >= ownFit);
      expect.soft(fetched.filter((one) => !allowed(one).includes(one.file ?? 0))).toEqual([]);
      expect(answers.length).toBeGreaterThan(10);
      const forGood = ({ cache }: (typeof answers)[number]) => cache === 'public, max-age=31536000, immutable';
      expect.soft(answers.filter((response) => !forGood(response))).toEqual([]);
      expect.soft(answers.filter(({ type = '' }) => !/^image\/(avif|svg\+xml)$/.test(type))).toEqual([]);
    });

    test('move nothing while a page is scrolled to its end on a slow line', async ({ page, context, market }) => {
      await page.clock.install();
      await recordShifts(page);
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      for (const path of await pathsOf(market.url, isFullRun ? READ : ['home'])) {
        // Not until the load event, which says nothing of what it waits for.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await quiet(page);
        await readToEnd(page);
        await quiet(page);
        // The page's footer gives way to the strips that load as home is scrolled.
        const shifts = (await shiftsOf(page)).filter(({ gone }) => !gone);
        expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_MOVED);
      }
    });

    for (const [what, end] of variationsToRun(import.meta.filename, [
      ['missing', { status: 404 }],
      ['cut off', null],
    ] as const))
      // By default: Picture.test.tsx.
      test(
        `in the place of one that is ${what}: a tinted ground, and nothing moves (F-052)`,
        { tag: '@all' },
        async ({ page, market, complaints }) => {
          complaints.excuse(/Failed to load resource/);
          await page.clock.install();
          await recordShifts(page);
          await page.route('**/images/*', (route) => (end ? route.fulfill(end) : route.abort()));
          // Shifts caused by fonts are the next test's.
          await page.route('**/*.woff2', (route) => route.abort());
          for (const path of await pathsOf(market.url, READ)) {
            await open(page, path);
            await readToEnd(page);
            // A page's one wide picture has its own ground, with text on it.
            const unloaded = async () =>
              (await drawnOn(page))
                .filter(({ inWindow, loading }) => inWindow && loading !== null)
                .map(({ src }) => src);
            await expect.poll(unloaded).toEqual([]);
            expect
              .soft(await page.getByRole('main').locator('[class*="empty"]:has(> svg)').count(), path)
              .toBeGreaterThan(0);
            // The page's footer gives way to the strips that load as home is scrolled.
            const shifts = (await shiftsOf(page)).filter(({ gone }) => !gone);
            expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_MOVED);
          }
        },
      );

    test('move nothing when fonts load after the text', async ({ page, market }) => {
      await recordShifts(page);
      for (const path of await pathsOf(market.url, READ)) {
        let releaseFonts = () => {};
        const letters = new Promise<void>((resolve) => (releaseFonts = resolve));
        await page.route('**/*.woff2', async (route) => {
          await letters;
          await route.continue();
        });
        const open = page.goto(path);
        await expect(page.getByRole('main').locator('li').last()).toBeVisible();
        releaseFonts();
        await open;
        await settled(page);
        await page.unrouteAll({ behavior: 'wait' });
        const shifts = await shiftsOf(page);
        expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_MOVED);
      }
    });
  });

test.describe('from a place of their own', () => {
  test.use(desktop);

  // By default: Picture.test.tsx.

  test('come from CDN_URL alone, as the policy allows (F-052)', { tag: '@all' }, async ({ page, market, context }) => {
    const CDN = 'https://images.marche.example';
    const other = await startTestMarket({ CDN_URL: `${CDN}/goods/` });
    try {
      const requestedPaths: string[] = [];
      await context.route(`${CDN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        requestedPaths.push(pathname);
        await route.fulfill({
          response: await route.fetch({ url: market.url + pathname.replace('/goods/', '/images/') }),
        });
      });
      for (const path of await pathsOf(market.url)) {
        const response = await page.goto(other.url + path);
        await quiet(page);
        expect
          .soft(response?.headers()['content-security-policy'], path)
          .toMatch(new RegExp(`img-src 'self' data: ${CDN.replaceAll('.', '\\.')};`));
        const html = (await response?.text()) ?? '';
        expect.soft(html, path).not.toContain('/images/');
        expect.soft(html.split(`${CDN}/goods/`).length, path).toBeGreaterThan(5);
        const [largest] = (await drawnOn(page)).filter(({ inWindow }) => inWindow);
        if (largest) expect.soft(largest.src, path).toContain(`${CDN}/goods/`);
        await expect
          .poll(() =>
            page
              .getByRole('main')
              .locator('img')
              .first()
              .evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0);
      }
      expect(requestedPaths.length).toBeGreaterThan(10);
      expect(requestedPaths.filter((pathname) => !pathname.startsWith('/goods/'))).toEqual([]);
    } finally {
      await other.remove();
    }
  });
});
