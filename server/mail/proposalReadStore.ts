import type { Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { ProposalKind, ProposalStatus } from '../database/proposalTables.ts';
import type { Tables } from '../database/tables.ts';

/** A proposal as its answer is mailed; money in cents. */
export type AnsweredProposal = {
  kind: ProposalKind;
  status: ProposalStatus;
  label: { primary: string; secondary: string | null };
  amount: number | null;
  seen: number | null;
  from: string | null;
  back: string | null;
};
export type AnswerMailData = {
  to: string;
  locale: Locale;
  seller: string;
  answer: string | null;
  proposals: AnsweredProposal[];
  /** The uuid of the slip whose page they came by, while its link works. */
  slipId: string | null;
};

/** What a press at the desk answered a producer. Null: they have left the market, or have no address. */
export async function readAnswerMail(
  db: Kysely<Tables>,
  { batch, sellerId }: { batch: string; sellerId: string },
  now: Date,
): Promise<AnswerMailData | null> {
  const seller = await db
    .selectFrom('seller')
    .select(['name', 'contact_email', 'contact_language'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('producer_proposal')
    .selectAll()
    .where('batch', '=', batch)
    .where('seller_id', '=', sellerId)
    .orderBy('label_primary')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  const [first] = rows;
  if (!seller?.contact_email || !first) return null;
  const slips = await db
    .selectFrom('producer_slip')
    .select(['id', 'email'])
    .where('seller_id', '=', sellerId)
    .where('link_revoked_at', 'is', null)
    .where('link_ends_at', '>', now)
    .orderBy('sent_at', 'desc')
    .execute();
  const email = seller.contact_email;
  const slip = slips.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return {
    to: email,
    locale: seller.contact_language,
    seller: seller.name,
    answer: first.answer,
    slipId: slip?.id ?? null,
    proposals: rows.map((row) => ({
      kind: row.kind,
      status: row.status,
      label: { primary: row.label_primary, secondary: row.label_secondary },
      amount: row.amount,
      seen: row.seen,
      from: row.from_day,
      back: row.back_day,
    })),
  };
}
