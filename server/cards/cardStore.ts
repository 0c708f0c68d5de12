import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { CardSetupStatus, CardSetupTable, PaymentCardTable } from '../database/paymentTables.ts';
import { PREPARED } from '../database/preparedStatements.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { StoredCard } from '../gateways/payment.ts';

export type CardRow = Selectable<PaymentCardTable>;
export type SetupRow = Selectable<CardSetupTable>;
/** A customer's data for the provider. */
export type PayerRow = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  locale: 'fr' | 'en';
  provider_customer_id: string | null;
};

const PAYER = ['id', 'email', 'first_name', 'last_name', 'locale', 'provider_customer_id'] as const;
/** Setups of one sweep. */
const CLAIM_AT_ONCE = 20;

/** Null: no such customer, or deleted. */
export async function readPayer(db: Kysely<Tables>, id: string): Promise<PayerRow | null> {
  const query = db.selectFrom('customer').select(PAYER).where('id', '=', id).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst()) ?? null;
}

/** The customer with a provider's id. Null: nobody. */
export async function customerBehind(db: Kysely<Tables>, providerId: string): Promise<string | null> {
  const query = db.selectFrom('customer').select('id').where('provider_customer_id', '=', providerId);
  return (await query.executeTakeFirst())?.id ?? null;
}

/** Stores the provider's id of a customer. False: they were deleted meanwhile. */
export async function keepProviderId(db: Kysely<Tables>, id: string, providerId: string | null): Promise<boolean> {
  const query = db.updateTable('customer').set({ provider_customer_id: providerId }).where('id', '=', id);
  const { numUpdatedRows } = await query.where('deleted_at', 'is', null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function readCard(db: Kysely<Tables>, customerId: string): Promise<CardRow | null> {
  const query = db.selectFrom('payment_card').selectAll().where('customer_id', '=', customerId);
  return (await query.executeTakeFirst()) ?? null;
}

/** The provider's ids of a customer and their card, for a charge without its holder. */
export type Chargeable = { customer: string; card: string };
export type ChargeableRow = { [Key in keyof Chargeable]: string | null };

/** The same of a customer `u`, in a query that reads more of them; null: it is missing. */
export const chargeableColumns = sql<ChargeableRow>`u.provider_customer_id as customer,
  (select p.provider_id from payment_card p where p.customer_id = u.id) as card`;

/** Null: one of them is missing. */
export const chargeableOf = ({ customer, card }: ChargeableRow): Chargeable | null =>
  customer !== null && card !== null ? { customer, card } : null;

/** Null: one is missing, or the customer is deleted. */
export async function readChargeable(db: Kysely<Tables>, customerId: string): Promise<Chargeable | null> {
  const { rows } = await sql<ChargeableRow>`${sql.raw(PREPARED)}
    select ${chargeableColumns} from customer u where u.id = ${customerId}::uuid and u.deleted_at is null`.execute(db);
  return rows[0] ? chargeableOf(rows[0]) : null;
}

/** Numbers a request about a customer's card: its number and the provider's id. Null: unknown. */
export async function countQuestion(
  db: Kysely<Tables>,
  customerId: string,
): Promise<{ number: number; providerId: string } | null> {
  const row = await db
    .updateTable('customer')
    .set((update) => ({ card_asked: update('card_asked', '+', 1) }))
    .where('id', '=', customerId)
    .where('provider_customer_id', 'is not', null)
    .returning(['card_asked', 'provider_customer_id'])
    .executeTakeFirst();
  return row?.provider_customer_id ? { number: row.card_asked, providerId: row.provider_customer_id } : null;
}

/** Stores the response to a request, unless a later one is stored already. */
export async function keepAnswer(
  tx: Transaction,
  customerId: string,
  { number, providerId }: { number: number; providerId: string },
  card: StoredCard | null,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ card_told: number })
    .where('id', '=', customerId)
    .where('provider_customer_id', '=', providerId)
    .where('card_told', '<', number)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx.deleteFrom('payment_card').where('customer_id', '=', customerId).execute();
  if (card)
    await tx
      .insertInto('payment_card')
      .values({
        customer_id: customerId,
        provider_id: card.id,
        type: card.type,
        brand: card.card?.brand ?? null,
        country: card.card?.country ?? null,
        last4: card.card?.last4 ?? null,
        exp_month: card.card?.expMonth ?? null,
        exp_year: card.card?.expYear ?? null,
        created_at: card.createdAt,
      })
      .execute();
}

/** Erases a customer's data about the provider. */
export async function eraseCards(tx: Transaction, customerId: string): Promise<void> {
  await tx.deleteFrom('card_setup').where('customer_id', '=', customerId).execute();
  await tx.deleteFrom('payment_card').where('customer_id', '=', customerId).execute();
  await tx.updateTable('customer').set({ provider_customer_id: null }).where('id', '=', customerId).execute();
}

export type SetupRequest = Pick<SetupRow, 'success_url' | 'cancel_url' | 'locale' | 'pays_membership'>;

/**
 * The customer's setup with this content that lasts until `atLeast`, else a new one until `until`; concurrent calls
 * find the same. Null: the customer was deleted.
 */
export async function findOrBeginSetup(
  tx: Transaction,
  customerId: string,
  request: SetupRequest,
  times: { id: string; atLeast: Date; until: Date },
): Promise<SetupRow | null> {
  const locked = tx.selectFrom('customer').select('id').where('id', '=', customerId).where('deleted_at', 'is', null);
  if (!(await locked.forUpdate().executeTakeFirst())) return null;
  const existing = await tx
    .selectFrom('card_setup')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['creating', 'open'])
    .where('success_url', '=', request.success_url)
    .where('cancel_url', '=', request.cancel_url)
    .where('locale', '=', request.locale)
    .where('pays_membership', '=', request.pays_membership)
    .where('expires_at', '>=', times.atLeast)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (existing) return existing;
  const row = {
    ...request,
    id: times.id,
    customer_id: customerId,
    status: 'creating' as const,
    expires_at: times.until,
  };
  return tx.insertInto('card_setup').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function readSetup(db: Kysely<Tables>, id: string): Promise<SetupRow | null> {
  return (await db.selectFrom('card_setup').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** A customer's pages that may have been completed, oldest first. */
export async function openSetups(db: Kysely<Tables>, customerId: string): Promise<SetupRow[]> {
  const cards = db
    .selectFrom('card_setup')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', '=', 'open');
  return cards.orderBy('created_at').execute();
}

/** Changes the status of a setup. False: it was not in one of `from`. */
export async function moveSetup(
  db: Kysely<Tables>,
  id: string,
  from: CardSetupStatus[],
  change: { status: CardSetupStatus; provider_session_id?: string; url?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_setup')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Claims setups that were untouched for `ms`, the longer the older they are: each by one process, and an abandoned one
 * less and less often.
 */
export async function claimSetups(db: Kysely<Tables>, ms: number): Promise<SetupRow[]> {
  return db
    .updateTable('card_setup')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('card_setup')
        .select('id')
        .where('status', 'in', ['creating', 'open'])
        .where(
          sql<boolean>`now() - updated_at >= greatest(${ms}::float8 * interval '1 millisecond', (updated_at - created_at) / 2)`,
        )
        .orderBy('updated_at')
        .limit(CLAIM_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Erases pages that ended so many days ago; returns how many. */
export async function eraseSetups(db: Kysely<Tables>, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('card_setup')
    .where('status', 'in', ['complete', 'expired'])
    .where(sql<boolean>`updated_at < now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
