import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { OutboxTable } from '../database/workTables.ts';
import type { MailKind } from './mailOutbox.ts';

export type OutboxRow = Pick<Selectable<OutboxTable>, 'id' | 'data' | 'tries'> & { kind: MailKind };

/** A mail that is not sent any more loses the address of a closed account. */
const WITHOUT_ADDRESS = sql<string>`data - 'to'`;

/** The first pause after a try, which is also the time that a process has to send its claimed mail; it doubles. */
const FIRST_PAUSE_SECONDS = 120;
const LONGEST_PAUSE_SECONDS = 6 * 3600;

export async function insertMail(
  db: Kysely<Tables>,
  { kind, about, data }: { kind: MailKind; about: string; data: object },
  waitMs = 0,
): Promise<boolean> {
  const { numAffectedRows } = await mailStatement({ kind, about, data }, waitMs).execute(db);
  return numAffectedRows === 1n;
}

/** The same as a statement. */
export const mailStatement = (
  { kind, about, data }: { kind: MailKind; about: string; data: object },
  waitMs = 0,
) => sql`
    insert into outbox (id, kind, about, data, next_at)
    select ${randomUUID()}::uuid, ${kind}::text, ${about}::text, ${JSON.stringify(data)}::jsonb,
      now() + ${waitMs}::float8 * interval '1 millisecond' as next_at
    on conflict (kind, about) do nothing`;

/** Erases a mail that nobody has tried to send yet, so that the same can be announced later. False: there is none. */
export async function deleteMail(db: Kysely<Tables>, kind: MailKind, about: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where('status', '=', 'waiting')
    .where('tries', '=', 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Claims the oldest mail that is due; null: none is. It is reserved until its pause is over, so that it is sent again if
 * its sender is killed.
 */
export async function claimMail(db: Kysely<Tables>): Promise<OutboxRow | null> {
  const { rows } = await sql<OutboxRow>`
    update outbox set tries = tries + 1,
      next_at = now() + least(${FIRST_PAUSE_SECONDS} * 2 ^ tries, ${LONGEST_PAUSE_SECONDS}) * interval '1 second'
    where id = (
      select id from outbox where status = 'waiting' and next_at <= now()
      order by created_at limit 1 for update skip locked)
    returning id, kind, data, tries`.execute(db);
  return rows[0] ?? null;
}

export async function markSent(db: Kysely<Tables>, id: string, messageId: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', message_id: messageId, error: null, data: WITHOUT_ADDRESS })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Returns a claimed mail that the mail server could not take: it is due again, before later ones, and not counted as tried. */
export async function releaseMail(db: Kysely<Tables>, { id, tries }: OutboxRow, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ tries: tries - 1, next_at: sql<Date>`now()`, error })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('tries', '=', tries)
    .execute();
}

/** Finishes a mail that will not be sent; `waiting` only stores the error, and the mail is retried. */
export async function markUnsent(
  db: Kysely<Tables>,
  id: string,
  status: 'waiting' | 'dropped' | 'failed',
  error: string | null,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status, error, ...(status !== 'waiting' && { data: WITHOUT_ADDRESS }) })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Erases finished mails that were written so many days ago; returns how many. */
export async function eraseEnded(db: Kysely<Tables>, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('status', '<>', 'waiting')
    .where(sql<boolean>`created_at < now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
