import { sql, type Insertable, type Kysely } from 'kysely';
import type { StatementMailTable } from '../database/accountingTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { MailedStatement } from '../mail/statementMail.ts';

/** A statement that was mailed. by null: the account is closed. failed: the mail server has refused it. */
export type SentStatement = {
  number: number;
  content: string;
  email: string;
  statement: MailedStatement;
  sentAt: Date;
  by: string | null;
  failed: boolean;
};

/** The mails of each producer (uuid) about these weeks (their first days, ascending, joined by spaces), newest first. */
export async function readMails(db: Kysely<Tables>, weeks: string): Promise<Map<string, SentStatement[]>> {
  const { rows } = await sql<SentStatement & { sellerId: string }>`
    select m.seller_id as "sellerId", m.number, m.content, m.email, m.statement, m.sent_at as "sentAt",
      coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), nullif(c.email, '')) as by,
      coalesce(x.status = 'failed', false) as failed
    from statement_mail m left join customer c on c.id = m.staff_id
      left join outbox x on x.kind = 'producer_statement' and x.about = m.id::text
    where m.weeks = ${weeks} order by m.number desc`.execute(db);
  return Map.groupBy(rows, ({ sellerId }) => sellerId);
}

/** Stores the next mail of a producer and weeks. False: somebody else was first; waits for one that is being stored. */
export async function insertMail(tx: Transaction, mail: Insertable<StatementMailTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('statement_mail')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['seller_id', 'weeks', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
