import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../gateways/mail.ts';
import { toId } from '../graphql/globalId.ts';
import { createMailLinks } from '../mail/mailLinks.ts';
import { marketJobs } from '../marketJobs.ts';

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
  const tokenOf = (url = '') => url.split('/').at(-1) ?? '';
  const links = () => createMailLinks(database, market.clock);
  /** Presses the button of a mail that asks for a confirmation. */
  const confirm = (mail?: Mail) => links().follow(tokenOf(/\S+courriel-confirme[^\s?]+/.exec(mail?.text ?? '')?.[0]));
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
    // An open request keeps the language in which it was made.
    await request(shopper(market, 'guest'), 'bread', GUEST);
    const [confirmation, ...more] = await takeMails();
    expect([confirmation?.to, confirmation?.locale, more]).toEqual([GUEST, 'en', []]);
    expect(confirmation?.text).toContain('Somebody gave this address');
    await stock('bread', 3);
    const other = marketServices(database);
    await Promise.all([market, other].map(({ restock }) => restock.notify()));
    expect((await takeMails()).map(({ to }) => to)).toEqual(['ann@exemple.ca']);
    expect(await market.restock.ofCustomer(ann.visitor.customer?.id ?? '')).toEqual([]);
    for (const _ of [1, 2]) expect(await confirm(confirmation)).toEqual({ locale: 'en', topic: 'confirmation' });
    await Promise.all([market, other].map(({ restock }) => restock.notify()));
    const mails = await takeMails();
    expect(mails.map(({ to, locale }) => `${to} ${locale}`)).toEqual([`${GUEST} en`]);
    expect(mails[0]?.text).toMatch(/You can order .* again[^]*\/en\/products\//);
    expect(await takeMails()).toEqual([]);
    await stock('bread', 0);
    // Whoever has confirmed their address is asked no more, on no other day either.
    await request({ ...guest, now: new Date(guest.now.getTime() + DAY_MS) }, 'bread', GUEST);
    const confirmations = database.kysely.selectFrom('outbox').select('id').where('kind', '=', 'address_confirmation');
    expect(await confirmations.execute()).toHaveLength(1);
    expect(await takeMails()).toEqual([]);
    await stock('bread', 1);
    expect((await takeMails()).map(({ to }) => to)).toEqual([GUEST]);
  });

  it('have a link that ends all notices to their address with one click, and for ever', async () => {
    const guest = shopper(market, 'guest');
    const address = 'dominique@exemple.ca';
    for (const handle of ['plum', 'leek']) {
      await soldOut(handle);
      await request(guest, handle, address);
    }
    await confirm((await takeMails())[0]);
    await stock('plum', 1);
    const [mail] = await takeMails();
    // One button, the product's: the way out is a quiet link.
    expect(mail?.html?.match(/inline-block/g)).toHaveLength(1);
    expect(mail?.unsubscribe).toMatch(/\/desabonnement\/afr[0-9a-f]{64}\.[\w-]{43}$/);
    const token = tokenOf(mail?.unsubscribe);
    expect(await links().follow(token.replace(/[0-9a-f](?=\.)/, (digit) => (digit === '0' ? '1' : '0')))).toBeNull();
    for (const _ of [1, 2]) expect(await links().follow(token)).toEqual({ locale: 'fr', topic: 'address' });
    await stock('leek', 1);
    expect(await takeMails()).toEqual([]);
    await stock('leek', 0);
    await request(guest, 'leek', address.toUpperCase());
    expect(
      await database.kysely
        .selectFrom('restock_notice')
        .where('email', '=', address)
        .where('ended_at', 'is', null)
        .select('id')
        .execute(),
    ).toEqual([]);
    await stock('leek', 1);
    expect(await takeMails()).toEqual([]);
  });

  it('are not taken for what can be bought', async () => {
    await offer(database, 'chives', { track_stock: true, stock: 1 });
    for (const caller of [shopper(market, 'guest'), await signedIn(market, 'ann')])
      expect(await codes(request(caller, 'chives', 'robin@exemple.ca'))).toEqual(['AVAILABLE_AGAIN']);
    expect(await takeMails()).toEqual([]);
  });

  it('ask an address for a confirmation once in 30 days, whoever requests for it, and are erased without one', async () => {
    const address = 'stranger@exemple.ca';
    let passed = 0;
    const days = async (count: number) => {
      passed += count;
      for (const table of ['mail_count', 'outbox'] as const)
        await sql`update ${sql.table(table)} set ${sql.ref(table === 'outbox' ? 'created_at' : 'at')} = now() - ${count} * interval '1 day'`.execute(
          database.kysely,
        );
      await sql`update restock_notice set requested_at = requested_at - ${count} * interval '1 day' where email = ${address}`.execute(
        database.kysely,
      );
    };
    const visitor = (name: string) => {
      const { now, ...caller } = shopper(market, name);
      return { ...caller, now: new Date(now.getTime() + passed * DAY_MS) };
    };
    for (const handle of ['beet', 'kale', 'chard', 'sorrel', 'radish']) {
      await soldOut(handle);
      for (const name of ['one', 'two']) await request(visitor(name), handle, address);
    }
    expect((await takeMails()).map(({ to }) => to)).toEqual([address]);
    await days(10);
    await request(visitor('three'), 'beet', address);
    expect(await takeMails()).toEqual([]);
    const stored = (email: string) =>
      database.kysely.selectFrom('restock_notice').where('email', '=', email).select('id').execute();
    expect(await stored(address)).toHaveLength(5);
    const proven = 'proven@exemple.ca';
    await request(visitor('four'), 'beet', proven);
    await confirm((await takeMails())[0]);
    await days(31);
    await sql`update restock_notice set requested_at = requested_at - interval '31 days' where email = ${proven}`.execute(
      database.kysely,
    );
    expect(await takeMails()).toEqual([]);
    expect([await stored(address), (await stored(proven)).length]).toEqual([[], 1]);
    await request(visitor('five'), 'kale', address);
    expect((await takeMails()).map(({ to }) => to)).toEqual([address]);
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
    await confirm((await takeMails())[0]);
    const { id = '' } = eve.visitor.customer ?? {};
    await soldOut('perry');
    await request({ ...eve, now: new Date(eve.now.getTime() + 60_000) }, 'perry');
    expect((await market.restock.ofCustomer(id)).map(({ handlePrimary }) => handlePrimary)).toEqual(['perry', 'cider']);
    await market.account.erase(id);
    await market.mails.sendDue();
    market.mail.accepted.splice(0);
    await stock('cider', 2);
    expect(await takeMails()).toEqual([]);
  });
});
