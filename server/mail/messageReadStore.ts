import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';
import { IS_RECIPIENT, RECIPIENT_EMAIL, RECIPIENT_LOCALE } from './addressSql.ts';
import type { MessageTexts } from './customerMessageMail.ts';

/** A message, and the buyer of one of the orders that it is about. A merged order is the one that it joined. */
export type MessageMailData = MessageTexts & { to: string; locale: Locale; number: number; linkKey: string };

/** Null: the order does not stand any more, or has no recipient. */
export async function readMessageMail(
  db: Kysely<Tables>,
  { messageId, orderId }: { messageId: string; orderId: string },
): Promise<MessageMailData | null> {
  const { rows } = await sql<MessageMailData>`
    select ${RECIPIENT_EMAIL} as "to", ${RECIPIENT_LOCALE} as locale,
      coalesce(j.number, o.number) as number, coalesce(j.link_key, o.link_key) as "linkKey",
      jsonb_build_object('primary', m.subject_primary, 'secondary', m.subject_secondary) as subject,
      jsonb_build_object('primary', m.text_primary, 'secondary', m.text_secondary) as text
    from customer_message m, orders o left join orders j on j.id = o.merged_into left join customer u on u.id = o.customer_id
    where m.id = ${messageId} and o.id = ${orderId} and coalesce(j.status, o.status) not in ('cancelled', 'refunded')
      and ${IS_RECIPIENT}`.execute(db);
  const [message] = rows;
  return message?.to ? message : null;
}
