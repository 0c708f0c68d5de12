import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Tables } from '../database/tables.ts';
import type { Text } from '../text/bilingualText.ts';

export type RestockMailData = {
  to: string;
  locale: Locale;
  product: Text;
  handles: Record<Locale, string>;
  seller: string;
};

/** A notice (uuid) with its recipient and product as they are now. Null: the account is closed, or the product gone. */
export async function readRestockMail(db: Kysely<Tables>, noticeId: string): Promise<RestockMailData | null> {
  const { rows } = await sql<RestockMailData>`
    select coalesce(c.email, n.email) as "to", coalesce(c.locale, n.locale) as locale, s.name as seller,
      jsonb_build_object('primary', p.name_primary, 'secondary', p.name_secondary) as product,
      jsonb_build_object('fr', p.handle_primary, 'en', p.handle_secondary) as handles
    from restock_notice n join product p on p.id = n.product_id join seller s on s.id = p.seller_id
      left join customer c on c.id = n.customer_id and c.deleted_at is null
    where n.id = ${noticeId}::uuid and p.status = 'active'`.execute(db);
  const [restock] = rows;
  return restock?.to ? restock : null;
}
