import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CART_LINES } from '#rules/constants.ts';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  shopper,
  zone,
} from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { undoing } from '../../tests/support/undoing.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { hasLines, LINE_MAX, readCart } from './cartReadStore.ts';
import { moveLines, removePurchased } from './cartStore.ts';
import { entering, fillEnteredCart } from './enteredCart.ts';
import { restoreLines, type ReopenedOrder } from './reopeningStore.ts';

const WEEK = '2026-11-27';
const NOW = new Date('2026-11-24T17:00:00.789Z');
const EARLIER = new Date('2026-11-10T17:00:00.123Z');
const [OURS, OTHER] = [testId('cart ours'), testId('cart other')];

/** What each statement makes of carts and their lines: rows that differ in every column. */
describe('carts as rows', () => {
  let database: Database;
  let [bread, cheese, honey, box] = ['', '', '', ''];
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    [bread, cheese, honey, box] = (await Promise.all(
      ['bread', 'cheese', 'honey', 'box'].map((name) => offer(database, name)),
    )) as [string, string, string, string];
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    await sql`insert into session (id) values ('ours'), ('other')`.execute(database.kysely);
    for (const [nth, [id, session, age]] of (
      [
        [OURS, 'ours', WEEK],
        [OTHER, 'other', '2026-11-20'],
      ] as const
    ).entries())
      await sql`insert into cart (id, session_id, from_storage, location_id, note, allergies, auto_close, auto_close_partial, auto_close_total,
          if_missing, age_week, updated_at)
        values (${id}, ${session}, false, ${location('marche')}, ${`note ${nth}`}, ${`nuts ${nth}`}, false, true, ${4500 + nth}, 'refund',
          ${age}, ${EARLIER})`.execute(database.kysely);
  });
  afterAll(() => database.close());

  const inRows = <Result>(run: (tx: Transaction) => Promise<Result>) => undoing(database, run);
  type Line = { quantity: number; price?: number; unsure?: boolean; week?: string };
  const put = (
    tx: Transaction,
    cart: string,
    variant: string,
    { quantity, price = 500, unsure = false, week = WEEK }: Line,
  ) =>
    sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, unsure, unsure_reason, week, added_at)
      values (gen_random_uuid(), ${cart}, ${variant}, ${quantity}, ${price}, ${unsure}, ${unsure ? 'stock_changed' : null}, ${week}, ${EARLIER})`.execute(
      tx,
    );
  const lines = async (tx: Transaction, cart: string) =>
    (
      await tx
        .selectFrom('cart_item')
        .select(['variant_id', 'quantity', 'price_seen', 'unsure', 'unsure_reason', 'week'])
        .where('cart_id', '=', cart)
        .orderBy('added_at')
        .orderBy('quantity')
        .execute()
    ).map((row) => [row.variant_id, row.quantity, row.price_seen, row.unsure, row.unsure_reason, row.week]);
  const cartOf = (tx: Transaction, id: string) =>
    tx.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('are emptied of what was bought, and of all that the order has; what was added in the meantime stays', async () => {
    const read = await inRows(async (tx) => {
      for (const cart of [OURS, OTHER]) {
        await put(tx, cart, bread, { quantity: 2 });
        await put(tx, cart, cheese, { quantity: 5, price: 710 });
        await put(tx, cart, honey, { quantity: 1 });
      }
      const before = [await cartOf(tx, OURS), await cartOf(tx, OTHER)] as const;
      await removePurchased(tx, OURS, [{ variantId: bread, quantity: 2 }, { variantId: cheese, quantity: 3 }], NOW); // prettier-ignore
      return {
        before,
        after: [await cartOf(tx, OURS), await cartOf(tx, OTHER)],
        lines: await lines(tx, OURS),
        others: (await lines(tx, OTHER)).length,
      };
    });
    const cleared = {
      note: null,
      allergies: null,
      age_week: null,
      auto_close_total: null,
      location_id: null,
      shipping_zone_id: null,
    };
    expect(read).toEqual({
      before: read?.before,
      after: [{ ...read?.before[0], ...cleared, updated_at: NOW }, read?.before[1]],
      lines: [
        [honey, 1, 500, false, null, WEEK],
        [cheese, 2, 710, false, null, WEEK],
      ],
      others: 3,
    });
  });

  it('follow a week that moves, with the ages confirmed for it', async () => {
    const read = await inRows(async (tx) => {
      await put(tx, OURS, bread, { quantity: 2 });
      await put(tx, OURS, cheese, { quantity: 3, week: '2026-11-13' });
      await moveLines(tx, WEEK, '2026-11-28');
      return [
        (await lines(tx, OURS)).map((line) => line[5]),
        (await cartOf(tx, OURS)).age_week,
        (await cartOf(tx, OTHER)).age_week,
      ];
    });
    expect(read).toEqual([['2026-11-28', '2026-11-13'], '2026-11-28', '2026-11-20']);
  });

  it('have lines for their owner alone, session or customer', async () => {
    const customerId = testId('customer of a cart');
    const read = await inRows(async (tx) => {
      await sql`insert into customer (id, subject, email, identity_at, created_at, locale)
        values (${customerId}, 'owner', 'owner@exemple.ca', now(), now(), 'fr')`.execute(tx);
      await sql`update cart set session_id = null, customer_id = ${customerId} where id = ${OTHER}`.execute(tx);
      const owners = [
        { sessionId: 'ours', customerId: null },
        { sessionId: 'ours', customerId },
        { sessionId: 'other', customerId: null },
      ];
      const found: boolean[][] = [];
      for (const filled of [null, OURS, OTHER]) {
        if (filled) await put(tx, filled, bread, { quantity: 1 });
        found.push([]);
        for (const owner of owners) {
          found.at(-1)?.push(await hasLines(tx, owner));
          const { cart } = await readCart(tx, owner);
          expect((cart?.lines ?? []).map(({ variantId }) => variantId)).toEqual(found.at(-1)?.at(-1) ? [bread] : []);
        }
      }
      return found;
    });
    expect(read).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
    ]);
  });

  it('renew the session of whoever reads one, after a day (E61)', async () => {
    const market = marketServices(database);
    const caller = shopper(market, 'ours');
    const reader = { ...caller, visitor: { ...caller.visitor, sessionId: 'ours' } };
    const renewed: boolean[] = [];
    for (const minutes of [24 * 60 - 1, 24 * 60 + 1]) {
      const seen = sql`update session set seen_at = now() - ${minutes}::float8 * interval '1 minute'`;
      await seen.execute(database.kysely);
      await market.cart.view(reader);
      const { rows } = await sql<{ id: string; isNew: boolean }>`
        select id, seen_at > now() - interval '1 hour' as "isNew" from session order by id desc`.execute(
        database.kysely,
      );
      renewed.push(...rows.map(({ isNew }) => isNew));
    }
    expect(renewed).toEqual([false, false, true, false]);
  });

  describe('that staff enter (ADR 169)', () => {
    /** Of which the catalogue has a draft, what is off sale and what is on sale. */
    const enter = (tx: Transaction, units: readonly (readonly [variantId: string, quantity: number])[]) => {
      const statuses = { [bread]: 'active', [cheese]: 'inactive', [honey]: 'draft' };
      const variants = new Map(
        Object.entries(statuses).map(([id, status], nth) => [id, { id, price: 510 + nth, product: { status } }]),
      ) as unknown as Snapshot['variants'];
      const cart = {
        lines: units.map(([variantId, quantity]) => ({ variantId, quantity })),
        place: { locationId: null, shippingZoneId: zone('vallee') },
        note: 'au 2e',
        isOldEnough: false,
      };
      const caller = { visitor: entering(null), locale: 'fr', now: NOW } as const;
      return fillEnteredCart(tx, caller, { variants }, cart, WEEK);
    };

    it('hold goods at the prices of today, whose sale the checkout checks', async () => {
      const cart = await inRows((tx) => enter(tx, [[bread, 1], [cheese, LINE_MAX]])); // prettier-ignore
      expect(cart).toMatchObject({
        lines: [
          { variantId: bread, quantity: 1, priceSeen: 510, unsure: false, week: WEEK },
          { variantId: cheese, quantity: LINE_MAX, priceSeen: 511, unsure: false, week: WEEK },
        ],
        locationId: null,
        shippingZoneId: zone('vallee'),
        note: 'au 2e',
        ageConfirmed: false,
        ageWeek: null,
      });
    });

    it.each<[string, () => [string, number][], string]>([
      ['a draft', () => [[honey, 1]], 'NOT_FOUND'],
      ['goods that are not in the catalogue', () => [[box, 1]], 'NOT_FOUND'],
      ['no unit', () => [[bread, 0]], 'BAD_INPUT'],
      ['a part of a unit', () => [[bread, 1.5]], 'BAD_INPUT'],
      ['a unit more than a line holds', () => [[bread, LINE_MAX + 1]], 'BAD_INPUT'],
      ['the same in two lines, a unit more together', () => [[bread, LINE_MAX], [bread, 1]], 'BAD_INPUT'], // prettier-ignore
    ])('refuse %s', async (_, units, code) => {
      expect(await codes(inRows((tx) => enter(tx, units())))).toEqual([code]);
    });
  });

  describe('take back a cancelled order (E60)', () => {
    const CHOICES = {
      fromStorage: true,
      locationId: null,
      shippingZoneId: zone('vallee'),
      note: 'of the order',
      allergies: 'lait',
    };
    const restored = (before: (tx: Transaction) => Promise<unknown>, orderLines: ReopenedOrder['lines']) =>
      inRows(async (tx) => {
        await before(tx);
        const cart = await cartOf(tx, OURS);
        await restoreLines(tx, OURS, { lines: orderLines, week: WEEK, now: NOW, choices: CHOICES });
        return { before: cart, after: await cartOf(tx, OURS), lines: await lines(tx, OURS) };
      });

    it.each<[string, Line, { quantity: number; price: number }, [number, number]]>([
      ['to what is in it', { quantity: 3 }, { quantity: 4, price: 480 }, [7, 480]],
      [
        'at the lower price, to which its other units were agreed',
        { quantity: 3, price: 450 },
        { quantity: 4, price: 480 },
        [7, 450],
      ],
      [
        'in place of fewer that were not confirmed',
        { quantity: 3, unsure: true, week: '2026-11-20' },
        { quantity: 4, price: 480 },
        [4, 480],
      ],
      [
        'in place of more that were not confirmed',
        { quantity: 5, unsure: true, week: '2026-11-20' },
        { quantity: 4, price: 480 },
        [5, 480],
      ],
      ['up to a line’s maximum', { quantity: LINE_MAX - 1 }, { quantity: 4, price: 480 }, [LINE_MAX, 480]],
    ])('%s', async (_, line, units, [quantity, price]) => {
      const read = await restored((tx) => put(tx, OURS, bread, line), [{ variantId: bread, ...units }]);
      expect(read?.lines).toEqual([[bread, quantity, price, false, null, WEEK]]);
      // A cart with goods keeps its own choices.
      expect(read?.after).toEqual(read?.before);
    });

    it('with one reusable box at most (E9)', async () => {
      const read = await restored(
        (tx) => put(tx, OURS, box, { quantity: 1 }),
        [
          { variantId: bread, quantity: 2, price: 300 },
          { variantId: box, quantity: 1, price: 0 },
        ],
      );
      expect(read?.lines).toEqual([
        [box, 1, 0, false, null, WEEK],
        [bread, 2, 300, false, null, WEEK],
      ]);
    });

    it('with its mode, place and note if nothing is in it', async () => {
      const read = await restored(async () => {}, [
        { variantId: cheese, quantity: 2, price: 300 },
        { variantId: bread, quantity: 0, price: 310 },
        { variantId: honey, quantity: 3, price: 320 },
      ]);
      expect(read).toEqual({
        before: read?.before,
        after: {
          ...read?.before,
          from_storage: true,
          location_id: null,
          shipping_zone_id: zone('vallee'),
          note: 'of the order',
          allergies: 'lait',
          updated_at: NOW,
        },
        lines: [
          [cheese, 2, 300, false, null, WEEK],
          [honey, 3, 320, false, null, WEEK],
        ],
      });
    });

    it('up to a cart’s limit of lines: its first ones, and always those that are in it', async () => {
      const read = await restored(
        async (tx) => {
          await sql`insert into variant select (jsonb_populate_record(v, jsonb_build_object('id', md5(nth::text)::uuid, 'key', nth::text, 'position', nth))).*
            from variant v, generate_series(1, ${MAX_CART_LINES - 2}::int) nth where v.id = ${honey}`.execute(tx);
          await sql`insert into cart_item (id, cart_id, variant_id, quantity, price_seen, week, added_at)
            select gen_random_uuid(), ${OURS}, md5(nth::text)::uuid, 1, 500, ${WEEK}, ${EARLIER} from generate_series(1, ${MAX_CART_LINES - 2}::int) nth`.execute(
            tx,
          );
          await put(tx, OURS, honey, { quantity: 2 });
        },
        [
          { variantId: bread, quantity: 1, price: 300 },
          { variantId: cheese, quantity: 1, price: 310 },
          { variantId: honey, quantity: 1, price: 320 },
        ],
      );
      expect([read?.lines.length, ...(read?.lines.slice(-2) ?? [])]).toEqual([
        MAX_CART_LINES,
        [honey, 3, 320, false, null, WEEK],
        [bread, 1, 300, false, null, WEEK],
      ]);
    });
  });
});
