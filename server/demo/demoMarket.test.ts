import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDemoMarket } from './demoMarket.ts';

const market = loadDemoMarket();
const { sellers, collections, products, locations, zones, site } = market;
const variants = products.flatMap((product) => product.variants);
const share = (part: number, whole: number) => (100 * part) / whole;

/** Handles that stand for more than one thing of a type, over both languages. */
function sharedHandles(things: { handlePrimary: string; handleSecondary: string }[]): string[] {
  const all = things.flatMap((thing) => [...new Set([thing.handlePrimary, thing.handleSecondary])]);
  return all.filter((handle, index) => all.indexOf(handle) !== index);
}

/** A copy of the data files in which one file's text is changed; gives the message with which loading it fails. */
function failureAfter(file: string, change: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-market-'));
  try {
    cpSync(import.meta.dirname, folder, { recursive: true, filter: (path) => !path.includes('pictures') });
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    loadDemoMarket(folder);
    return 'it loaded';
  } catch (error) {
    return (error as Error).message;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the loader', () => {
  test('names the file and the path of a bad entry', () => {
    const message = failureAfter('products/fromages.json', (source) =>
      source.replace('"price": 1150', '"price": 11.5'),
    );
    expect(message).toMatch(/products\/fromages\.json 0\.variants\.0\.price: /);
  });
  test('refuses a field that it does not know', () => {
    expect(failureAfter('zones.json', (source) => source.replace('"price"', '"prize"'))).toMatch(
      /zones\.json 0\.price: /,
    );
  });
  test('names the file whose JSON breaks', () => {
    expect(failureAfter('site.json', (source) => source.slice(0, 40))).toMatch(/\nsite\.json: /);
  });
});

describe('its size', () => {
  test('is that of a market', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(24);
    expect(collections.filter((one) => one.parent === null).length).toBeGreaterThanOrEqual(16);
    expect(collections.filter((one) => one.parent !== null).length).toBeGreaterThanOrEqual(20);
    expect(products.length).toBeGreaterThanOrEqual(320);
    expect(locations).toHaveLength(6);
    expect(zones).toHaveLength(5);
  });
  test('has one variant mostly, two or three often, five or more where the hide rule shows', () => {
    const sizes = products.map((product) => product.variants.length);
    expect(share(sizes.filter((size) => size === 1).length, sizes.length)).toBeCloseTo(70, -1);
    expect(share(sizes.filter((size) => size === 2 || size === 3).length, sizes.length)).toBeCloseTo(25, -1);
    expect(sizes.filter((size) => size >= 5).length).toBeGreaterThanOrEqual(10);
    expect(
      products.some(
        (one) => one.variants.length >= 5 && one.variants.some((each) => each.trackStock && each.stock === 0),
      ),
    ).toBe(true);
  });
  test('has two producers on vacation, five new ones, and most from the region', () => {
    const asOf = Date.parse(site.asOf);
    expect(sellers.filter((one) => Date.parse(one.deactivatedUntil ?? '') > asOf)).toHaveLength(2);
    expect(sellers.filter((one) => asOf - Date.parse(one.createdAt) < 30 * 86_400_000)).toHaveLength(5);
    expect(share(sellers.filter((one) => one.regional).length, sellers.length)).toBeCloseTo(85, -1);
  });
});

describe('what refers to what', () => {
  const collectionHandles = new Set(collections.map((one) => one.handlePrimary));
  test('handles are unique within a type over both languages', () => {
    expect(sharedHandles(products)).toEqual([]);
    expect(sharedHandles(collections)).toEqual([]);
    expect(new Set(sellers.map((one) => one.handle)).size).toBe(sellers.length);
    expect(new Set([...locations, ...zones].map((one) => one.key)).size).toBe(locations.length + zones.length);
    for (const product of products) {
      expect(new Set(product.variants.map((one) => one.key)).size, product.handlePrimary).toBe(product.variants.length);
    }
  });
  test('every producer, collection and parent exists, and none stands empty', () => {
    const sellerHandles = new Set(sellers.map((one) => one.handle));
    for (const product of products) {
      expect(sellerHandles, product.handlePrimary).toContain(product.seller);
      for (const place of product.collections) expect(collectionHandles, product.handlePrimary).toContain(place.handle);
    }
    const parents = collections.flatMap((one) => one.parent ?? []);
    for (const parent of parents) expect(collectionHandles).toContain(parent);
    const filled = new Set([...parents, ...products.flatMap((one) => one.collections.map((place) => place.handle))]);
    for (const handle of collectionHandles) expect(filled).toContain(handle);
    const selling = new Set(products.map((one) => one.seller));
    for (const handle of sellerHandles) expect(selling).toContain(handle);
  });
  test('every product has one main collection, first, and no collection twice', () => {
    for (const { collections: places, handlePrimary } of products) {
      expect(
        places.map((place) => place.isMain),
        handlePrimary,
      ).toEqual(places.map((_, index) => index === 0));
      expect(new Set(places.map((place) => place.handle)).size, handlePrimary).toBe(places.length);
    }
  });
  test('new arrivals are those of the last 30 days, sales those with a former price', () => {
    const isIn = (handle: string) => products.filter((one) => one.collections.some((place) => place.handle === handle));
    const asOf = Date.parse(site.asOf);
    expect(isIn('nouveautes')).toEqual(products.filter((one) => asOf - Date.parse(one.createdAt) < 30 * 86_400_000));
    expect(isIn('promotions')).toEqual(
      products.filter((one) => one.variants.some((each) => each.comparedAtPrice !== null)),
    );
  });
  test('no product is older than its producer, and nothing comes from the future', () => {
    for (const product of products) {
      const seller = sellers.find((one) => one.handle === product.seller);
      expect(Date.parse(product.createdAt), product.handlePrimary).toBeGreaterThanOrEqual(
        Date.parse(seller?.createdAt ?? ''),
      );
      expect(Date.parse(product.createdAt), product.handlePrimary).toBeLessThan(Date.parse(site.asOf));
    }
  });
});

describe('prices and stock', () => {
  test('prices end in 0 or 5; a former price is 10 to 25 % higher', () => {
    for (const { price, comparedAtPrice, key } of variants) {
      expect(price % 5, key).toBe(0);
      expect(price, key).toBeGreaterThanOrEqual(250);
      if (comparedAtPrice === null) continue;
      expect(comparedAtPrice % 5, key).toBe(0);
      const percent = Math.round((100 * (comparedAtPrice - price)) / comparedAtPrice);
      expect([percent >= 10, percent <= 25], `${key} ${percent} %`).toEqual([true, true]);
    }
    expect(
      share(
        products.filter((one) => one.variants.some((each) => each.comparedAtPrice !== null)).length,
        products.length,
      ),
    ).toBeCloseTo(8, -0.5);
  });
  test('alcohol is taxed and bears a deposit', () => {
    for (const product of products.filter((one) => one.isAlcohol)) {
      expect(product.taxable, product.handlePrimary).toBe(true);
      for (const one of product.variants) expect(one.deposit, product.handlePrimary).toBeGreaterThan(0);
    }
    expect(products.filter((one) => one.isAlcohol).length).toBeGreaterThanOrEqual(15);
  });
  test('what lies at the market is part of tracked stock (E58), and only where stored', () => {
    for (const one of variants) {
      if (one.trackStock) expect(one.stockMdo, one.key).toBeLessThanOrEqual(one.stock);
      else expect(one.stock, one.key).toBe(0);
      expect(one.stored, one.key).toBe(one.stockMdo > 0);
    }
    expect(share(variants.filter((one) => one.stored).length, variants.length)).toBeCloseTo(20, -1);
  });
  test('some are sold out, some nearly', () => {
    const soldOut = products.filter((one) => one.variants.every((each) => each.trackStock && each.stock === 0));
    expect(share(soldOut.length, products.length)).toBeCloseTo(8, -1);
    for (const left of [1, 2, 3])
      expect(
        variants.some((one) => one.trackStock && one.stock === left),
        `${left} left`,
      ).toBe(true);
  });
  test('votes and their mean come together', () => {
    for (const one of products) expect(one.avgRating === null, one.handlePrimary).toBe(one.nbRating === 0);
    expect(share(products.filter((one) => one.nbRating > 0).length, products.length)).toBeCloseTo(40, -1);
  });
});

describe('places', () => {
  test('the two free rounds are those of the specification (spec 9, E37)', () => {
    expect(
      zones
        .filter((one) => one.price === 0)
        .map(({ prefixes, weekday, from, to }) => ({ prefixes, weekday, from, to })),
    ).toEqual([
      { prefixes: ['J9A', 'J9H', 'J9J', 'J8Y'], weekday: 4, from: '17:00', to: '19:30' },
      { prefixes: ['J8T', 'J8V', 'J8X', 'J8Z', 'J8M', 'J8R', 'J8L', 'J8P'], weekday: 5, from: '17:00', to: '19:30' },
    ]);
  });
  test('a postal code lies in one zone at most', () => {
    const prefixes = zones.flatMap((one) => one.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
  test('everything happens on Thursday or Friday (E53), and opens before it closes', () => {
    for (const one of [...locations, ...zones]) {
      expect([4, 5], one.key).toContain(one.weekday);
      expect(one.from < one.to, one.key).toBe(true);
    }
  });
});
