import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { AT_THE_MARKET, PAY } from '../support/checkoutFixture.ts';
import { marketServices, offer, openMarket, shopper } from '../support/purchaseMarket.ts';
import type { MarketServices } from '../support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../support/testDatabase.ts';

const ORDERS = 8;
const HOURS_BETWEEN = 3;

describe.each(testDatabaseKinds())('a mail server that is down for a day (%s)', (kind) => {
  let database: Database;
  /** Two servers of one market. */
  let markets: [MarketServices, MarketServices];
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const first = marketServices(database);
    markets = [first, marketServices(database, { payment: first.payment })];
  });
  afterAll(() => database.close());

  const sendDue = () => Promise.all(markets.map(({ mails }) => mails.sendDue()));
  const serversAre = (state: 'up' | 'down' | 'answerLost') =>
    markets.forEach(({ mail }) => (mail.server.state = state));
  async function buy(name: string): Promise<void> {
    const [market] = markets;
    const ann = shopper(market, name);
    await market.cart.add(ann, await offer(database, name), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
  }
  /** Lets time pass for the mails that wait. */
  const pass = () =>
    sql`
    update outbox set created_at = created_at - ${HOURS_BETWEEN} * interval '1 hour',
      next_at = next_at - ${HOURS_BETWEEN} * interval '1 hour'`.execute(database.kysely);
  const outbox = () =>
    database.kysely.selectFrom('outbox').select(['id', 'status', 'tries']).orderBy('created_at').execute();

  it('receives every mail afterwards, each once and the oldest first, as soon as it is back', async () => {
    serversAre('down');
    for (let nth = 0; nth < ORDERS; nth += 1) {
      await buy(`order ${nth}`);
      // As often as the doubled pauses of a mail that fails alone would let it be tried.
      for (let run = 0; run < 3; run += 1) expect(await sendDue()).toEqual([0, 0]);
      await pass();
    }
    expect(await outbox()).toEqual(
      Array.from({ length: ORDERS }, () => ({ id: expect.any(String), status: 'waiting', tries: 0 })),
    );

    // It comes back, takes a mail, and is gone again before its answer.
    serversAre('answerLost');
    const [market] = markets;
    expect(await market.mails.sendDue()).toBe(0);
    serversAre('up');
    expect(await market.mails.sendDue()).toBe(ORDERS);
    expect(await sendDue()).toEqual([0, 0]);

    const mails = await outbox();
    const [first] = mails;
    expect(mails.map(({ status }) => status)).toEqual(Array.from({ length: ORDERS }, () => 'sent'));
    // The mail whose answer was lost comes twice under one Message-ID, by which mailboxes recognise it.
    expect(market.mail.accepted.map(({ key }) => key)).toEqual([first?.id, ...mails.map(({ id }) => id)]);
    expect(await checkInvariants(database)).toEqual([]);
  });
});
