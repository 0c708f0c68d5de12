import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { SheetView } from '../desk/packingView.ts';
import { goodsOf } from './slipContent.ts';
import { countLinks, revokeLinks } from './slipStore.ts';

const LINE = {
  variantId: 'bread',
  sellerId: 'farm',
  product: { primary: 'Pain', secondary: null },
  variant: { primary: 'miche', secondary: null },
  status: 'waiting',
  quantity: 7,
  missing: 0,
  returned: 0,
  missingReturned: 0,
};
const sheetOf = (line: Partial<typeof LINE>, order: object = {}) =>
  ({
    order: { fromStorage: false, locationId: 'halle', slot: null, fulfillment: null, ...order },
    shippingZone: null,
    lines: [{ line: { ...LINE, ...line } }],
  }) as unknown as SheetView;
const LOCATIONS = new Map([['halle', { primary: 'Halle', secondary: null }]]);

it.each<[string, Partial<typeof LINE>, object, units: number, received: number]>([
  ['is still to be brought', {}, {}, 7, 0],
  ['the producer prepares', { status: 'preparing' }, {}, 7, 0],
  ['is at the market', { status: 'received' }, {}, 7, 7],
  ['is in the crate', { status: 'packed' }, {}, 7, 7],
  ['is missing in part', { missing: 2 }, {}, 5, 0],
  ['was removed in part', { returned: 3 }, {}, 4, 0],
  ['is missing, and refunded for it', { missing: 2, returned: 2, missingReturned: 2 }, {}, 5, 0],
  ['is missing as a whole', { status: 'missing', missing: 7 }, {}, 0, 0],
  ['is of Express, and there already', {}, { fromStorage: true }, 0, 0],
  ['is the market’s own box', { variantId: 'box' }, {}, 0, 0],
  ['has no producer any more', { sellerId: null as unknown as string }, {}, 0, 0],
])('counts what %s', (_, line, order, units, received) => {
  const goods = goodsOf([sheetOf(line, order)], { boxVariant: 'box', locations: LOCATIONS });
  expect(goods.map((slip) => [slip.sellerId, slip.units, slip.received])).toEqual(
    units === 0 ? [] : [['farm', units, received]],
  );
});

it('lists goods under each name that they were sold by, formats in the order of their numbers', () => {
  const sold = (product: string, variant: string, quantity: number) =>
    sheetOf({
      product: { primary: product, secondary: null },
      variant: { primary: variant, secondary: null },
      quantity,
    });
  const sheets = [
    sold('Pain', '10 miches', 1),
    sold('Pain', '2 miches', 3),
    sold('Baguette', '12', 5),
    sold('Pain', '10 miches', 7),
  ];
  const [slip] = goodsOf(sheets, { boxVariant: null, locations: LOCATIONS });
  expect(slip?.content.items.map(({ product, variant, units }) => [product.primary, variant.primary, units])).toEqual([
    ['Baguette', '12', 5],
    ['Pain', '2 miches', 3],
    ['Pain', '10 miches', 8],
  ]);
});

const at = (day: number) => new Date(`2026-11-${day}T12:00:00Z`);
describe('links of slips', () => {
  const { inRows } = statusMarket(async ({ kysely }) => {
    await smallMarket(kysely).seller('dairy', { contact_email: 'dairy@exemple.ca' });
    await sql`update seller set contact_email = 'farm@exemple.ca' where handle = 'farm'`.execute(kysely);
  });
  it('end for one producer, those that work', async () => {
    const [farm, dairy] = [testId('seller farm'), testId('seller dairy')];
    const read = await inRows(async (tx) => {
      const slips = [
        [farm, '2026-11-13', 'farm@exemple.ca', 29],
        [farm, '2026-11-20', 'FARM@exemple.ca', 28],
        [farm, '2026-11-06', 'farm@exemple.ca', 20],
        [dairy, '2026-11-20', 'dairy@exemple.ca', 29],
        [dairy, '2026-11-13', 'former@exemple.ca', 29],
      ] as const;
      for (const [seller, week, email, ends] of slips)
        await sql`insert into producer_slip (id, seller_id, week, email, locale, units, content, sent_at, link_ends_at)
          values (gen_random_uuid(), ${seller}, ${week}, ${email}, 'fr', 1, '{}', ${at(10)}, ${at(ends)})`.execute(tx);
      const before = Object.fromEntries(await countLinks(tx, at(20)));
      const count = await revokeLinks(tx, farm, at(20));
      return {
        before,
        count,
        again: await revokeLinks(tx, farm, at(21)),
        after: Object.fromEntries(await countLinks(tx, at(20))),
      };
    });
    expect(read).toEqual({ before: { [farm]: 2, [dairy]: 1 }, count: 2, again: 0, after: { [dairy]: 1 } });
  });
});
