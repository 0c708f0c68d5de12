import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { createMailLinks } from './mailLinks.ts';

describe.each(testDatabaseKinds())('reminders of an abandoned cart (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let now = '2026-11-29T09:00:00-05:00';
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    market.clock.now = () => new Date(now);
  });
  afterAll(() => database.close());

  async function cartOf(name: string, wantsReminder: boolean) {
    const ann = await signedIn(market, name);
    await market.cart.add(ann, await offer(database, name), 1);
    await database.kysely
      .updateTable('customer')
      .set({ notify_abandoned_cart: wantsReminder })
      .where('id', '=', ann.visitor.customer?.id ?? '')
      .execute();
    return ann;
  }
  async function takeSubjects(): Promise<string[]> {
    await market.mails.sendDue();
    return market.mail.accepted.splice(0).map(({ to, text }) => `${to} ${text}`);
  }

  it('follow the market’s clock, whatever time the database has', async () => {
    now = '2026-11-22T10:00:00-05:00';
    await cartOf('zoe', true);
    now = '2026-11-22T10:59:59-05:00';
    expect(await market.mails.queueDue('abandoned_cart')).toBe(0);
    now = '2026-11-22T11:00:01-05:00';
    expect(await market.mails.queueDue('abandoned_cart')).toBe(1);
    await takeSubjects();
  });

  it('are sent once per cart and week to those who agreed, on closing day, an hour after the last visit', async () => {
    now = '2026-11-28T09:00:00-05:00';
    const ann = await cartOf('ann', true);
    await cartOf('bob', false);
    const eva = await cartOf('eva', true);
    await sql`update cart set auto_close = true where customer_id = ${eva.visitor.customer?.id}`.execute(
      database.kysely,
    );
    // What asks for a confirmation would not be bought.
    const una = await cartOf('una', true);
    await sql`update cart_item set unsure = true, unsure_reason = 'stock_changed' where cart_id =
      (select id from cart where customer_id = ${una.visitor.customer?.id})`.execute(database.kysely);
    await market.cart.add(shopper(market, 'guest'), await offer(database, 'guest'), 1);
    for (const early of ['2026-11-28T12:00:00-05:00', '2026-11-29T08:59:59-05:00', '2026-11-29T23:00:01-05:00']) {
      now = early;
      expect(await market.mails.queueDue('abandoned_cart')).toBe(0);
    }
    // What somebody else puts into their cart holds up no reminder.
    now = '2026-11-29T08:30:00-05:00';
    await market.cart.add(shopper(market, 'guest'), await offer(database, 'more'), 1);
    now = '2026-11-29T09:00:00-05:00';
    const otherServer = marketServices(database);
    otherServer.clock.now = market.clock.now;
    const counts = await Promise.all(
      [market, otherServer, market].map(({ mails }) => mails.queueDue('abandoned_cart')),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
    expect(await market.mails.queueDue('abandoned_cart')).toBe(0);
    expect(await takeSubjects()).toEqual([
      expect.stringMatching(/^ann@exemple\.ca [^]*ann[^]*dimanche\s29\snovembre à minuit/),
    ]);
    now = '2026-12-06T12:00:00-05:00';
    const [line] = (await market.cart.view(ann)).lines;
    expect(await market.mails.queueDue('abandoned_cart')).toBe(0);
    await market.cart.confirm(ann, line?.id ?? '');
    now = '2026-12-06T14:00:00-05:00';
    expect(await market.mails.queueDue('abandoned_cart')).toBe(1);
  });

  it('have an unsubscribe link, in the mail and in its header', async () => {
    await takeSubjects();
    await cartOf('dan', true);
    now = '2026-12-06T16:00:00-05:00';
    expect(await market.mails.queueDue('abandoned_cart')).toBe(1);
    await market.mails.sendDue();
    const [mail] = market.mail.accepted.splice(0);
    expect(mail?.unsubscribe).toMatch(/^https:\/\/[^/]+\/desabonnement\/[0-9a-f]{32}\.[\w-]{43}$/);
    expect(mail?.text).toContain(`Ne plus recevoir ces rappels\n${mail?.unsubscribe}`);
    await createMailLinks(database, market.clock).follow(mail?.unsubscribe?.split('/').at(-1) ?? '');
    const { asked: wantsReminder } = await database.kysely
      .selectFrom('customer')
      .select('notify_abandoned_cart as asked')
      .where('email', '=', 'dan@exemple.ca')
      .executeTakeFirstOrThrow();
    expect(wantsReminder).toBe(false);
  });

  it('are dropped if they were switched off, or the cart was bought, before they were sent', async () => {
    now = '2026-12-06T17:00:00-05:00';
    await takeSubjects();
    await cartOf('cat', true);
    now = '2026-12-06T19:00:00-05:00';
    expect(await market.mails.queueDue('abandoned_cart')).toBe(1);
    await sql`update customer set notify_abandoned_cart = false`.execute(database.kysely);
    expect(await takeSubjects()).toEqual([]);
    const { rows } = await sql<{ status: string }>`select status from outbox order by created_at desc limit 1`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ status: 'dropped' }]);
  });
});
