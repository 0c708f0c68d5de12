import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Request } from '@playwright/test';
import { addressOf } from '#rules/addresses.ts';
import { DESK_WORKERS } from '#rules/deskWorkers.ts';
import { createShopper, someVariant } from '../support/shopper.ts';
import { everyPage } from './examples.ts';
import { expect, phone, requestTest, test } from './journey.ts';
import { quiet } from './settled.ts';

const BUILT = path.resolve(import.meta.dirname, '../../dist/client');

/**
 * What a page may load before it hydrates: JavaScript files, and their kB (brotli). More means a chunk that it did not need
 * so far, such as another page's part that a shared module imports. Of each, 15 kB are i18next and react-i18next (E68).
 */
const MOST: Record<string, { files: number; kB: number }> = {
  home: { files: 6, kB: 191.5 },
  collection: { files: 26, kB: 230.25 },
  product: { files: 28, kB: 238 },
  seller: { files: 27, kB: 233.5 },
  search: { files: 27, kB: 237.75 },
  cart: { files: 12, kB: 220.25 },
  'cart with lines': { files: 37, kB: 284.75 },
};

/** The JavaScript files that the head of a page lists as its first load. */
function firstFiles(html: string): string[] {
  const [, files = ''] = /<script data-files="([^"]*)"/.exec(html) ?? [];
  return files.split(' ').filter((file) => file.endsWith('.js'));
}

const bytesOf = (file: string) => statSync(path.join(BUILT, 'compressed', `${path.basename(file)}.br`)).size;

requestTest('lets no page load more before it hydrates than it did', async ({ market }) => {
  const visitor = createShopper(market.url);
  const walked = (await everyPage(market.url)).filter(({ locale }) => locale === 'fr');
  for (const [name, most] of Object.entries(MOST)) {
    if (name === 'cart with lines')
      await visitor.ask('mutation Add($variant: ID!) { addToCart(variant: $variant) { id } }', {
        variant: await someVariant(visitor, 1),
      });
    const address = walked.find(({ page }) => page === name)?.path ?? addressOf('cart', 'fr');
    const files = firstFiles(await (await visitor.visit(address)).text());
    const kB = files.reduce((sum, file) => sum + bytesOf(file), 0) / 1024;
    expect.soft(files.length, `${name}: ${files.join(' ')}`).toBeGreaterThanOrEqual(6);
    expect.soft(files.length, `${name}: ${files.join(' ')}`).toBeLessThanOrEqual(most.files);
    expect.soft(kB, name).toBeLessThanOrEqual(most.kB);
  }
});

// By default home's limit above: the minimum, which is built for this, changes with the libraries.
requestTest(
  'keeps home’s first JavaScript within its ratio to the minimum of its libraries',
  { tag: '@all' },
  async () => {
    const bench = path.resolve(import.meta.dirname, '../../tools/bench.ts');
    await expect(promisify(execFile)(process.execPath, [bench, 'bytes'])).resolves.toBeDefined();
  },
);

/** What a first visit to home transfers on a phone until the page is quiet, in kB: page, code, fonts and the pictures in the window. */
const MOST_OF_HOME = 345;

test.describe('on a phone with two pixels per CSS pixel', () => {
  test.use({ ...phone, deviceScaleFactor: 2 });

  test('keeps the whole first visit to home light', async ({ page }) => {
    const received: Request[] = [];
    page.on('requestfinished', (request) => received.push(request));
    await page.goto('/');
    await quiet(page);
    const sizes = await Promise.all(received.map((request) => request.sizes()));
    const bytes = sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) => sum + responseBodySize + responseHeadersSize,
      0,
    );
    expect(sizes.length).toBeGreaterThan(10);
    expect(bytes / 1024, received.map((request) => request.url()).join(' ')).toBeLessThanOrEqual(MOST_OF_HOME);
  });
});

requestTest(
  'names what a file of the build exports once, so that the same code is the same files in every folder',
  () => {
    let exporting = 0;
    for (const file of readdirSync(path.join(BUILT, 'assets')).filter((name) => name.endsWith('.js'))) {
      const [, exported = ''] =
        /export\{([^{}]*)\};?\s*$/.exec(readFileSync(path.join(BUILT, 'assets', file), 'utf8')) ?? [];
      const bindings = exported.split(',').map((name) => name.split(' as ')[0]!);
      expect(bindings, file).toEqual([...new Set(bindings)]);
      if (exported !== '') exporting += 1;
    }
    expect(exporting).toBeGreaterThan(100);
  },
);

requestTest('gives the desk’s worker every file of the build, its style sheets too', async ({ market }) => {
  const built = readdirSync(path.join(BUILT, 'assets')).map((file) => `/assets/${file}`);
  expect(built.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(10);
  for (const { script } of Object.values(DESK_WORKERS)) {
    const text = await (await fetch(market.url + script)).text();
    const { files } = JSON.parse(/^const DESK_WORKER=(.*);$/m.exec(text)![1]!) as { files: string[] };
    expect(built.filter((file) => !files.includes(file))).toEqual([]);
  }
});
