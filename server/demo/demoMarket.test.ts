import { describe, expect, it } from 'vitest';
import { NEW_PRODUCT_DAYS } from '#rules/newArrivals.ts';
import { demoRecords } from '../../tests/support/demoRecords.ts';

const { sellers, collections, products, baskets, locations, zones, site, box } = demoRecords();
const variants = products.flatMap((product) => product.variants);
const share = (part: number, whole: number) => (100 * part) / whole;
const DAY_MS = 86_400_000;

/** Handles that stand for more than one thing of a type, over both languages. */
function sharedHandles(things: { handle_fr: string; handle_en: string }[]): string[] {
  const all = things.flatMap((thing) => [...new Set([thing.handle_fr, thing.handle_en])]);
  return all.filter((handle, index) => all.indexOf(handle) !== index);
}

describe('the size of the demo market', () => {
  it('is at least that of a small market', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(24);
    expect(collections.filter((one) => one.parent === null).length).toBeGreaterThanOrEqual(16);
    expect(collections.filter((one) => one.parent !== null).length).toBeGreaterThanOrEqual(20);
    expect(products.length).toBeGreaterThanOrEqual(320);
    expect(locations).toHaveLength(6);
    expect(zones).toHaveLength(5);
  });
  it('is mostly one variant per product, often two or three, and five or more where some are hidden', () => {
    const sizes = products.map((product) => product.variants.length);
    expect(share(sizes.filter((size) => size === 1).length, sizes.length)).toBeCloseTo(70, -1);
    expect(share(sizes.filter((size) => size === 2 || size === 3).length, sizes.length)).toBeCloseTo(25, -1);
    expect(sizes.filter((size) => size >= 5).length).toBeGreaterThanOrEqual(10);
    expect(
      products.some(
        (one) => one.variants.length >= 5 && one.variants.some((each) => each.track_stock && each.stock === 0),
      ),
    ).toBe(true);
  });
  it('includes a few producers on vacation, some new ones, and most from the region', () => {
    const asOf = site.asOf.getTime();
    const away = sellers.filter((one) => (one.deactivated_until?.getTime() ?? 0) > asOf).length;
    expect([away >= 2, away <= 6], `${away} on vacation`).toEqual([true, true]);
    const recent = sellers.filter((one) => asOf - one.created_at.getTime() < 30 * DAY_MS).length;
    expect([recent >= 5, recent <= 15], `${recent} new`).toEqual([true, true]);
    expect(share(sellers.filter((one) => one.regional).length, sellers.length)).toBeCloseTo(85, -1);
  });
});

describe('the references of the demo market', () => {
  const collectionHandles = new Set(collections.map((one) => one.handle_fr));
  it('use handles that are unique within a type over both languages', () => {
    expect(sharedHandles(products)).toEqual([]);
    expect(sharedHandles(collections)).toEqual([]);
    expect(new Set(sellers.map((one) => one.handle)).size).toBe(sellers.length);
    expect(new Set([...locations, ...zones].map((one) => one.key)).size).toBe(locations.length + zones.length);
    for (const product of products) {
      expect(new Set(product.variants.map((one) => one.variant)).size, product.handle_fr).toBe(product.variants.length);
    }
  });
  it('lead to producers, collections and parents that exist, and leave none empty', () => {
    const sellerHandles = new Set(sellers.map((one) => one.handle));
    for (const product of products) {
      expect(sellerHandles, product.handle_fr).toContain(product.seller);
      for (const place of product.collections) expect(collectionHandles, product.handle_fr).toContain(place);
    }
    const parents = collections.flatMap((one) => one.parent ?? []);
    for (const parent of parents) expect(collectionHandles).toContain(parent);
    const filled = new Set([...parents, ...products.flatMap((one) => one.collections)]);
    for (const handle of collectionHandles) expect(filled).toContain(handle);
    const selling = new Set(products.map((one) => one.seller));
    for (const handle of sellerHandles) expect(selling).toContain(handle);
  });
  it('give every product a main collection, which is no special one', () => {
    for (const { collections: places, handle_fr } of products)
      expect([undefined, '', 'nouveautes', 'promotions'], handle_fr).not.toContain(places[0]);
  });
  it('declare the allergens of every herb in a pot, on the shelf of plants too', () => {
    const herbs = products.filter(({ type_fr }) => type_fr.some((type) => type.endsWith(' en pot')));
    expect(herbs.length).toBeGreaterThan(9);
    expect(herbs.filter(({ allergens }) => allergens === null).map(({ handle_fr }) => handle_fr)).toEqual([]);
  });
  it('list as new arrivals what is at most 7 days old, and as sales what has a former price', () => {
    const isIn = (handle: string) => products.filter((one) => one.collections.includes(handle));
    const asOf = site.asOf.getTime();
    expect(isIn('nouveautes')).toEqual(
      products.filter((one) => asOf - one.created_at.getTime() < NEW_PRODUCT_DAYS * DAY_MS),
    );
    expect(isIn('promotions')).toEqual(
      products.filter((one) => one.variants.some((each) => each.compared_at_price !== null)),
    );
  });
  it('make no product older than its producer, or newer than the files', () => {
    for (const product of products) {
      const seller = sellers.find((one) => one.handle === product.seller);
      expect(product.created_at.getTime(), product.handle_fr).toBeGreaterThanOrEqual(
        seller?.created_at.getTime() ?? Infinity,
      );
      expect(product.created_at.getTime(), product.handle_fr).toBeLessThan(site.asOf.getTime());
    }
  });
});

describe('prices and stock', () => {
  it('are multiples of 5 cents; a former price is 10 to 25 % higher', () => {
    for (const { price, compared_at_price, variant: key } of variants) {
      expect(price % 5, key).toBe(0);
      expect(price, key).toBeGreaterThanOrEqual(250);
      if (compared_at_price === null) continue;
      expect(compared_at_price % 5, key).toBe(0);
      const percent = Math.round((100 * (compared_at_price - price)) / compared_at_price);
      expect([percent >= 10, percent <= 25], `${key} ${percent} %`).toEqual([true, true]);
    }
    expect(
      share(
        products.filter((one) => one.variants.some((each) => each.compared_at_price !== null)).length,
        products.length,
      ),
    ).toBeCloseTo(5, -0.5);
  });
  it('include a box that is lent for its deposit (E9), by a producer of the market, also in Express', () => {
    expect(box).toMatchObject({ collections: [], status: 'active', taxable: false, alcohol: false });
    expect(box?.variants).toMatchObject([{ price: 0, deposit: 1000, track_stock: false, stored: true }]);
    const lender = sellers.find(({ handle }) => handle === box?.seller);
    expect(lender, 'who is on vacation lends nothing').toMatchObject({ deactivated_until: null });
    expect([site.membershipPrice, box?.images.length]).toEqual([3000, 1]);
  });
  it('tax alcohol, with a deposit', () => {
    for (const product of products.filter((one) => one.alcohol)) {
      expect(product.taxable, product.handle_fr).toBe(true);
      for (const one of product.variants) expect(one.deposit, product.handle_fr).toBeGreaterThan(0);
    }
    expect(products.filter((one) => one.alcohol).length).toBeGreaterThanOrEqual(15);
  });
  it('state unit prices for one amount of weight and one of volume, so that a shelf compares at sight', () => {
    const stated = new Set(variants.flatMap((one) => (one.unit === null ? [] : [`${one.unit_amount} ${one.unit}`])));
    expect([...stated].sort()).toEqual(['1 unit', '100 g', '100 ml']);
  });

  it('count units at the market as part of tracked stock (E58), and only where stored', () => {
    for (const one of variants) {
      if (one.track_stock) expect(one.stored_stock, one.variant).toBeLessThanOrEqual(one.stock);
      else expect(one.stock, one.variant).toBe(0);
      expect(one.stored, one.variant).toBe(one.stored_stock > 0);
    }
    expect(share(variants.filter((one) => one.stored).length, variants.length)).toBeCloseTo(20, -1);
  });
  it('leave some goods sold out, and some nearly', () => {
    const soldOut = products.filter((one) => one.variants.every((each) => each.track_stock && each.stock === 0));
    expect(share(soldOut.length, products.length)).toBeCloseTo(8, -1);
    for (const left of [1, 2, 3])
      expect(
        variants.some((one) => one.track_stock && one.stock === left),
        `${left} left`,
      ).toBe(true);
  });
  it('come with a mean rating exactly where there are votes', () => {
    for (const one of products) expect(one.rating === null, one.handle_fr).toBe(one.votes === 0);
    expect(share(products.filter((one) => one.votes > 0).length, products.length)).toBeCloseTo(40, -1);
  });
});

describe('places', () => {
  it('include the two free rounds of the specification (F-113, E37)', () => {
    expect(
      zones
        .filter((one) => one.price === 0)
        .map(({ prefixes, weekday, from, to }) => ({ prefixes, weekday, from, to })),
    ).toEqual([
      { prefixes: ['J9A', 'J9H', 'J9J', 'J8Y'], weekday: 4, from: '17:00', to: '19:30' },
      { prefixes: ['J8T', 'J8V', 'J8X', 'J8Z', 'J8M', 'J8R', 'J8L', 'J8P'], weekday: 5, from: '17:00', to: '19:30' },
    ]);
  });
  it('deliver to each postal code from at most one zone', () => {
    const prefixes = zones.flatMap((one) => one.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
  it('open on Thursday or Friday (E53), and before they close', () => {
    for (const one of [...locations, ...zones]) {
      expect([4, 5], one.key).toContain(one.weekday);
      expect(one.from < one.to, one.key).toBe(true);
    }
  });
});

describe('the older site', () => {
  it('numbered every producer, in no order', () => {
    const ids = sellers.map((one) => one.legacy_id ?? 0);
    expect(new Set(ids).size).toBe(sellers.length);
    expect(ids.every((id) => id >= 100 && id <= 999)).toBe(true);
    expect(ids).not.toEqual(ids.toSorted((a, b) => a - b));
  });
});

describe('baskets', () => {
  it('are the ten of the market at their prices, in all six frequencies', () => {
    expect(baskets.map(({ name_fr, price }) => [name_fr, price])).toEqual([
      ['Maraîcher petit', 3200],
      ['Maraîcher moyen', 4200],
      ['Maraîcher familial', 5500],
      ['Fruits d’ici', 2800],
      ['Boulanger', 2200],
      ['Fromager', 3800],
      ['Œufs et lait', 2400],
      ['Grillades', 6900],
      ['Découverte', 4900],
      ['Brunch', 4500],
    ]);
    expect(new Set(baskets.map((one) => one.frequency)).size).toBe(6);
  });
});

describe('site information', () => {
  it('gives the hall as the market’s address', () => {
    const hall = locations.find((one) => one.key === 'halle-du-portage');
    const { line1, city, postal_code } = site.contact.address ?? {};
    expect({ line1, city, postal_code }).toEqual({
      line1: hall?.line1,
      city: hall?.city,
      postal_code: hall?.postal_code,
    });
  });
});
