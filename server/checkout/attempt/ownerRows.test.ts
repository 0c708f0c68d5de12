import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hoursAgo } from '../../../tests/support/moneyRows.ts';
import { statusMarket } from '../../../tests/support/statusMarket.ts';
import type { Visitor } from '../../caller.ts';
import type { Transaction } from '../../database/transaction.ts';
import { eraseUnpaid } from '../closing/leftoverStore.ts';
import { ownAttempt, payIn, sessionsAttempt, sessionsStatus } from './attemptOwnerStore.ts';
import { attemptById } from './checkoutStore.ts';
import { settleUnapplied, storeUnapplied, unappliedPayments } from './unappliedStore.ts';

/** Whose attempts each statement reads: rows that differ in one thing. */
describe('attempts by their owner', () => {
  const { orderOf, inRows } = statusMarket();
  const [ann, bob, guest] = [
    orderOf('pickup', 'processed'),
    orderOf('ship', 'processed'),
    orderOf('guest', 'processed'),
  ];
  const pageOf = ({ paymentIntent }: typeof ann) => `cs_${paymentIntent}`;
  const visitor = (sessionId: string, who: typeof ann | null) =>
    ({ sessionId, customer: who && { id: who.customerId! } }) as Pick<Visitor, 'sessionId' | 'customer'>;

  it.each<
    [string, typeof ann, Pick<Visitor, 'sessionId' | 'customer'>, { own: boolean; moves: boolean; here: boolean }]
  >([
    ['a guest’s, in their session', guest, visitor(guest.email, null), { own: true, moves: false, here: true }],
    [
      'a guest’s, of whoever signed in since',
      guest,
      visitor(guest.email, ann),
      { own: true, moves: false, here: true },
    ],
    ['a guest’s, in another session', guest, visitor('other', null), { own: false, moves: false, here: false }],
    ['a customer’s, in their session', ann, visitor(ann.email, ann), { own: true, moves: false, here: true }],
    ['a customer’s, in another session', ann, visitor('other', ann), { own: true, moves: true, here: false }],
    [
      'a customer’s, in their session once they have signed out',
      ann,
      visitor(ann.email, null),
      { own: false, moves: false, here: true },
    ],
    [
      'a customer’s, in their session as somebody else',
      ann,
      visitor(ann.email, bob),
      { own: false, moves: false, here: true },
    ],
    ['a customer’s, as somebody else', ann, visitor('other', bob), { own: false, moves: false, here: false }],
  ])('is %s', async (_, of, who, expected) => {
    const read = await inRows(async (tx) => {
      await sql`update checkout_attempt set created_at = now() where id = ${of.attemptId}`.execute(tx);
      const attempt = (await attemptById(tx, of.attemptId))!;
      const [own, latest] = [await ownAttempt(tx, who, pageOf(of)), await ownAttempt(tx, who, null)];
      const here = await sessionsAttempt(tx, who.sessionId, pageOf(of));
      const paid = await payIn(tx, attempt, who);
      const stored = await attemptById(tx, of.attemptId);
      return {
        own: [own?.id === of.attemptId, latest?.id === of.attemptId],
        moves: [paid.session_id, stored?.session_id],
        here: here?.id,
        status: await sessionsStatus(tx, pageOf(of)),
      };
    });
    const session = expected.moves ? who.sessionId : of.email;
    expect(read).toEqual({
      own: [expected.own, expected.own],
      moves: [session, session],
      here: expected.here ? of.attemptId : undefined,
      status: 'paid',
    });
  });

  it('is the latest that was begun, whichever changed last', async () => {
    const latest = await inRows(async (tx) => {
      const write = (of: typeof ann, created: number, updated: number) =>
        sql`update checkout_attempt set customer_id = ${ann.customerId}, created_at = ${hoursAgo(created)}, updated_at = ${hoursAgo(updated)}
          where id = ${of.attemptId}`.execute(tx);
      await write(ann, 9, 1);
      await write(bob, 8, 7);
      return ownAttempt(tx, visitor('other', ann), null);
    });
    expect(latest?.id).toBe(bob.attemptId);
  });

  it.each<[string, number, number, boolean]>([
    ['that ended long ago', 40, 31, true],
    ['that began long ago and ended since', 40, 29, false],
  ])('erases one %s', async (_, created, updated, isErased) => {
    const gone = orderOf('pickup', 'cancelled');
    const left = await inRows(async (tx) => {
      await sql`delete from orders where id = ${gone.id}`.execute(tx);
      await sql`update checkout_attempt set status = 'expired', created_at = ${hoursAgo(created * 24)}, updated_at = ${hoursAgo(updated * 24)}
        where id = ${gone.attemptId}`.execute(tx);
      // One that became an order stays, whatever it is now.
      await sql`update checkout_attempt set status = 'failed', updated_at = ${hoursAgo(99 * 24)} where id = ${bob.attemptId}`.execute(
        tx,
      );
      const erased = await eraseUnpaid(tx, 30);
      return [
        erased,
        (await attemptById(tx, gone.attemptId)) === null,
        (await attemptById(tx, bob.attemptId)) === null,
      ];
    });
    expect(left).toEqual([isErased ? 1 : 0, isErased, false]);
  });

  it('lists what became no order for the operator, the oldest first, once, without the address of a closed account', async () => {
    const lists = await inRows(async (tx) => {
      const state = (sessionId: string) => ({
        state: 'paid' as const,
        sessionId,
        amountTotal: 700,
        amountDiscount: 0,
        currency: 'cad',
        contact: { email: null, name: null, phone: null, address: null },
        paymentIntent: `pi ${sessionId}`,
      });
      const store = (session: string, { attemptId }: { attemptId: string }, hours: number) =>
        storeUnapplied(tx, state(session), { attemptId, reason: 'twice', at: hoursAgo(hours) });
      await store('of ann', ann, 2);
      await store('of bob', bob, 3);
      await store('of nobody', { attemptId: '00000000-0000-4000-8000-000000000009' }, 1);
      // Reported again, it stays as it was stored first.
      await store('of ann', bob, 9);
      await sql`update customer set deleted_at = now(), subject = null where id = ${bob.customerId}`.execute(tx);
      const before = await list(tx);
      const settled = [
        await settleUnapplied(tx, 'of bob', hoursAgo(0)),
        await settleUnapplied(tx, 'of bob', hoursAgo(0)),
      ];
      return { before, settled, after: await list(tx), unknown: await settleUnapplied(tx, 'of whom', hoursAgo(0)) };
    });
    const numbers = expect.any(Number) as number;
    const rows = [
      ['of bob', null, numbers, 'pi of bob'],
      ['of ann', ann.email, numbers, 'pi of ann'],
      ['of nobody', null, null, 'pi of nobody'],
    ];
    expect(lists).toEqual({ before: rows, settled: [true, false], after: rows.slice(1), unknown: false });
  });
  const list = async (tx: Transaction) =>
    (await unappliedPayments(tx)).map((row) => [row.session_id, row.email, row.order_number, row.payment_intent]);
});
