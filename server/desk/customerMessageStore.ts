import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { ORDER_STATUSES, isToPack } from '#rules/orderStatus.ts';
import type { CustomerMessageTable } from '../database/deskTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { IS_RECIPIENT, RECIPIENT_EMAIL, RECIPIENT_LOCALE } from '../mail/addressSql.ts';
import type { Text } from '../text/bilingualText.ts';

const STANDING = ORDER_STATUSES.filter(isToPack);

/** Whose customers: at most one of the ids; none: all of the week, which its Friday names. */
export type MessageTarget = {
  week: string;
  locationId: string | null;
  shippingZoneId: string | null;
  sellerId: string | null;
};
/** A recipient, by the latest of their orders that the message is about. */
export type MessageRecipient = { orderId: string; locale: Locale; number: number; linkKey: string };

/** One for each address with a paid order that was not cancelled, refunded or merged; of a producer: with units that are still theirs. */
export async function readRecipients(db: Kysely<Tables>, target: MessageTarget): Promise<MessageRecipient[]> {
  const { week, locationId, shippingZoneId, sellerId } = target;
  const { rows } = await sql<MessageRecipient>`
    select distinct on (lower(${RECIPIENT_EMAIL}))
      o.id as "orderId", ${RECIPIENT_LOCALE} as locale, o.number, o.link_key as "linkKey"
    from orders o left join customer u on u.id = o.customer_id
    where o.period_start = ${week} and o.status = any(${STANDING})
      and coalesce(${RECIPIENT_EMAIL}, '') <> '' and ${IS_RECIPIENT}
      and (${locationId}::uuid is null or o.location_id = ${locationId}::uuid)
      and (${shippingZoneId}::uuid is null or o.shipping_zone_id = ${shippingZoneId}::uuid)
      and (${sellerId}::uuid is null or exists (select from current_order_line l
        where l.order_id = o.id and l.seller_id = ${sellerId}::uuid and l.quantity > l.returned))
    order by lower(${RECIPIENT_EMAIL}), o.number desc`.execute(db);
  return rows;
}

export type NewMessage = Omit<CustomerMessageTable, 'sent_at'> & { sent_at: Date };

/** Stores a message. False: the same one was sent already; waits for one that is being sent. */
export async function insertMessage(tx: Transaction, message: NewMessage): Promise<boolean> {
  const inserted = await tx
    .insertInto('customer_message')
    .values(message)
    .onConflict((conflict) => conflict.column('content').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A message that was sent. sentBy: empty once the account was deleted. target: as it was called; null: everybody of the week. */
export type SentMessage = {
  sentAt: Date;
  sentBy: string;
  week: string;
  target: Text | null;
  subject: Text;
  text: Text;
  french: number;
  english: number;
};

const messages = (db: Kysely<Tables>) =>
  db
    .selectFrom('customer_message as m')
    .leftJoin('customer as c', 'c.id', 'm.staff_id')
    .select(['m.sent_at', 'm.period_start', 'm.target_primary', 'm.target_secondary', 'm.french', 'm.english'])
    .select(['m.subject_primary', 'm.subject_secondary', 'm.text_primary', 'm.text_secondary'])
    .select(sql<string>`coalesce(nullif(c.first_name, ''), c.email, '')`.as('staff_name'));

const messageOf = (row: Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number]): SentMessage => ({
  sentAt: row.sent_at,
  sentBy: row.staff_name,
  week: row.period_start,
  target: row.target_primary === null ? null : { primary: row.target_primary, secondary: row.target_secondary },
  subject: { primary: row.subject_primary, secondary: row.subject_secondary },
  text: { primary: row.text_primary, secondary: row.text_secondary },
  french: row.french,
  english: row.english,
});

/** The last messages, newest first. */
export async function readMessages(db: Kysely<Tables>, limit: number): Promise<SentMessage[]> {
  return (await messages(db).orderBy('m.sent_at', 'desc').orderBy('m.id').limit(limit).execute()).map(messageOf);
}

export async function readMessage(db: Kysely<Tables>, content: string): Promise<SentMessage | null> {
  const row = await messages(db).where('m.content', '=', content).executeTakeFirst();
  return row ? messageOf(row) : null;
}
