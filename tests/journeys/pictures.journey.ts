import type { Page } from '@playwright/test';
import { startMarketProcess } from '../support/marketProcess.ts';
import { everyPage } from './examples.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { settled } from './settled.ts';

/** The pages that show pictures of goods and producers. */
const SHOWN = ['home', 'collection', 'product', 'seller', 'baskets'];
/** No browser fetches what lies further than this from the window, in px. */
const FAR = 3000;
/** A picture no wider than this, in px, is a sign beside words. */
const SMALL = 100;
/** Of the window, for all movements together. */
const MOST_MOVED = 0.02;

async function pathsOf(url: string): Promise<string[]> {
  const walked = await everyPage(url);
  return walked.filter(({ page, locale }) => SHOWN.includes(page) && locale === 'fr').map(({ path }) => path);
}

/** A picture as it lies on the page; widths in CSS px, `file` is the width that the chosen file's name tells. */
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
  far: boolean;
};

const drawnOn = (page: Page): Promise<Drawn[]> =>
  page.getByRole('main').evaluate((main, distance) => {
    const widthOf = (name: string) => Number(/-(\d+)\.\w+(?: \d+w)?$/.exec(name)?.[1] ?? Number.NaN) || null;
    return [...main.querySelectorAll('img')].map((image) => {
      const { width, height, top, left } = image.getBoundingClientRect();
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
        inWindow: top < window.innerHeight && top + height > 0 && left < window.innerWidth && left + width > 0,
        far: top > window.innerHeight + distance || left > window.innerWidth + distance,
      };
    });
  }, FAR);

/** Opens a page until it is alive, and what is in the window has come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
}

/** Reads on, part by part, to where the page ends after all that came. */
async function readToEnd(page: Page): Promise<void> {
  const ahead = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  while ((await ahead()) > 1) {
    await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
    await settled(page);
  }
}

for (const [name, device, scale] of [
  ['a phone, three dots to the pixel', phone, 3],
  ['a desktop, one dot to the pixel', desktop, 1],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ ...device, deviceScaleFactor: scale });

    test('each has its box, its formats and its turn; a file no larger than it is drawn (F-052)', async ({
      page,
      market,
    }) => {
      test.setTimeout(120_000);
      const answers: { url: string; cache: string | undefined; type: string | undefined }[] = [];
      page.on('response', (response) => {
        const { 'cache-control': cache, 'content-type': type } = response.headers();
        if (response.request().resourceType() === 'image') answers.push({ url: response.url(), cache, type });
      });
      const sizes: { path: string; src: string; subject: string; file: number | null; needed: number; fit: number }[] =
        [];
      const largestFit = new Map<string, number>();
      for (const path of await pathsOf(market.url)) {
        await open(page, path);
        const drawn = await drawnOn(page);
        expect(drawn.length, path).toBeGreaterThan(0);
        for (const { src, attributes, box, avif, webp } of drawn) {
          expect.soft(Number(attributes.width) * Number(attributes.height), `${src} on ${path}`).toBeGreaterThan(0);
          expect.soft(box.width * box.height, `${src} on ${path}`).toBeGreaterThan(0);
          expect.soft({ path, src, avif, webp }).toEqual({ path, src, avif: true, webp: true });
        }
        const [largest] = drawn.filter(({ inWindow }) => inWindow).sort((a, b) => b.box.width - a.box.width);
        if (largest && largest.box.width > SMALL) expect.soft({ path, ...largest }).toMatchObject({ priority: 'high' });
        for (const { src, priority, loading, inWindow } of drawn) {
          expect.soft(loading === 'lazy', `${src} on ${path}`).toBe(priority !== 'high');
          if (!inWindow) expect.soft({ path, src, priority }).toEqual({ path, src, priority: null });
        }
        const far = drawn.filter((picture) => picture.far);
        expect.soft(far.filter(({ fetched }) => fetched).map(({ src }) => src)).toEqual([]);
        if (path === '/') expect(far.length, path).toBeGreaterThan(0);
        for (const { src, file, files, box } of drawn.filter(({ fetched }) => fetched)) {
          const needed = Math.max(box.width, box.height) * scale;
          const fit = files.find((width) => width >= needed - 1) ?? files.at(-1) ?? 0;
          // A larger one that is there already, because it is drawn larger elsewhere, is taken again.
          const subject = src.replace(/-\d+\.avif$/, '');
          largestFit.set(subject, Math.max(fit, largestFit.get(subject) ?? 0));
          sizes.push({ path, src, subject, file, needed, fit });
        }
      }
      for (const { subject, file, fit, ...one } of sizes)
        expect.soft([fit, largestFit.get(subject)], `${file} px of ${JSON.stringify(one)}`).toContain(file);
      expect(answers.length).toBeGreaterThan(20);
      for (const { url, cache, type } of answers) {
        expect.soft(cache, url).toBe('public, max-age=31536000, immutable');
        expect.soft(type, url).toMatch(/^image\/(avif|svg\+xml)$/);
      }
    });

    test('on a slow line nothing moves while a page is read to its end', async ({ page, context, market }) => {
      test.setTimeout(240_000);
      await recordShifts(page);
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
      for (const path of await pathsOf(market.url)) {
        await page.goto(path);
        await readToEnd(page);
        await page.waitForLoadState('networkidle');
        // The page's foot gives way to the strips that come as home is read.
        const shifts = (await shiftsOf(page)).filter(({ gone }) => !gone);
        expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_MOVED);
      }
    });

    for (const [what, end] of [
      ['missing', { status: 404 }],
      ['cut off', null],
    ] as const)
      test(`in the place of one that is ${what}: a tinted ground, and nothing moves (F-052)`, async ({
        page,
        market,
        complaints,
      }) => {
        complaints.excuse(/Failed to load resource/);
        await recordShifts(page);
        await page.route('**/images/*', (route) => (end ? route.fulfill(end) : route.abort()));
        for (const path of await pathsOf(market.url)) {
          await open(page, path);
          // A page's one wide picture has a ground of its own, with words on it.
          const left = (await drawnOn(page)).filter(({ inWindow, loading }) => inWindow && loading !== null);
          expect.soft(left.map(({ src }) => src)).toEqual([]);
          expect
            .soft(await page.getByRole('main').locator('[class*="empty"]:has(> svg)').count(), path)
            .toBeGreaterThan(0);
          const shifts = await shiftsOf(page);
          expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_MOVED);
        }
      });

    test('nothing moves when the letters come after the words', async ({ page, market }) => {
      await recordShifts(page);
      for (const path of await pathsOf(market.url)) {
        let come = () => {};
        const letters = new Promise<void>((resolve) => (come = resolve));
        await page.route('**/*.woff2', async (route) => {
          await letters;
          await route.continue();
        });
        const open = page.goto(path);
        await expect(page.getByRole('main').locator('li').last()).toBeVisible();
        come();
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

  test('CDN_URL: every address leads there, the policy allows it, and nothing else does (F-052)', async ({
    page,
    market,
    context,
  }) => {
    const CDN = 'https://images.marche.example';
    const other = await startMarketProcess({ CDN_URL: `${CDN}/goods/` });
    try {
      const asked: string[] = [];
      await context.route(`${CDN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        asked.push(pathname);
        await route.fulfill({
          response: await route.fetch({ url: market.url + pathname.replace('/goods/', '/images/') }),
        });
      });
      for (const path of await pathsOf(market.url)) {
        const answer = await page.goto(other.url + path, { waitUntil: 'networkidle' });
        expect
          .soft(answer?.headers()['content-security-policy'], path)
          .toMatch(new RegExp(`img-src 'self' data: ${CDN.replaceAll('.', '\\.')};`));
        const html = (await answer?.text()) ?? '';
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
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.filter((pathname) => !pathname.startsWith('/goods/'))).toEqual([]);
    } finally {
      await other.remove();
    }
  });
});
