import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeReturns } from '../../tests/support/moneyRows.ts';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { Transaction } from '../database/transaction.ts';
import { addressHash } from '../mail/addressSql.ts';
import { eraseGuestRows, readGuestRows } from './guestDataStore.ts';
import { readSubscribers } from './subscriberStore.ts';

const at = (day: number) => new Date(`2026-10-${String(day).padStart(2, '0')}T12:00:00Z`);

/** What is read and erased by an address: rows that differ in every column, changed one at a time. */
describe('rows of an address', () => {
  const { orderOf, inRows } = statusMarket(async (database) => void (await offer(database, 'jam')));
  const first = orderOf('pickup', 'processed');
  const second = orderOf('ship', 'processed');

  const consent = (tx: Transaction, id: string, given: boolean, day: number, source = 'account') =>
    sql`insert into newsletter_consent (customer_id, given, source, at) values (${id}, ${given}, ${source}, ${at(day)})`.execute(
      tx,
    );
  const ANN = { email: 'a@exemple.ca', firstName: 'Ann', lastName: 'Roy', locale: 'en', at: at(3), source: 'wizard' };
  const BEA = { email: 'b@exemple.ca', firstName: null, lastName: null, locale: 'fr', at: at(2), source: 'account' };
  const change = (text: string) => sql.raw(`update customer set ${text} where id = '${first.customerId}'`);

  it.each<[string, ReturnType<typeof sql>, object[]]>([
    ['said yes last', sql`select`, [ANN, BEA]],
    [
      'said no since, though their profile says yes',
      sql`insert into newsletter_consent (customer_id, given, source, at) values (${first.customerId}, false, 'account', ${at(1)})`,
      [BEA],
    ],
    ['have never been asked', sql`delete from newsletter_consent where customer_id = ${first.customerId}`, [BEA]],
    ['unsubscribed in their profile', change('newsletter = false'), [BEA]],
    ['have not confirmed their address (E75)', change('email_verified = false'), [BEA]],
    ['closed their account', change(`deleted_at = now(), subject = null`), [BEA]],
  ])('list the newsletter’s subscribers, but for who %s', async (_, changed, listed) => {
    const read = await inRows(async (tx) => {
      await sql`update customer set email = 'b@exemple.ca', newsletter = true, email_verified = true where id = ${second.customerId}`.execute(
        tx,
      );
      await change(
        `email = 'a@exemple.ca', first_name = 'Ann', last_name = 'Roy', locale = 'en', newsletter = true, email_verified = true`,
      ).execute(tx);
      await consent(tx, second.customerId!, true, 2);
      // In the order of the answers, whatever a clock said.
      await consent(tx, first.customerId!, false, 9);
      await consent(tx, first.customerId!, true, 3, 'wizard');
      await changed.execute(tx);
      return readSubscribers(tx);
    });
    expect(read).toEqual(listed);
  });

  const guest = orderOf('guest', 'completed');
  const other = orderOf('guest', 'processed');
  const subject = { email: guest.email, orderIds: [guest.id] };
  const product = testId('product jam');
  /** The same of two guests, and of an account with the first one's session. */
  async function write(tx: Transaction): Promise<void> {
    for (const [nth, { id, email }] of [guest, other].entries()) {
      await sql`insert into session (id) values (${email})`.execute(tx);
      await sql`insert into cart (id, session_id, allergies, note, updated_at) values (${testId(`cart ${email}`)}, ${email}, ${nth === 0 ? 'noix' : null}, ${nth === 0 ? null : 'note'}, ${at(4 + nth)})`.execute(
        tx,
      );
      await sql`insert into restock_notice (id, product_id, email, locale, requested_at, ended_at) values (${testId(`notice ${email}`)}, ${product}, ${email}, 'fr', ${at(5)}, ${at(6 + nth)})`.execute(
        tx,
      );
      await sql`insert into mail_count (id, address_hash, at, is_confirmation) values (${testId(`count ${email}`)}, ${addressHash(email)}, ${at(7 + nth)}, false)`.execute(
        tx,
      );
      await sql`insert into mail_recipient (address_hash, confirmed_at, unsubscribed_at, used_at) values (${addressHash(email)}, ${at(8)}, ${at(9)}, now())`.execute(
        tx,
      );
      await writeReturns(tx, { id, customerId: null }, { [email]: {} });
      // The pending change of somebody's account to the address, which is the second one's own already.
      await sql`insert into identity_account (subject, email, password_hash, locale)
        values (${`of ${email}`}, ${nth === 0 ? 'somebody@exemple.ca' : email}, 'x', 'fr')`.execute(tx);
      await sql`insert into identity_ticket (hash, purpose, subject, email, expires_at) values (${`ticket ${email}`}, 'email', ${`of ${email}`}, ${email}, now())`.execute(
        tx,
      );
      await sql`insert into outbox (id, kind, about, data) values (${testId(`confirmation ${email}`)}, 'address_confirmation', ${`${addressHash(email)} 2026-10-05`}, ${JSON.stringify({ noticeId: testId('erased before') })})`.execute(
        tx,
      );
      const mail = (kind: string, data: object, day: number) =>
        sql`insert into outbox (id, kind, about, data, status, created_at) values (${testId(`${kind} ${email}`)}, ${kind}, ${`${kind} ${email}`}, ${JSON.stringify(data)}, 'dropped', ${at(day)})`.execute(
          tx,
        );
      await mail('order_confirmed', { orderId: id }, 11 + nth);
      await mail('items_missing', { returns: [testId(`return ${email}`)], replaced: [] }, 13 + nth);
      await mail('restocked', { noticeId: testId(`notice ${email}`) }, 15 + nth);
      await mail('account_closed', { to: email }, 17 + nth);
    }
  }
  const NOTHING = {
    restockNotices: [],
    carts: [],
    unpaidPayments: [],
    countedMails: [],
    journal: [],
    pendingChanges: [],
    accounts: [],
  };
  const mails = (...kinds: [string, number][]) =>
    kinds.map(([kind, day]) => ({ kind, status: 'dropped', createdAt: at(day) }));
  const HELD = {
    ...NOTHING,
    restockNotices: [{ product: 'jam', requestedAt: at(5), endedAt: at(6) }],
    carts: [{ note: null, allergies: 'noix', updatedAt: at(4) }],
    mails: mails(['order_confirmed', 11], ['items_missing', 13], ['restocked', 15], ['account_closed', 17]),
    countedMails: [{ at: at(7) }],
    address: [{ confirmedAt: at(8), unsubscribedAt: at(9) }],
  };

  it('read all that is stored of a guest’s address, and nothing of another’s', async () => {
    expect(await inRows(async (tx) => (await write(tx), readGuestRows(tx, subject)))).toEqual(HELD);
  });

  it('erase it, but for that it unsubscribed, and the mails about orders; nothing of another’s', async () => {
    const read = await inRows(async (tx) => {
      await write(tx);
      const others = { email: other.email, orderIds: [other.id] };
      const before = await readGuestRows(tx, others);
      await eraseGuestRows(tx, subject);
      const own = await readGuestRows(tx, subject);
      const unchanged = await readGuestRows(tx, others);
      const confirmations = await sql`select id from outbox where kind = 'address_confirmation'`.execute(tx);
      await eraseGuestRows(tx, others);
      const { rows } = await sql`select email from identity_ticket`.execute(tx);
      return { own, before, unchanged, confirmations: confirmations.rows, tickets: rows };
    });
    expect(read?.own).toEqual({
      ...NOTHING,
      mails: mails(['order_confirmed', 11], ['items_missing', 13]),
      address: [{ confirmedAt: null, unsubscribedAt: at(9) }],
    });
    expect(read?.unchanged).toEqual(read?.before);
    // The mail that asked for a confirmation, too, whose notice was erased before.
    expect(read?.confirmations).toEqual([{ id: testId(`confirmation ${other.email}`) }]);
    // Of an address that is an account's, the ticket is the account's.
    expect(read?.tickets).toEqual([{ email: other.email }]);
  });
});
