import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { MembershipChargeTable, MembershipTable } from '../database/balanceTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { MembershipBilling, ProviderMembership } from '../gateways/payment.ts';
import { queueMail } from '../outbox/mailOutbox.ts';

export type MembershipRow = Selectable<MembershipTable>;
export type ChargeRow = Selectable<MembershipChargeTable>;

/** A charge that becomes known later than this is recorded without a mail: it is no news. */
const NEWS_MS = 7 * 86_400_000;

export async function readMembership(db: Kysely<Tables>, customerId: string): Promise<MembershipRow | null> {
  const row = db.selectFrom('membership').selectAll().where('customer_id', '=', customerId);
  return (await row.executeTakeFirst()) ?? null;
}

/** The address that a trial would use; null: the customer was deleted, or has none. */
export async function emailOf(tx: Transaction, customerId: string): Promise<string | null> {
  const query = tx.selectFrom('customer').select('email').where('id', '=', customerId).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst())?.email || null;
}

/** Writes a trial, once per customer. False: they had a membership. */
export async function insertTrial(
  tx: Transaction,
  { customerId, start, end }: { customerId: string; start: Date; end: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('membership')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      status: 'trialing',
      start_date: start,
      trial_end: end,
      current_period_end: end,
    })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an address had a trial, without storing the address. False: it had one before. */
export async function takeAddress(tx: Transaction, email: string, at: Date): Promise<boolean> {
  const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  const row = await tx
    .insertInto('trial_address')
    .values({ hash, at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the provider renews it, so that its state is the provider's. */
export const isBilled = ({ provider_id: id }: MembershipRow): boolean => id !== null;

type NumberedRequest = { number: number; providerId: string };

/** Numbers a request about a customer's membership: its number and the provider's id. Null: unknown. */
export async function numberRequest(db: Kysely<Tables>, customerId: string): Promise<NumberedRequest | null> {
  const row = await db
    .updateTable('customer')
    .set((update) => ({ membership_asked: update('membership_asked', '+', 1) }))
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('provider_customer_id', 'is not', null)
    .returning(['membership_asked', 'provider_customer_id'])
    .executeTakeFirst();
  return row?.provider_customer_id ? { number: row.membership_asked, providerId: row.provider_customer_id } : null;
}

/** Writes the receipt of each charge once, with its mail. */
async function keepCharges(tx: Transaction, customerId: string, { charges }: MembershipBilling, now: Date) {
  for (const { id: provider_id, number, paidAt, periodStart, periodEnd, subtotal, total } of charges) {
    const sums = { subtotal, total };
    const period = { period_start: periodStart, period_end: periodEnd };
    const inserted = await tx
      .insertInto('membership_charge')
      .values({ id: randomUUID(), customer_id: customerId, provider_id, number, paid_at: paidAt, ...period, ...sums })
      .onConflict((conflict) => conflict.column('provider_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted || now.getTime() - paidAt.getTime() > NEWS_MS) continue;
    await queueMail(tx, { kind: 'membership_charged', about: inserted.id, data: { chargeId: inserted.id } });
  }
}

/** The receipts of a customer, newest first. */
export async function readCharges(db: Kysely<Tables>, customerId: string): Promise<ChargeRow[]> {
  const charges = db.selectFrom('membership_charge').selectAll().where('customer_id', '=', customerId);
  return charges.orderBy('paid_at', 'desc').orderBy('id').execute();
}

/** The provider's state of a membership and its charges; null: none. `now`: market time. */
export type ProviderState = {
  membership: (ProviderMembership & { billing: MembershipBilling }) | null;
  /** The card that was last charged with what is owed. */
  triedCard: string | null;
  now: Date;
};

/**
 * Whether a membership that has ended was not paid: its card was being retried, or it ended after a period that was to
 * renew, while nobody heard of the refusal.
 */
function endedUnpaid(before: MembershipRow | null, endedAt: Date): boolean {
  if (!before?.provider_id) return false;
  if (before.status === 'cancelled') return before.ended_unpaid;
  return before.status === 'past_due' || (!before.cancel_at_period_end && endedAt >= before.current_period_end);
}

/** Whether a membership that lasts ends with its period. One that is not paid ends sooner, or lasts once it is. */
const isLeaving = ({ status, cancel_at_period_end }: Pick<MembershipRow, 'status' | 'cancel_at_period_end'>): boolean =>
  cancel_at_period_end && (status === 'trialing' || status === 'active');

/** Queues the mail about a membership's end, or about its cancellation, when it changes to that. */
async function announceEnd(
  tx: Transaction,
  { customerId, number }: { customerId: string; number: number },
  before: MembershipRow | null,
  after: Pick<MembershipRow, 'provider_id' | 'status' | 'cancel_at_period_end' | 'ended_unpaid'>,
): Promise<void> {
  if (!before?.provider_id || before.provider_id !== after.provider_id) return;
  const data = { customerId };
  if (after.status === 'cancelled') {
    if (after.ended_unpaid) await queueMail(tx, { kind: 'membership_ended', about: before.provider_id, data });
  } else if (isLeaving(after) && !isLeaving(before))
    await queueMail(tx, { kind: 'membership_cancelled', about: `${before.provider_id} ${number}`, data });
}

/**
 * Stores the response to a request, unless a later one is stored already. A membership begins where the previous one
 * ended; one that the provider no longer knows has ended. Charges, a refused renewal, an end without payment and a
 * cancellation are announced by mail, each once.
 */
export async function storeProviderState(
  tx: Transaction,
  customerId: string,
  { number, providerId }: NumberedRequest,
  { membership, triedCard, now }: ProviderState,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ membership_told: number })
    .where('id', '=', customerId)
    .where('provider_customer_id', '=', providerId)
    .where('membership_told', '<', number)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const before = await readMembership(tx, customerId);
  if (!membership) {
    if (!before?.provider_id || before.status === 'cancelled') return;
    const { current_period_end: end } = before;
    const ended = {
      status: 'cancelled' as const,
      current_period_end: end < now ? end : now,
      ended_unpaid: endedUnpaid(before, now),
    };
    await tx.updateTable('membership').set(ended).where('customer_id', '=', customerId).execute();
    await announceEnd(tx, { customerId, number }, before, { ...before, ...ended });
    return;
  }
  await keepCharges(tx, customerId, membership.billing, now);
  if (membership.status === 'past_due') {
    const about = `${membership.id} ${membership.currentPeriodEnd.toISOString()}`;
    await queueMail(tx, { kind: 'membership_refused', about, data: { customerId } });
  }
  const columns = {
    provider_id: membership.id,
    next_charge: membership.billing.nextCharge,
    status: membership.status,
    current_period_end: membership.currentPeriodEnd,
    cancel_at_period_end: membership.cancelAtPeriodEnd,
    tried_card: membership.status === 'past_due' ? triedCard : null,
    card_id: membership.ownCard?.id ?? null,
    card_brand: membership.ownCard?.card?.brand ?? null,
    card_last4: membership.ownCard?.card?.last4 ?? null,
    ended_unpaid: membership.status === 'cancelled' && endedUnpaid(before, membership.currentPeriodEnd),
  };
  await announceEnd(tx, { customerId, number }, before, columns);
  const { startDate: start, trialEnd: end } = membership;
  await tx
    .insertInto('membership')
    .values({ ...columns, id: randomUUID(), customer_id: customerId, start_date: start, trial_end: end })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet({
        ...columns,
        start_date: sql<Date>`case when membership.current_period_end >= excluded.start_date
          then least(membership.start_date, excluded.start_date) else excluded.start_date end`,
        trial_end: sql<Date | null>`coalesce(excluded.trial_end, membership.trial_end)`,
      }),
    )
    .execute();
}

/**
 * Customers whose membership the provider should have renewed or ended by `now`, without a message. Those requested
 * least come first, so that many overdue ones delay nobody else.
 */
export async function readOverdue(db: Kysely<Tables>, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('customer', 'customer.id', 'membership.customer_id')
    .select('customer_id')
    .where('provider_id', 'is not', null)
    .where('status', '<>', 'cancelled')
    .where('current_period_end', '<', now)
    .orderBy('membership_asked')
    .orderBy('current_period_end')
    .limit(limit)
    .execute();
  return rows.map(({ customer_id: id }) => id);
}

/** The customer with a provider's id. Null: nobody, or deleted. */
export async function customerBehind(db: Kysely<Tables>, providerId: string): Promise<string | null> {
  const query = db.selectFrom('customer').select('id').where('provider_customer_id', '=', providerId);
  return (await query.where('deleted_at', 'is', null).executeTakeFirst())?.id ?? null;
}

/** Ends a customer's membership immediately (E49); the row stays without its card, so that its savings can be added up. */
export async function endMembership(tx: Transaction, customerId: string): Promise<void> {
  const withoutCard = { card_id: null, card_brand: null, card_last4: null };
  await tx.updateTable('membership').set(withoutCard).where('customer_id', '=', customerId).execute();
  const charges = tx.updateTable('membership').set({ status: 'cancelled' }).where('customer_id', '=', customerId);
  await charges.where('status', '<>', 'cancelled').execute();
}
