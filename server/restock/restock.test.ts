import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { marketJobs } from '../jobs/marketJobs.ts';
import { createUnsubscribing } from '../mail/unsubscribing.ts';

const GUEST = 'camille@exemple.ca';

describe.each(testDatabaseKinds())('notices of products that are back (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  const request = (caller: Caller, handle: string, email: string | null = null) =>
    market.restock.request(caller, toId('Product', testId(`product ${handle}`)), email);
  const soldOut = (handle: string) => offer(database, handle, { track_stock: true, stock: 0 });
  const stock = (handle: string, units: number) =>
    database.kysely
      .updateTable('variant')
      .set({ stock: units })
      .where('id', '=', testId(`variant ${handle} 0`))
      .execute();
  /** The mails that the job and the outbox send now. */
  async function takeMails() {
    await marketJobs(market).favourites.run();
    await market.mails.sendDue();
    return market.mail.accepted.splice(0);
  }

  it('are mailed once per return, however often requested and by however many processes', async () => {
    const ann = await signedIn(market, 'ann');
    const guest = { ...shopper(market, 'guest'), locale: 'en' as const };
    await soldOut('bread');
    for (const _ of [1, 2]) {
      await request(ann, 'bread', 'ignored@exemple.ca');
      await request(guest, 'bread', ` ${GUEST.toUpperCase()} `);
    }
    expect(await takeMails()).toEqual([]);
    await stock('bread', 3);
    const other = marketServices(database);
    await Promise.all([market, other].map(({ restock }) => restock.notify()));
    const mails = await takeMails();
    expect(mails.map(({ to, locale }) => `${to} ${locale}`).sort()).toEqual(['ann@exemple.ca fr', `${GUEST} en`]);
    expect(mails.find(({ to }) => to === GUEST)?.text).toMatch(/You can order .* again[^]*\/en\/products\//);
    expect(await takeMails()).toEqual([]);
    await stock('bread', 0);
    await request(guest, 'bread', GUEST);
    await stock('bread', 1);
    expect((await takeMails()).map(({ to }) => to)).toEqual([GUEST]);
  });

  it('have a link that ends all notices to their address with one click', async () => {
    const guest = shopper(market, 'guest');
    for (const handle of ['plum', 'leek']) {
      await soldOut(handle);
      await request(guest, handle, GUEST);
    }
    await stock('plum', 1);
    const [mail] = await takeMails();
    // One button, the product's: the way out is a quiet link.
    expect(mail?.html?.match(/inline-block/g)).toHaveLength(1);
    expect(mail?.unsubscribe).toMatch(/\/desabonnement\/r[0-9a-f]{32}\.[\w-]{43}$/);
    const token = mail?.unsubscribe?.split('/').at(-1) ?? '';
    const links = createUnsubscribing(database);
    expect(await links.stop(token.replace(/^r/, ''))).toBeNull();
    for (const _ of [1, 2]) expect(await links.stop(token)).toEqual({ locale: 'fr', topic: 'restock' });
    await stock('leek', 1);
    expect(await takeMails()).toEqual([]);
  });

  it('are refused without a product or an address', async () => {
    const guest = shopper(market, 'guest');
    const wrong = [
      () => request(guest, 'plum', 'camille@exemple'),
      () => request(guest, 'plum'),
      () => request(guest, 'none', GUEST),
    ];
    const refusals = await Promise.all(wrong.map((call) => codes(call())));
    expect(refusals).toEqual([['EMAIL_INVALID'], ['EMAIL_INVALID'], ['NOT_FOUND']]);
  });

  it('end with the account, those of its address too (E49)', async () => {
    const eve = await signedIn(market, 'eve');
    await soldOut('cider');
    await request(eve, 'cider');
    await request(shopper(market, 'guest'), 'cider', 'eve@exemple.ca');
    const { id = '' } = eve.visitor.customer ?? {};
    expect((await market.restock.ofCustomer(id)).map(({ handlePrimary }) => handlePrimary)).toEqual(['cider']);
    await market.account.erase(id);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    await stock('cider', 2);
    expect(await takeMails()).toEqual([]);
  });
});
