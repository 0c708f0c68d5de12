import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { OTHER_COLUMNS, PERSON_COLUMNS } from '../../tests/support/personColumns.ts';
import { offer, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { addressHash } from '../mail/addressSql.ts';
import { marketJobs } from '../marketJobs.ts';
import { guestData } from '../operator/guestData.ts';
import { MARKET } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';

/** The guest's columns that these tests fill, each with a text of its own; search_words is generated. */
const FILLED =
  `orders.contact_name orders.contact_phone orders.note orders.allergies fulfillment.recipient fulfillment.line1
  fulfillment.line2 fulfillment.city fulfillment.state fulfillment.postal_code fulfillment.country checkout_attempt.note
  checkout_attempt.allergies checkout_attempt.typed_postal_code cart.note cart.allergies order_problem.note order_problem.answer order_problem.photo order_return.reason`.split(
    /\s+/,
  );

/** Bytes; all others are texts. */
const BYTES = ['asset.content', 'order_problem.photo'];
const readable = (name: string, column: ReturnType<typeof sql>) =>
  BYTES.includes(name) ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
const stored = (name: string, text: string) => (BYTES.includes(name) ? sql`convert_to(${text}, 'UTF8')` : sql`${text}`);

describe.each(testDatabaseKinds())('columns about people (Law 25, %s)', (kind) => {
  const fixture = checkoutFixture(kind);
  let counter = 0;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(fixture.database.kysely);

  /** Every column of the market that can hold text. */
  async function textColumns(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea', 'inet', 'xml')`.execute(
      fixture.database.kysely,
    );
    return rows.map(({ name }) => name).toSorted();
  }
  /** The columns with one of these texts anywhere. */
  async function columnsWith(texts: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const name of await textColumns()) {
      const [table = '', column = ''] = name.split('.');
      const { rows } = await sql`
        select from ${sql.table(table)} t where ${readable(name, sql`t.${sql.ref(column)}`)} ~* ${texts.join('|')} limit 1`.execute(
        fixture.database.kysely,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  it('are all named, with what export, erase and each term do with them', async () => {
    const others = Object.entries(OTHER_COLUMNS).flatMap(([table, names]) =>
      names.split(/\s+/).map((name) => `${table}.${name}`),
    );
    expect([...Object.keys(PERSON_COLUMNS), ...others].toSorted()).toEqual(await textColumns());
  });

  async function pay(guest: Caller, email: string): Promise<string> {
    const { market, database } = fixture;
    await market.cart.add(guest, await offer(database, `goods ${counter}`, { price: 1000, stock: 9 }), 1);
    await market.cart.updateSession(guest, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    const session = await market.checkout.checkout(guest, PAY);
    const address = { line1: '1', line2: null, city: 'Hull', state: 'QC', postalCode: 'J9A1A1', country: 'CA' };
    const contact = { email, name: 'x', phone: null, address };
    await market.checkout.handleEvent(market.payment.pay(session, { contact }));
    const attempt = await market.checkout.payment(guest.visitor);
    return (await market.orders.ofAttempt(guest.visitor, attempt!.id))!.id;
  }

  /** A guest of whom every column has something: an order that is handed over, an unpaid payment, a cart, a notice, mails. */
  async function person(name: string) {
    counter += 1;
    const { market, database } = fixture;
    const email = `${name}@exemple.ca`;
    const guest = shopper(market, name);
    const orderId = await pay(guest, email);
    const more = await offer(database, `more ${counter}`, { price: 1000, stock: 9 });
    await market.cart.add(guest, more, 1);
    await market.cart.updateSession(guest, { shippingZoneId: toId('ShippingZone', zone('plateau')) });
    await market.checkout.handleEvent(market.payment.lapse(await market.checkout.checkout(guest, PAY)));
    await offer(database, `away ${counter}`, { track_stock: true, stock: 0 });
    await market.restock.request(guest, toId('Product', testId(`product away ${counter}`)), email);
    market.mail.server.state = 'down';
    const send = market.mail.send;
    market.mail.send = () => Promise.reject(new Error(`550 <${email}>: no such mailbox`));
    await market.mails.sendDue();
    market.mail.send = send;
    market.mail.server.state = 'up';
    const other = await signedIn(market, `changes${counter}`);
    await run(
      sql`update customer set pending_email = ${email}, pending_email_at = now() where id = ${other.visitor.customer!.id}`,
    );
    await run(sql`insert into identity_account (subject, email, password_hash, locale)
      values (${`another ${counter}`}, ${`mallory${counter}@exemple.ca`}, 'x', 'fr')`);
    await run(sql`insert into identity_ticket (hash, purpose, subject, email, expires_at)
      values (${`ticket ${counter}`}, 'email', ${`another ${counter}`}, ${email}, now() + interval '3 days')`);
    const at = market.clock.now();
    for (const to of ['fulfilled', 'shipped', 'completed'] as const)
      await inTransaction(database, (tx) => orderRecords.changeStatus(tx, { orderId, to, actor: MARKET, at }));
    await run(sql`insert into order_problem (id, line_id, kind, quantity, reported_at)
      select gen_random_uuid(), id, 'damaged', 1, now() from order_line where order_id = ${orderId}`);
    const { visitor } = await signedIn(market, `staff${counter}`, { roles: ['staff'] });
    const refund = { amount: 100, toCard: 100, to: 'card', reason: 'Merci' } as const;
    await market.refunds.refundAmount(visitor, orderId, `amount ${counter}`, refund);
    const whose: Record<string, ReturnType<typeof sql>> = {
      orders: sql`id = ${orderId}`,
      fulfillment: sql`order_id = ${orderId}`,
      checkout_attempt: sql`session_id = ${guest.visitor.sessionId}`,
      order_problem: sql`line_id in (select id from order_line where order_id = ${orderId})`,
      order_return: sql`order_id = ${orderId}`,
      cart: sql`session_id = ${guest.visitor.sessionId}`,
    };
    const marks = FILLED.map((column) => `${name}-${column.replace('.', '-')}`);
    for (const [at, column] of FILLED.entries()) {
      const [table = '', field = ''] = column.split('.');
      await run(
        sql`update ${sql.table(table)} set ${sql.ref(field)} = ${stored(column, marks[at] ?? '')} where ${whose[table]}`,
      );
    }
    await run(sql`update checkout_attempt set contact = jsonb_build_object('name', ${`${name}-contact`}::text)
      where ${whose.checkout_attempt} and status = 'expired'`);
    return { email, marks: [...marks, `${name}-contact`], texts: [name, addressHash(email)] };
  }
  /** Columns that one of the commands is to know of a guest. */
  const ofGuests = Object.entries(PERSON_COLUMNS).filter(
    ([name, { whose }]) =>
      whose === 'guest' && name !== 'rate_bucket.key' && name !== 'outbox.data' && name !== 'outbox.error',
  );

  it('are exported and erased for a guest, by the address', async () => {
    const { market } = fixture;
    const { email, marks, texts } = await person('zorahone');
    expect(await columnsWith(texts)).toEqual(ofGuests.map(([name]) => name).toSorted());
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'person-'));
    const file = path.join(folder, 'one.json');
    try {
      const { text } = await guestData(market, ['export', email.toUpperCase(), file]);
      expect(text).toContain('1 restock notice, 1 cart, 1 unpaid payment');
      const content = fs.readFileSync(file, 'utf8');
      expect(marks.filter((mark) => ![mark, btoa(mark)].some((text) => content.includes(text)))).toEqual([]);
      const data = JSON.parse(content) as Record<string, unknown[]>;
      expect(data.restockNotices).toMatchObject([
        { product: expect.stringMatching(/^away /) as string, endedAt: null },
      ]);
      expect(data.mails).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'order_confirmed' })]));
      for (const part of ['orders', 'countedMails', 'address', 'pendingChanges'])
        expect(data[part], part).not.toEqual([]);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
    expect((await guestData(market, ['erase', email, '--dry-run'])).text).toContain('would erase');
    expect(await columnsWith(texts)).toEqual(ofGuests.map(([name]) => name).toSorted());
    await guestData(market, ['erase', email]);
    expect(await columnsWith(texts)).toEqual([]);
    expect((await guestData(market, ['erase', email])).text).toContain('from 0 orders');
  });

  it('keep that an address unsubscribed, and nothing else of it', async () => {
    const { market } = fixture;
    const { email, texts } = await person('zorahtwo');
    await run(sql`update mail_recipient set unsubscribed_at = now() where address_hash = ${addressHash(email)}`);
    expect((await guestData(market, ['erase', email])).text).toContain('Kept as a fingerprint');
    await run(sql`update mail_recipient set used_at = now() - interval '400 days'`);
    await marketJobs(market).leftovers.run();
    expect(await columnsWith(texts)).toEqual(['mail_recipient.address_hash']);
  });

  it('are erased by the terms without a request', async () => {
    const { market } = fixture;
    const { texts } = await person('zorahthree');
    market.clock.advance(400 * DAY_MS);
    const then = sql`now() - interval '400 days'`;
    await run(sql`update outbox set created_at = ${then}, status = 'dropped'`);
    await run(sql`update checkout_attempt set updated_at = ${then}`);
    await run(sql`update mail_count set at = ${then}`);
    await run(sql`update mail_recipient set used_at = ${then}`);
    await run(sql`update customer set pending_email_at = ${then} where pending_email is not null`);
    await run(sql`update session set seen_at = ${then}`);
    const jobs = marketJobs(market);
    for (const job of [jobs.favourites, jobs.leftovers, jobs.sessions]) await job.run();
    // The embedded provider erases its own, when they expire.
    expect(await columnsWith(texts)).toEqual(['identity_ticket.email']);
  });
});
