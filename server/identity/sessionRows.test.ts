import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hoursAgo } from '../../tests/support/moneyRows.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { Transaction } from '../database/transaction.ts';
import * as store from './identityStore.ts';

const hashOf = (subject: string) => createHash('sha256').update(subject).digest('hex');

/** What each statement makes of what is stored of sessions and tokens: rows that differ in one thing. */
describe('sessions and tokens as rows', () => {
  const { orderOf, inRows } = statusMarket();
  // The subject of a customer of statusOrders is their address.
  const [ann, bob] = [orderOf('pickup', 'processed'), orderOf('ship', 'processed')];
  const named = async (tx: Transaction, hours: number, { customerId } = ann) => {
    await store.writeSessionCustomer(tx, 'one', customerId!);
    await sql`update session_customer set seen_at = now() - ${hours}::float8 * interval '1 hour'`.execute(tx);
  };
  const stored = (tx: Transaction) =>
    tx
      .selectFrom('session_customer')
      .select(['session_id', 'customer_id', sql<boolean>`seen_at = now()`.as('isNow')])
      .execute();

  it.each<[string, number, { session?: string; subject?: string }, { isRecent: boolean; isIn: boolean }]>([
    ['just now', 0, {}, { isRecent: true, isIn: true }],
    ['within an hour', 0.99, {}, { isRecent: true, isIn: true }],
    ['within a day', 1.01, {}, { isRecent: false, isIn: true }],
    ['almost a day ago', 23.9, {}, { isRecent: false, isIn: true }],
    ['a day ago', 24, {}, { isRecent: false, isIn: false }],
    ['in another session', 0, { session: 'two' }, { isRecent: false, isIn: false }],
    ['as somebody else', 0, { subject: bob.email }, { isRecent: false, isIn: false }],
  ])(
    'knows a customer whom a session has named %s',
    async (_, hours, { session = 'one', subject = ann.email }, expected) => {
      const read = await inRows(async (tx) => {
        await named(tx, hours);
        const { isSessionRecent } = await store.readBearer(tx, { subject, sessionId: session, email: null });
        return {
          isRecent: isSessionRecent,
          isIn: (await store.readSessionCustomer(tx, session, hashOf(subject))) !== null,
        };
      });
      expect(read).toEqual(expected);
    },
  );

  it.each<[string, number, typeof ann, boolean]>([
    ['not before an hour is over', 0.99, ann, false],
    ['after an hour', 1, ann, true],
    ['at once if it is somebody else', 0.5, bob, true],
  ])('stores again whom a session names, %s', async (_, hours, { customerId }, isNow) => {
    const rows = await inRows(async (tx) => {
      await named(tx, hours);
      await store.writeSessionCustomer(tx, 'one', customerId!);
      return stored(tx);
    });
    expect(rows).toEqual([{ session_id: 'one', customer_id: isNow ? customerId : ann.customerId, isNow }]);
  });

  it('forgets whom the session named, and all sessions of whoever signs out, and nobody else’s', async () => {
    const left = (customerId: string | null) =>
      inRows(async (tx) => {
        const sessions = [
          ['one', ann],
          ['two', ann],
          ['three', bob],
        ] as const;
        for (const [session, who] of sessions) await store.writeSessionCustomer(tx, session, who.customerId!);
        await store.deleteSessionCustomers(tx, 'one', customerId);
        return (await stored(tx)).map((row) => row.session_id).toSorted();
      });
    expect(await left(null)).toEqual(['three', 'two']);
    expect(await left(ann.customerId)).toEqual(['three']);
    expect(await left(bob.customerId)).toEqual(['two']);
  });

  const BEFORE = hoursAgo(31 * 24);
  const [older, same] = [new Date(BEFORE.getTime() - 1), BEFORE];
  it('erases what no token can use any more, of each by its own instant', async () => {
    const read = await inRows(async (tx) => {
      const person = (who: typeof ann, at: Date) =>
        // A role and a new address are as old as they are, whenever the account signed in.
        sql`update customer set desk_role = 'volunteer', desk_role_at = ${at}, pending_email = 'new@exemple.ca', pending_email_at = ${at},
          identity_at = ${at === older ? hoursAgo(1) : hoursAgo(9999)} where id = ${who.customerId}`.execute(tx);
      await person(ann, older);
      await person(bob, same);
      await sql`insert into sign_out (session_id, subject_hash, at) values ('old', 'x', ${older}), ('new', 'x', ${same})`.execute(
        tx,
      );
      await sql`insert into ended_subject (hash, at) values ('old', ${older}), ('new', ${same})`.execute(tx);
      await named(tx, 24.1);
      await store.writeSessionCustomer(tx, 'new', bob.customerId!);
      const erased = await store.forgetEnded(tx, BEFORE);
      const people = await sql<
        Record<string, unknown>
      >`select id, desk_role, desk_role_at, pending_email, pending_email_at from customer
        where id in (${ann.customerId}, ${bob.customerId})`.execute(tx);
      const ended = await sql<{ hash: string }>`select hash from ended_subject`.execute(tx);
      const signedOut = await sql<{ session_id: string }>`select session_id from sign_out`.execute(tx);
      return {
        erased,
        people: Object.fromEntries(people.rows.map(({ id, ...row }) => [id, row])),
        left: [ended.rows, signedOut.rows, (await stored(tx)).map(({ session_id }) => ({ session_id }))],
      };
    });
    const none = { desk_role: null, desk_role_at: null, pending_email: null, pending_email_at: null };
    const role = {
      desk_role: 'volunteer',
      desk_role_at: same,
      pending_email: 'new@exemple.ca',
      pending_email_at: same,
    };
    expect(read?.people).toEqual({ [ann.customerId!]: none, [bob.customerId!]: role });
    expect(read?.erased).toBe(1);
    expect(read?.left).toEqual([[{ hash: 'new' }], [{ session_id: 'new' }], [{ session_id: 'new' }]]);
  });

  it.each([
    [false, false, false],
    [false, true, true],
    [true, false, true],
    [true, true, true],
  ])('moves a session whose age was confirmed (%s) to one of which it was (%s)', async (from, to, isConfirmed) => {
    const confirmed = await inRows(async (tx) => {
      await sql`insert into session (id, age_confirmed) values ('from', ${from}), ('to', ${to})`.execute(tx);
      await store.moveSession(tx, 'from', 'to');
      return tx.selectFrom('session').select(['id', 'age_confirmed']).where('id', 'in', ['from', 'to']).execute();
    });
    expect(confirmed).toEqual([{ id: 'to', age_confirmed: isConfirmed }]);
  });
});
