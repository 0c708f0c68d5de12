import { sql, type Kysely } from 'kysely';
import type { SetupStepName } from '#generated/schemaTypes.ts';
import type { MarketTerms } from '#rules/marketTerms.ts';
import type { Tables } from '../database/tables.ts';

/**
 * What the market's data say of each step. dismissed: by the journal, a manager has dismissed the list, or it is a demo market, which is
 * complete as it is.
 */
export type SetupRow = Record<Exclude<SetupStepName, 'taxes'>, boolean> &
  Pick<MarketTerms, 'gstRates' | 'pstRates'> & {
    dismissed: boolean;
    taxNumbers: { gst: string | null; qst: string | null };
  };

export async function readSetup(db: Kysely<Tables>): Promise<SetupRow> {
  const { rows } = await sql<SetupRow>`
    select exists (select from desk_action where kind = 'dismiss_setup') or m.seeded_at is not null as dismissed,
      m.identity is not null as identity,
      coalesce(m.contact ->> 'email', m.contact ->> 'phone') is not null and m.contact -> 'address' ->> 'line1' is not null as contact,
      exists (select from desk_action where kind = 'confirm_terms') as amounts,
      exists (select from desk_action where kind = 'confirm_rules') as week,
      m.gst_rates as "gstRates", m.pst_rates as "pstRates",
      jsonb_build_object('gst', m.identity -> 'taxNumbers' ->> 'gst', 'qst', m.identity -> 'taxNumbers' ->> 'qst') as "taxNumbers",
      m.pages -> 'privacy' ->> 'updatedOn' is not null and m.pages -> 'terms' ->> 'updatedOn' is not null as texts,
      exists (select from collection) as collections, exists (select from location) as places, exists (select from shipping_zone) as zones,
      exists (select from seller) as sellers,
      exists (select from product where status = 'active') as products,
      exists (select from product where status = 'active')
        and not exists (select from product where status = 'active' and cardinality(images) = 0) as pictures,
      exists (select from seller) and not exists (select from seller where contact_email is null) as proposals,
      m.opened_as is distinct from 'trial' as payment
    from market m`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The market has no row of settings.');
  return row;
}
