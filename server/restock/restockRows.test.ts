import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { offer } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { Transaction } from '../database/transaction.ts';
import { addressHash } from '../mail/addressSql.ts';
import {
  endNotices,
  eraseEnded,
  eraseNotices,
  insertNotice,
  readAwaited,
  readAwaitedBy,
  type NoticeOwner,
} from './restockStore.ts';

const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`);
const [JAM, HONEY] = [testId('product jam'), testId('product honey')];
const GUEST = 'guest@exemple.ca';

/** Requests to be told of goods that are back: rows that differ in every column, changed one at a time. */
describe('rows of restock notices', () => {
  const { orderOf, inRows } = statusMarket(async (database) => {
    for (const name of ['jam', 'honey']) await offer(database, name);
  });
  const [ann, bea] = [orderOf('pickup', 'processed').customerId!, orderOf('ship', 'processed').customerId!];
  const ofCustomer = (customerId: string): NoticeOwner => ({ customerId, email: null });
  const ofGuest: NoticeOwner = { customerId: null, email: GUEST };
  const verify = (tx: Transaction, id: string) =>
    sql`update customer set email_verified = true where id = ${id}`.execute(tx);
  const confirm = (tx: Transaction, email: string, day: number | null) =>
    sql`insert into mail_recipient (address_hash, confirmed_at) values (${addressHash(email)}, ${day && at(day)})`.execute(
      tx,
    );
  const end = (tx: Transaction, id: string, day: number) =>
    sql`update restock_notice set ended_at = ${at(day)} where id = ${id}`.execute(tx);
  const request = (tx: Transaction, owner: NoticeOwner, day: number, productId = JAM, locale: 'fr' | 'en' = 'fr') =>
    insertNotice(tx, { productId, owner, locale, now: at(day) });
  const rows = async (tx: Transaction) =>
    (
      await sql<{
        id: string;
        locale: string;
        requested_at: Date;
        ended_at: Date | null;
      }>`select id, locale, requested_at, ended_at from restock_notice order by requested_at`.execute(tx)
    ).rows;

  it.each<[string, (tx: Transaction, id: string) => Promise<unknown>, owner: 'account' | 'guest', isAwaited: boolean]>([
    ['of a confirmed account', (tx) => verify(tx, ann), 'account', true],
    ['of an account whose address is not confirmed (E75)', async () => undefined, 'account', false],
    ['of a guest who has confirmed', (tx) => confirm(tx, GUEST, 1), 'guest', true],
    ['of a guest who has not', (tx) => confirm(tx, GUEST, null), 'guest', false],
    ['of a guest where somebody else has', (tx) => confirm(tx, 'other@exemple.ca', 1), 'guest', false],
    ['that ended', async (tx, id) => (await verify(tx, ann), end(tx, id, 5)), 'account', false],
  ])('await goods: a notice %s', async (_, change, owner, isAwaited) => {
    const read = await inRows(async (tx) => {
      const id = await request(tx, owner === 'account' ? ofCustomer(ann) : ofGuest, 4);
      await change(tx, id);
      return {
        awaited: await readAwaited(tx),
        other: await endNotices(tx, HONEY, at(6)),
        ended: (await endNotices(tx, JAM, at(7))).length,
        again: await endNotices(tx, JAM, at(8)),
      };
    });
    expect(read).toEqual({ awaited: isAwaited ? [JAM] : [], other: [], ended: isAwaited ? 1 : 0, again: [] });
  });

  it.each([ofCustomer(ann), ofGuest].map((owner) => [owner] as const))(
    'are one for a product, renewed once it has ended: %j',
    async (owner) => {
      const read = await inRows(async (tx) => {
        const id = await request(tx, owner, 4);
        const same = await request(tx, owner, 5, JAM, 'en');
        const open = await rows(tx);
        await end(tx, id, 6);
        await request(tx, owner, 7, JAM, 'en');
        return { same: same === id, open, renewed: await rows(tx), id };
      });
      expect(read).toEqual({
        same: true,
        id: read!.id,
        open: [{ id: read!.id, locale: 'fr', requested_at: at(4), ended_at: null }],
        renewed: [{ id: read!.id, locale: 'en', requested_at: at(7), ended_at: null }],
      });
    },
  );

  it('are listed for their customer, the latest first, while they are open', async () => {
    const read = await inRows(async (tx) => {
      await request(tx, ofCustomer(ann), 4);
      await request(tx, ofCustomer(ann), 5, HONEY);
      await request(tx, ofCustomer(bea), 6);
      const both = await readAwaitedBy(tx, ann);
      await sql`update restock_notice set ended_at = now() where product_id = ${HONEY}`.execute(tx);
      return [both, await readAwaitedBy(tx, ann)];
    });
    expect(read).toEqual([[HONEY, JAM], [JAM]]);
  });

  it.each<[string, number | null, isAwaited: boolean, erased: number]>([
    ['ended before the term', 9, true, 1],
    ['ended at it', 10, true, 0],
    ['open, and awaited', null, true, 0],
    ['open, and never confirmed', null, false, 1],
  ])('are erased by their term: %s', async (_, ended, isAwaited, erased) => {
    const counts = await inRows(async (tx) => {
      if (isAwaited) await verify(tx, ann);
      const id = await request(tx, ofCustomer(ann), 4);
      if (ended !== null) await end(tx, id, ended);
      return [await eraseEnded(tx, at(4)), await eraseEnded(tx, at(10)), (await rows(tx)).length];
    });
    expect(counts).toEqual([0, erased, 1 - erased]);
  });

  it('are erased with their customer and the address, and nobody else’s are', async () => {
    const left = await inRows(async (tx) => {
      await request(tx, ofCustomer(ann), 4);
      await request(tx, ofGuest, 5);
      await request(tx, ofCustomer(bea), 6);
      await eraseNotices(tx, { customerId: ann, email: GUEST.toUpperCase() });
      return rows(tx);
    });
    expect(left?.map(({ requested_at: requested }) => requested)).toEqual([at(6)]);
  });
});
