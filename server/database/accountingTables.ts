import type { ColumnType, Generated } from 'kysely';
import type { Locale } from '#rules/constants.ts';
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

/** A statement that was mailed to a producer. Ids are uuids. */
export type StatementMailTable = {
  id: string;
  seller_id: string;
  /** The first days of its weeks, ascending, joined by spaces. */
  weeks: string;
  /** Counts the statements of the same producer and weeks, from 1: each replaces the one before. */
  number: number;
  /** A digest of address, language and statement. */
  content: string;
  email: string;
  language: Locale;
  /** MailedStatement. */
  statement: ColumnType<unknown, string, never>;
  /** The account of the staff member. */
  staff_id: string;
  /** Market time. */
  sent_at: Instant;
};

export type AccountingTables = { producer_payment: ProducerPaymentTable; statement_mail: StatementMailTable };
