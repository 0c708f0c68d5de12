import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import { readVacation, type Vacation } from '#rules/vacation.ts';
import type { ProducerProposalTable } from '../database/proposalTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredProposal = Selectable<ProducerProposalTable>;
export type NewProposal = Insertable<ProducerProposalTable>;
/** staffName: of who answered it at the desk; null: nobody, or an account that is gone. */
export type ReadProposal = StoredProposal & { staffName: string | null };

/** A variant that is proposed for, as it is now. Ids are uuids, money is in cents. */
export type ProposedGoods = {
  id: string;
  key: string;
  sellerId: string;
  /** The product's French handle, which names it in catalogue files. */
  product: string;
  version: number;
  status: string;
  price: number;
  comparedAtPrice: number | null;
  trackStock: boolean;
  stock: number;
  stockMdo: number;
  held: number;
  heldMdo: number;
  productPrimary: string;
  productSecondary: string | null;
  variantPrimary: string;
  variantSecondary: string | null;
};

const goods = (where: ReturnType<typeof sql>) => sql<ProposedGoods>`
  select v.id, v.key, p.seller_id as "sellerId", p.handle_primary as product, p.version, p.status, v.price,
    v.compared_at_price as "comparedAtPrice", v.track_stock as "trackStock", v.stock, v.stock_mdo as "stockMdo", v.held,
    v.held_mdo as "heldMdo", p.name_primary as "productPrimary", p.name_secondary as "productSecondary",
    v.name_primary as "variantPrimary", v.name_secondary as "variantSecondary"
  from variant v join product p on p.id = v.product_id where ${where} order by p.name_primary, p.id, v.position`;

/** The variants of these uuids that there are, by uuid. */
export async function readGoods(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ProposedGoods>> {
  const { rows } = await goods(sql`v.id = any(${ids}::uuid[])`).execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a producer (uuid) sells, by name. */
export async function readGoodsOf(db: Kysely<Tables>, sellerId: string): Promise<ProposedGoods[]> {
  return (await goods(sql`p.seller_id = ${sellerId}::uuid and p.status = 'active'`).execute(db)).rows;
}

/** A producer as they are proposed for. */
export type ProposingSeller = {
  id: string;
  handle: string;
  name: string;
  version: number;
  /** The end of the vacation that goes on without a beginning. */
  deactivatedUntil: Date | null;
  nextVacation: Vacation | null;
  contactEmail: string | null;
};

/** Producers by uuid. */
export async function readSellers(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ProposingSeller>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('seller')
    .select(['id', 'handle', 'name', 'version', 'contact_email as contactEmail'])
    .select(['deactivated_until as deactivatedUntil', 'next_vacation'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ next_vacation: next, ...row }) => [
      row.id,
      { ...row, nextVacation: next === null ? null : readVacation(next) },
    ]),
  );
}

const proposals = (db: Kysely<Tables>) =>
  db
    .selectFrom('producer_proposal as p')
    .leftJoin('customer as c', 'c.id', 'p.staff_id')
    .selectAll('p')
    .select(sql<string | null>`coalesce(nullif(c.first_name, ''), c.email)`.as('staffName'));

/** Those that wait, the oldest first. */
export function readWaiting(db: Kysely<Tables>, limit: number): Promise<ReadProposal[]> {
  return proposals(db)
    .innerJoin('seller as s', 's.id', 'p.seller_id')
    .where('p.status', '=', 'waiting')
    .orderBy('p.proposed_at')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Those that were accepted or declined, the latest first. */
export function readAnswered(db: Kysely<Tables>, limit: number): Promise<ReadProposal[]> {
  return proposals(db)
    .where('p.status', 'in', ['accepted', 'declined'])
    .orderBy('p.answered_at', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** Those that wait, as `readWaiting` lists them: of producers that there are. */
export async function countWaiting(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('producer_proposal as p')
    .innerJoin('seller as s', 's.id', 'p.seller_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('p.status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A producer's (uuid), the newest first. */
export function readProposalsOf(db: Kysely<Tables>, sellerId: string, limit: number): Promise<ReadProposal[]> {
  return proposals(db)
    .where('p.seller_id', '=', sellerId)
    .orderBy('p.proposed_at', 'desc')
    .orderBy('p.label_primary')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** How many a producer (uuid) has sent since an instant. */
export async function countSince(db: Kysely<Tables>, sellerId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('producer_proposal')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seller_id', '=', sellerId)
    .where('proposed_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Locks producers against other proposals of theirs; returns those that there are. */
export async function lockSellers(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const query = tx.selectFrom('seller').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate();
  return ids.length === 0 ? [] : (await query.execute()).map(({ id }) => id);
}

/** Proposals by uuid; unknown ones are left out. */
export const readProposals = (db: Kysely<Tables>, ids: readonly string[]): Promise<StoredProposal[]> =>
  db.selectFrom('producer_proposal').selectAll().where('id', 'in', ids).execute();

/** Whether the form was sent before. */
export async function hasForm(tx: Transaction, form: string): Promise<boolean> {
  const query = tx.selectFrom('producer_proposal').select('id').where('form', '=', form);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Those of a producer (uuid) that wait, by subject. */
export async function readWaitingOf(db: Kysely<Tables>, sellerId: string): Promise<Map<string, StoredProposal>> {
  const rows = await db
    .selectFrom('producer_proposal')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'waiting')
    .execute();
  return new Map(rows.map((row) => [row.subject, row]));
}

export async function insertProposals(tx: Transaction, rows: readonly NewProposal[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('producer_proposal')
      .values([...rows])
      .execute();
}

/** Ends those that wait, without an answer of the desk. */
export async function endProposals(
  tx: Transaction,
  ids: readonly string[],
  status: 'replaced' | 'withdrawn',
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('producer_proposal').set({ status, answered_at: at }).where('id', 'in', ids).execute();
}

/** Proposals by uuid, locked until the transaction ends; unknown ones are left out. */
export function lockProposals(tx: Transaction, ids: readonly string[]): Promise<StoredProposal[]> {
  return tx.selectFrom('producer_proposal').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Stores the desk's answer; `batch`: of the press. */
export async function writeAnswer(
  tx: Transaction,
  ids: readonly string[],
  answer: Pick<StoredProposal, 'status' | 'answered_at' | 'staff_id' | 'answer' | 'batch'>,
): Promise<void> {
  await tx.updateTable('producer_proposal').set(answer).where('id', 'in', ids).execute();
}

/** Erases those that were answered before an instant, and those that wait since before it; returns how many. */
export async function eraseProposals(db: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('producer_proposal')
    .where(sql<boolean>`coalesce(answered_at, proposed_at) < ${before}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
