import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatCents } from '#rules/money.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { moneyCases } from '../../tests/support/moneyCases.ts';
import { marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { addressHash } from './addressSql.ts';
import { MAILS_PER_DAY } from './mailLimits.ts';
import { createMailService } from './mailService.ts';

const MARKET = { publicUrl: 'https://market.example.test' };

describe.each(testDatabaseKinds())('mails of the market (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());
  // All guests of these tests pay with one address.
  beforeEach(async () => void (await database.kysely.deleteFrom('mail_count').execute()));

  async function opened(caller: Caller, name: string): Promise<string> {
    await market.cart.add(caller, await offer(database, name, { price: 450 }), 2);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    return market.checkout.checkout(caller, PAY);
  }
  async function paid(caller: Caller, name: string): Promise<void> {
    await market.checkout.handleEvent(market.payment.pay(await opened(caller, name)));
  }
  const due = () => sql`update outbox set next_at = now() where status = 'waiting'`.execute(database.kysely);
  const rows = async () =>
    (
      await sql<{ status: string; message_id: string | null; tries: number }>`
      select status, message_id, tries from outbox order by created_at`.execute(database.kysely)
    ).rows;
  const takeMails = () => market.mail.accepted.splice(0);

  it('confirm a paid order once, however often it is reported, with place, day, hours, sums and a calendar file', async () => {
    const ann = shopper(market, 'confirmed');
    const event = market.payment.pay(await opened(ann, 'confirmed'));
    for (const id of ['a', 'b']) await market.checkout.handleEvent({ ...event, id });
    const senders = Array.from({ length: 8 }, () => market.mails.sendDue());
    expect((await Promise.all(senders)).reduce((sum, count) => sum + count)).toBe(1);
    const [mail, ...more] = takeMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'guest@example.test', locale: 'fr' });
    expect(mail?.subject).toMatch(/^Commande \d+ confirmée\s: cueillette le jeudi\s3\sdécembre$/);
    const code = pickupCode(Number(/\d+/.exec(mail?.subject ?? '')?.[0]));
    for (const text of [
      'Quand',
      'Au comptoir, dites',
      code,
      '14\u00A0h',
      formatCents(900),
      formatCents(500),
      formatCents(1475),
    ])
      expect([mail?.text.includes(text), mail?.html?.includes(text), text]).toEqual([true, true, text]);
    const [file] = mail?.files ?? [];
    expect(file?.text).toMatch(/BEGIN:VEVENT[^]*DTSTART:20261203T190000Z[^]*SUMMARY:Cueillette/);
    expect(await rows()).toEqual([{ status: 'sent', message_id: `<${mail?.key}@mail.example.test>`, tries: 1 }]);
  });

  it('are in English for those who paid in English', async () => {
    await paid(shopper(market, 'english', 'en'), 'english');
    await market.mails.sendDue();
    expect(takeMails()[0]?.subject).toMatch(/^Order \d+ confirmed: pickup on Thursday,\sDecember\s3$/);
  });

  it('escape what people have written', async () => {
    const ann = shopper(market, 'escaped');
    await market.cart.updateCart(ann, { note: '<img src=x onerror=alert(1)>' });
    const session = await opened(ann, 'escaped');
    await market.cart.updateCart(ann, { note: '<img src=x onerror=alert(1)>' });
    await market.checkout.handleEvent(market.payment.pay(session));
    await market.mails.sendDue();
    const [mail] = takeMails();
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img');
  });

  it('wait for a mail server that is down, which counts as no try, and go in their order as soon as it is there', async () => {
    await market.mails.sendDue();
    takeMails();
    market.mail.server.state = 'down';
    for (const name of ['outage 1', 'outage 2']) await paid(shopper(market, name), name);
    const others = (await rows()).length - 2;
    expect(await market.mails.sendDue()).toBe(0);
    expect((await rows()).slice(others)).toMatchObject([
      { status: 'waiting', tries: 0 },
      { status: 'waiting', tries: 0 },
    ]);
    market.mail.server.state = 'up';
    expect(await market.mails.sendDue()).toBe(2);
    const [first, second] = takeMails().map(({ subject }) => Number(/\d+/.exec(subject)?.[0]));
    expect(second! - first!).toBe(1);
  });

  it('wait beyond the limit of an address, and are dropped at the twentieth try', async () => {
    const counts = Array.from({ length: MAILS_PER_DAY }, (_, index) => ({
      id: testId(`counted ${index}`),
      address_hash: addressHash('guest@example.test'),
      is_confirmation: false,
      order_id: null,
    }));
    await database.kysely.insertInto('mail_count').values(counts).execute();
    await paid(shopper(market, 'limited'), 'limited');
    await sql`update outbox set tries = 18 where status = 'waiting'`.execute(database.kysely);
    const ends = [];
    for (const _ of [19, 20]) {
      expect(await market.mails.sendDue()).toBe(0);
      ends.push((await rows()).at(-1));
      await due();
    }
    expect(ends).toMatchObject([
      { status: 'waiting', tries: 19 },
      { status: 'dropped', tries: 20 },
    ]);
    expect(takeMails()).toEqual([]);
  });

  it('wait for a mail server that does not accept them, each time longer, and give up what it refuses', async () => {
    await paid(shopper(market, 'busy'), 'busy');
    market.mail.server.state = 'busy';
    expect(await market.mails.sendDue()).toBe(0);
    expect(await market.mails.sendDue()).toBe(0);
    expect((await rows()).at(-1)).toMatchObject({ status: 'waiting', tries: 1 });
    await due();
    await market.mails.sendDue();
    const { rows: pauses } = await sql<{ pause: number }>`
      select round(extract(epoch from next_at - now()) / 60)::int as pause from outbox where status = 'waiting'`.execute(
      database.kysely,
    );
    expect(pauses).toEqual([{ pause: 4 }]);
    market.mail.server.state = 'up';
    await due();
    expect(await market.mails.sendDue()).toBe(1);
    takeMails();
    await paid(shopper(market, 'refused'), 'refused');
    market.mail.server.state = 'refusing';
    await market.mails.sendDue();
    market.mail.server.state = 'up';
    await due();
    expect([await market.mails.sendDue(), (await rows()).at(-1)?.status]).toEqual([0, 'failed']);
  });

  it('are sent by another process if their sender was killed, and not before its time', async () => {
    await paid(shopper(market, 'killed'), 'killed');
    const killed = createMailService({
      ...market,
      mail: { ...market.mail, send: () => new Promise(() => {}) },
      ...MARKET,
    });
    void killed.sendDue();
    await expect.poll(async () => (await rows()).at(-1)?.tries).toBe(1);
    expect(await market.mails.sendDue()).toBe(0);
    await due();
    expect(await market.mails.sendDue()).toBe(1);
    expect(takeMails()).toHaveLength(1);
  });

  it('notify a customer about a payment that ended unpaid, unless they cancelled it or are a guest', async () => {
    const bob = await signedIn(market, 'bob');
    const session = await opened(bob, 'unpaid');
    await market.cart.add(bob, await offer(database, 'more'), 1);
    const nextSession = await market.checkout.checkout(bob, PAY);
    expect(nextSession).not.toBe(session);
    await market.checkout.handleEvent(market.payment.lapse(await opened(shopper(market, 'left'), 'left')));
    expect(await market.mails.sendDue()).toBe(0);
    await market.checkout.handleEvent(market.payment.lapse(nextSession));
    expect(await market.mails.sendDue()).toBe(1);
    expect(takeMails()).toMatchObject([{ to: 'bob@exemple.ca', subject: 'Le paiement n’a pas été fait' }]);
  });

  it.each(
    moneyCases.filter(
      ({ checkoutBlocked, input, expected }) => !checkoutBlocked && expected.total > 0 && !input.useBalance,
    ),
  )('show the sums of $id as stored, to the cent', async ({ id, expected }) => {
    await paid(shopper(market, `case ${id}`), `case ${id}`);
    await sql`update orders set subtotal = ${expected.itemsTotal}, deposit = ${expected.deposits}, shipping = ${expected.delivery},
        fee = ${expected.fee}, gst = ${expected.gst}, pst = ${expected.pst}, total = ${expected.total}
        where number = (select max(number) from orders)`.execute(database.kysely);
    await market.mails.sendDue();
    const [mail] = takeMails();
    const { itemsTotal, deposits, fee, gst, pst, total } = expected;
    const rowsOf = (label: string) => new RegExp(`^${label} \\.+ (.*)$`, 'm').exec(mail?.text ?? '')?.[1];
    const sumRows = ['Articles', 'Consignes', 'Frais de commande', 'TPS', 'TVQ', 'Total'].map(rowsOf);
    const cents = [itemsTotal, deposits, fee, gst, pst, total];
    expect(sumRows).toEqual(cents.map((amount, at) => (amount > 0 || at === 0 ? formatCents(amount) : undefined)));
  });

  it('are signed with the market’s name at the time of sending (ADR 64)', async () => {
    await market.checkout.handleEvent(market.payment.pay(await opened(shopper(market, 'signed'), 'signed')));
    const identity = {
      name: { primary: 'Marché du Canal', secondary: 'Canal Market' },
      monogram: null,
      logo: null,
      hours: [],
      sender: 'envoi@canal.example',
      taxNumbers: { gst: null, qst: null },
    };
    await database.kysely
      .updateTable('market')
      .set({ identity: JSON.stringify(identity) })
      .execute();
    await market.catalogue.fresh();
    await market.mails.sendDue();
    const [mail] = takeMails();
    expect(mail?.from).toEqual({ name: 'Marché du Canal', address: 'envoi@canal.example', replyTo: null });
    expect(mail?.html).toContain('Marché du Canal');
    expect(mail?.files?.[0]?.text).toContain('Marché du Canal');
    await paid(shopper(market, 'signed in English', 'en'), 'signed in English');
    await market.mails.sendDue();
    expect(takeMails()[0]?.from?.name).toBe('Canal Market');
  });
});
