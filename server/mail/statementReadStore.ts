import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';
import type { MailedStatement, ReplacedStatement } from './statementMail.ts';

/** A statement to mail, and the last different one of the same producer and weeks, which it replaces. */
export type StatementMailData = {
  to: string;
  locale: Locale;
  statement: MailedStatement;
  replaced: ReplacedStatement | null;
};

/** Null: unknown. */
export async function readStatementMail(db: Kysely<Tables>, id: string): Promise<StatementMailData | null> {
  const { rows } = await sql<Omit<StatementMailData, 'replaced'> & { at: Date | null; former: MailedStatement | null }>`
    select m.email as "to", m.language as locale, m.statement, p.sent_at as at, p.statement as former
    from statement_mail m left join statement_mail p
      on p.seller_id = m.seller_id and p.weeks = m.weeks and p.number = (select max(number) from statement_mail e
        where e.seller_id = m.seller_id and e.weeks = m.weeks and e.number < m.number and e.statement <> m.statement)
    where m.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { at, former, ...mail } = row;
  return { ...mail, replaced: at && former && { at, statement: former } };
}
