import type { Instant, NullableInstant } from './columnTypes.ts';

export const PROPOSAL_KINDS = ['stock', 'price', 'vacation', 'shortage'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export type ProposalStatus = 'waiting' | 'accepted' | 'declined' | 'replaced' | 'withdrawn';

/** What a producer proposes of their own goods (ADR 170). Ids are uuids, days calendar days of the market. */
export type ProducerProposalTable = {
  id: string;
  seller_id: string;
  /** The slip whose link it came by. */
  slip_id: string;
  kind: ProposalKind;
  /** What it is about; one of each waits at a time. */
  subject: string;
  variant_id: string | null;
  /** The first day of the week in which units are missing. */
  week: string | null;
  /** What the goods were called. */
  label_primary: string;
  label_secondary: string | null;
  /** The proposed units in stock, cents, or missing units. */
  amount: number | null;
  /** What the producer saw instead of it: units in stock, cents, or ordered units. */
  seen: number | null;
  from_day: string | null;
  /** The day from which they sell again. */
  back_day: string | null;
  seen_until: NullableInstant;
  note: string | null;
  form: string;
  /** Market time, as the other instants. */
  proposed_at: Instant;
  status: ProposalStatus;
  answered_at: NullableInstant;
  staff_id: string | null;
  answer: string | null;
  batch: string | null;
};

export type ProposalTables = { producer_proposal: ProducerProposalTable };
