import type { Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { SlipContent } from '../database/slipTables.ts';
import type { Tables } from '../database/tables.ts';

/** A slip as it is mailed; week: its first day. */
export type SlipMailData = {
  to: string;
  locale: Locale;
  seller: string;
  week: string;
  units: number;
  content: SlipContent;
  linkEndsAt: Date;
};

/** Null: its link was revoked, or the producer has left the market. */
export async function readSlipMail(db: Kysely<Tables>, slipId: string): Promise<SlipMailData | null> {
  const slip = await db
    .selectFrom('producer_slip as s')
    .innerJoin('seller as p', 'p.id', 's.seller_id')
    .select([
      's.email as to',
      's.locale',
      'p.name as seller',
      's.week',
      's.units',
      's.content',
      's.link_ends_at as linkEndsAt',
    ])
    .where('s.id', '=', slipId)
    .where('s.link_revoked_at', 'is', null)
    .executeTakeFirst();
  return slip ?? null;
}
