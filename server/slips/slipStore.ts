import { sql, type Insertable, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { ProducerSlipTable } from '../database/slipTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** Where a producer (uuid) is written to. */
export type SlipContact = { sellerId: string; email: string; locale: Locale };
export type NewSlip = Omit<Insertable<ProducerSlipTable>, 'link_revoked_at'>;

/** A slip that was mailed. by: who sent it at the desk; null: the market itself, or an account that is gone. */
export type SentSlip = {
  id: string;
  sellerId: string;
  sentAt: Date;
  to: string;
  lang: Locale;
  units: number;
  by: string | null;
  status: 'waiting' | 'sent' | 'failed';
};

/** The address and language of a producer, locked against changes. Null: there is no address; undefined: no such producer. */
export async function lockContact(tx: Transaction, sellerId: string): Promise<SlipContact | null | undefined> {
  const row = await tx
    .selectFrom('seller')
    .select(['contact_email', 'contact_language'])
    .where('id', '=', sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return row.contact_email ? { sellerId, email: row.contact_email, locale: row.contact_language } : null;
}

/** Whether a slip of the week was mailed to the producer, by whomever. */
export async function hasSlip(tx: Transaction, sellerId: string, week: string): Promise<boolean> {
  const query = tx.selectFrom('producer_slip').select('id').where('seller_id', '=', sellerId).where('week', '=', week);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Stores a slip. False: the job has stored one of this producer and week, and this is another of the job's. */
export async function insertSlip(tx: Transaction, slip: NewSlip): Promise<boolean> {
  const inserted = await tx
    .insertInto('producer_slip')
    .values(slip)
    .onConflict((conflict) => conflict.columns(['seller_id', 'week']).where('staff_id', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The slips of a week, newest first. The outbox forgets what it sent long ago. */
export async function readSlips(db: Kysely<Tables>, week: string): Promise<SentSlip[]> {
  const { rows } = await sql<SentSlip>`
    select s.id, s.seller_id as "sellerId", s.sent_at as "sentAt", s.email as "to", s.locale as lang, s.units,
      coalesce(nullif(c.first_name, ''), c.email) as by,
      case o.status when 'waiting' then 'waiting' when 'dropped' then 'failed' when 'failed' then 'failed' else 'sent' end as status
    from producer_slip s left join customer c on c.id = s.staff_id
      left join outbox o on o.kind = 'producer_slip' and o.about = s.id::text
    where s.week = ${week} order by s.sent_at desc, s.id`.execute(db);
  return rows;
}

const works = (now: Date) =>
  sql<boolean>`s.link_revoked_at is null and s.link_ends_at > ${now} and lower(s.email) = lower(p.contact_email)`;

/** How many links of each producer (uuid) work now. */
export async function countLinks(db: Kysely<Tables>, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('producer_slip as s')
    .innerJoin('seller as p', 'p.id', 's.seller_id')
    .select(['s.seller_id', sql<number>`count(*)::int`.as('count')])
    .where(works(now))
    .groupBy('s.seller_id')
    .execute();
  return new Map(rows.map((row) => [row.seller_id, row.count]));
}

/** A producer's page by the slip (uuid) whose mail links to it; language: theirs now. */
export type LinkedSlip = {
  sellerId: string;
  seller: string;
  week: string;
  endsAt: Date;
  language: Locale;
  works: boolean;
};

/** Null: no such slip, or the producer has left the market. */
export async function readLink(db: Kysely<Tables>, slipId: string, now: Date): Promise<LinkedSlip | null> {
  const row = await db
    .selectFrom('producer_slip as s')
    .innerJoin('seller as p', 'p.id', 's.seller_id')
    .select([
      's.seller_id as sellerId',
      'p.name as seller',
      's.week',
      's.link_ends_at as endsAt',
      'p.contact_language as language',
    ])
    .select(works(now).as('works'))
    .where('s.id', '=', slipId)
    .executeTakeFirst();
  return row ? { ...row, works: row.works === true } : null;
}

/** Erases slips that were mailed before an instant; returns how many. */
export async function eraseSlips(db: Kysely<Tables>, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('producer_slip').where('sent_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends all links of a producer; returns how many worked. */
export async function revokeLinks(tx: Transaction, sellerId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('producer_slip')
    .set({ link_revoked_at: now })
    .where('seller_id', '=', sellerId)
    .where('link_revoked_at', 'is', null)
    .where('link_ends_at', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
