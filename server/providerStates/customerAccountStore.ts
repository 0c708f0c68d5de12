import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { DAY_MS } from '#rules/constants.ts';
import type { MembershipTable } from '../database/balanceTables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { CustomerStateInput } from './customerInput.ts';

const YEAR_DAYS = 365;
const YEAR_CENTS = { subtotal: 3000, total: 3449 } as const;

/** The uuids of what a state wrote for a customer; absent: nothing. */
export type Standing = { movement?: string; membership?: string };

/**
 * Writes a customer's credit as one entry, and a membership. Addresses of states are not recorded as having had a
 * trial.
 */
export async function putStanding(
  tx: Transaction,
  { customer: id, balance, balanceRequest, trialDays, year }: CustomerStateInput,
  at: Date,
): Promise<Standing> {
  const standing: Standing = {};
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
    standing.movement = movement.id;
  }
  if (year) {
    const membership = yearOf(id, year, at);
    standing.membership = await insertMembership(tx, id, membership);
    for (let ago = 0; ago < year.receipts; ago += 1) await insertReceipt(tx, id, new Date(membership.start_date), ago);
  } else if (trialDays !== null) standing.membership = await insertMembership(tx, id, trialOf(trialDays, at));
  return standing;
}

type Membership = Omit<Insertable<MembershipTable>, 'id' | 'customer_id'>;

async function insertMembership(tx: Transaction, customerId: string, membership: Membership): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('membership')
    .values({ ...membership, id, customer_id: customerId })
    .execute();
  return id;
}

/** Writes the receipt of a year that began this many years before `start`. */
async function insertReceipt(tx: Transaction, customerId: string, start: Date, yearsAgo: number): Promise<void> {
  const at = (years: number) => new Date(start.getTime() + years * YEAR_DAYS * DAY_MS);
  await tx
    .insertInto('membership_charge')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      provider_id: `in_contrats_${customerId}_${yearsAgo}`,
      number: `CONTRAT-000${9 - yearsAgo}`,
      paid_at: at(-yearsAgo),
      period_start: at(-yearsAgo),
      period_end: at(1 - yearsAgo),
      ...YEAR_CENTS,
    })
    .execute();
}

function trialOf(days: number, at: Date): Membership {
  const periodEnd = new Date(at.getTime() + days * DAY_MS);
  return { status: 'trialing', start_date: at, trial_end: periodEnd, current_period_end: periodEnd };
}

function yearOf(
  customerId: string,
  { days, ends, unpaid, refused }: NonNullable<CustomerStateInput['year']>,
  at: Date,
): Membership {
  const periodEnd = new Date(at.getTime() + days * DAY_MS);
  return {
    status: refused ? 'cancelled' : unpaid ? 'past_due' : 'active',
    start_date: new Date(periodEnd.getTime() - YEAR_DAYS * DAY_MS),
    trial_end: null,
    current_period_end: periodEnd,
    cancel_at_period_end: ends,
    ended_unpaid: refused,
    next_charge: ends || refused ? null : YEAR_CENTS.total,
    provider_id: `sub_contrats_${customerId}`,
  };
}

const CARD = { brand: 'visa', country: 'CA', exp_month: 8, exp_year: 2040 };
const NO_CARD = { brand: null, country: null, last4: null, exp_month: null, exp_year: null };

/** Writes a stored payment method of a customer whom the payment provider no longer knows. */
export async function putCard(tx: Transaction, { customer: id, card }: CustomerStateInput, at: Date): Promise<void> {
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
      created_at: at,
    })
    .execute();
}

/** Writes the favourites, each marked a moment before the one that follows. */
export async function putFavourites(
  tx: Transaction,
  { customer: id, favourites }: CustomerStateInput,
  at: Date,
): Promise<void> {
  const rows = favourites.map(({ product, isBack }, index) => {
    const markedAt = new Date(at.getTime() - DAY_MS - index);
    const times = isBack ? { gone_at: markedAt, back_at: at } : { gone_at: null, back_at: null };
    return { customer_id: id, product_id: product, marked_at: markedAt, ...times };
  });
  if (rows.length > 0) await tx.insertInto('favourite').values(rows).execute();
}
