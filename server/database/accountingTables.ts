import type { Generated } from 'kysely';
import type { Instant, NullableInstant } from './columnTypes.ts';

/** A week's statement that was paid to its producer. Cents, negative where more came back than was sold. Ids are uuids. */
export type ProducerPaymentTable = {
  id: string;
  seller_id: string;
  /** The week's first day. */
  week: string;
  amount: number;
  /** The account of the staff member. */
  staff_id: string;
  /** Market time, as `undone_at`; null: it holds. */
  paid_at: Instant;
  undone_at: NullableInstant;
};

/** The market's commission on a price, in thousandths of a percent. */
export type CommissionColumn = { commission: Generated<number> };

export type AccountingTables = { producer_payment: ProducerPaymentTable };
