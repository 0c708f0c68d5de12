import type { ColumnType } from 'kysely';
import type { Instant, NullableInstant } from './columnTypes.ts';

type Bilingual = { primary: string; secondary: string | null };
/** Units of a variant, under the name that it was sold by. variantId: uuid; absent from slips of before proposals (ADR 170). */
export type SlipItem = { product: Bilingual; variant: Bilingual; units: number; variantId?: string | null };
/** What goes to one pickup point or round on a day. from, to: instants in ISO 8601; null: the place has no hours any more. */
export type SlipPlace = {
  place: Bilingual | null;
  isRound: boolean;
  from: string | null;
  to: string | null;
  items: SlipItem[];
};
/** Where producers bring everything; before: the instant in ISO 8601 at which the first of it is handed over. */
export type SlipDropOff = { place: Bilingual; address: string; before: string | null };
/** What a producer brings for a week, in all and by place. */
export type SlipContent = { items: SlipItem[]; places: SlipPlace[]; dropOff: SlipDropOff | null };

/** What a producer was mailed to bring. Ids are uuids. */
export type ProducerSlipTable = {
  id: string;
  seller_id: string;
  /** The week's first day. */
  week: string;
  email: string;
  locale: 'fr' | 'en';
  units: number;
  content: ColumnType<SlipContent, string, never>;
  /** Market time, as the other instants. */
  sent_at: Instant;
  /** The account of the staff member; null: the market's job. */
  staff_id: string | null;
  link_ends_at: Instant;
  link_revoked_at: NullableInstant;
};

export type SlipTables = { producer_slip: ProducerSlipTable };
