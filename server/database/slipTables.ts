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
/** Where producers bring everything. Slips of before 0.9 have another member, `before`, which promised the hour of the first pickup. */
export type SlipDropOff = { place: Bilingual; address: string };
/** When producers bring everything, instants in ISO 8601, and where there (ADR 195). */
export type SlipBringing = { from: string; to: string; place: Bilingual | null };
/** What a producer brings for a week, in all and by place. bringing null or absent: the market has not set when. */
export type SlipContent = {
  items: SlipItem[];
  places: SlipPlace[];
  dropOff: SlipDropOff | null;
  bringing?: SlipBringing | null;
};

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
