import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { MembershipTable } from '../../database/balanceTables.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CustomerWish } from './customerInput.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** Their credit as one movement, and a membership. Addresses of states had no trial before: they are not kept. */
export async function putStanding(
  tx: Transaction,
  { customer: id, balance, balanceRequest, trialDays, year }: CustomerWish,
): Promise<void> {
  const at = new Date();
  if (balance !== 0) {
    const movement = { id: randomUUID(), customer_id: id, position: 1, amount: balance, balance, created_at: at };
    await tx.updateTable('customer').set({ balance }).where('id', '=', id).execute();
    await tx
      .insertInto('balance_movement')
      .values({
        ...movement,
        reason: 'adjustment',
        note: 'Geste du marché',
        order_id: null,
        request: balanceRequest ?? `state ${movement.id}`,
      })
      .execute();
  }
  if (year) await insertMembership(tx, id, yearOf(id, year, at));
  else if (trialDays !== null) await insertMembership(tx, id, trialOf(trialDays, at));
}

type Membership = Omit<Insertable<MembershipTable>, 'id' | 'customer_id'>;

async function insertMembership(tx: Transaction, customerId: string, membership: Membership): Promise<void> {
  await tx
    .insertInto('membership')
    .values({ ...membership, id: randomUUID(), customer_id: customerId })
    .execute();
}

function trialOf(days: number, at: Date): Membership {
  const end = new Date(at.getTime() + days * DAY_MS);
  return { status: 'trialing', start_date: at, trial_end: end, current_period_end: end };
}

function yearOf(customerId: string, { days, ends, unpaid }: NonNullable<CustomerWish['year']>, at: Date): Membership {
  const end = new Date(at.getTime() + days * DAY_MS);
  return {
    status: unpaid ? 'past_due' : 'active',
    start_date: new Date(end.getTime() - YEAR_DAYS * DAY_MS),
    trial_end: null,
    current_period_end: end,
    cancel_at_period_end: ends,
    provider_id: `sub_contrats_${customerId}`,
  };
}

const CARD = { brand: 'visa', country: 'CA', exp_month: 8, exp_year: 2040 };
const NO_CARD = { brand: null, country: null, last4: null, exp_month: null, exp_year: null };

/** A way to pay that was left, of a customer whom the payment provider has forgotten since. */
export async function putCard(tx: Transaction, { customer: id, card }: CustomerWish): Promise<void> {
  if (!card) return;
  const { type, last4 } = card;
  await tx
    .updateTable('customer')
    .set({ provider_customer_id: `cus_contrats_${id}` })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('payment_card')
    .values({
      customer_id: id,
      provider_id: `pm_contrats_${id}`,
      type,
      ...(type === 'card' ? { ...CARD, last4 } : NO_CARD),
      created_at: new Date(),
    })
    .execute();
}

/** What they keep, each marked a moment before the one that follows. */
export async function putFavourites(tx: Transaction, { customer: id, favourites }: CustomerWish): Promise<void> {
  const now = Date.now();
  const rows = favourites.map(({ product, isBack }, index) => {
    const markedAt = new Date(now - DAY_MS - index);
    const times = isBack ? { gone_at: markedAt, back_at: new Date(now) } : { gone_at: null, back_at: null };
    return { customer_id: id, product_id: product, marked_at: markedAt, ...times };
  });
  if (rows.length > 0) await tx.insertInto('favourite').values(rows).execute();
}
