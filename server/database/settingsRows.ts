import type { ColumnType, Generated } from 'kysely';
import type { WeeklyHours } from '#rules/constants.ts';
import type { DropOff } from '#rules/goodsDays.ts';
import type { RateFrom } from '#rules/marketTerms.ts';
import type { ShortageRule } from '#rules/shortage.ts';
import type { FirstWeekday } from '#rules/weekList.ts';
import type { PlanFrom } from '#rules/weekPlan.ts';
import type { Instant, Json, Versioned } from './columnTypes.ts';
import type { TagColor } from './tables.ts';

/** A week that is closed, or has a note to shoppers; by its Friday. */
export type MarketWeekTable = {
  start_date: string;
  closed: Generated<boolean>;
  note_primary: string | null;
  note_secondary: string | null;
  /** Null: at the moment of its plan. */
  closes_at: Date | null;
  /** Increases with each change, for the desk's edit conflicts. */
  version: Generated<number>;
};

/** JSON columns of the market's row. */

export type Bilingual = { primary: string; secondary: string | null };
export type ActionRow = { text: Bilingual; url: string | null; close: boolean; external: boolean };
export type BannerRow = {
  title: Bilingual;
  description: Bilingual | null;
  actionPrimary: ActionRow | null;
  desktopImage: { path: string; alt: Bilingual | null } | null;
  mobileImage: { path: string; alt: Bilingual | null } | null;
};
export type PopupRow = {
  active: boolean;
  color: TagColor;
  icon: string | null;
  cookieName: string;
  title: Bilingual;
  body: Bilingual;
  actionPrimary: ActionRow | null;
  actionSecondary: ActionRow | null;
};
export type StoredModalRow = { title: Bilingual; body: Bilingual };
export type MarketContactRow = {
  email: string | null;
  phone: string | null;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    postal_code: string;
    country: string;
  } | null;
};
export type MarketIdentityRow = {
  name: Bilingual;
  monogram: string | null;
  /** Base path of a picture. */
  logo: string | null;
  hours: WeeklyHours[];
  /** An e-mail address; null: MAIL_FROM. */
  sender: string | null;
  taxNumbers: { gst: string | null; qst: string | null };
  /** Absent: the first one of SHORTAGE_RULES. */
  shortageRule?: ShortageRule | undefined;
  /** When producers bring their goods, and where. Absent: stored before there was any. Null: not set. */
  dropOff?: (DropOff & { place: Bilingual | null }) | null | undefined;
};
/** group: the subject under which questions stand. link: a page for more. Absent: stored before there were any. */
export type OperatorPageSectionRow = {
  heading: Bilingual | null;
  paragraphs: Bilingual[];
  group?: Bilingual | null | undefined;
  link?: { text: Bilingual; url: string } | null | undefined;
};
/** One of the operator's own texts; updatedOn: '2026-11-20'. */
export type OperatorPageRow = { title: Bilingual; updatedOn: string; sections: OperatorPageSectionRow[] };
/** A former version of the settings, which the desk can restore. */
export type SettingsVersion = {
  identity: MarketIdentityRow | null;
  contact: MarketContactRow | null;
  banner: BannerRow | null;
  popup: PopupRow | null;
  storedModal: StoredModalRow | null;
  /** Absent: stored before there were any. */
  pages?: OperatorPages | undefined;
  links?: MarketLinkRow[] | undefined;
};
/** A shape of the map: latitude and longitude alternately. An area and water are closed, a river is a line. */
export type MapOutlineRow = { kind: 'area' | 'water' | 'river'; name: Bilingual | null; points: number[] };
/** privacy, terms: on pages of their own; faq, producers: in place of the built-in ones. */
export type OperatorPageName = 'privacy' | 'terms' | 'faq' | 'producers';
/** Absent: the built-in text. Null: none. */
export type OperatorPages = Partial<Record<OperatorPageName, OperatorPageRow | null>>;

/** Where else the market is. profile: the market itself (schema.org's sameAs). */
export type MarketLinkRow = { text: Bilingual; url: string; profile: boolean };

/** One row: market-wide settings. */
export type MarketTable = Versioned & {
  id: 1;
  maintenance: Generated<boolean>;
  banner: Json<BannerRow | null>;
  popup: Json<PopupRow | null>;
  stored_modal: Json<StoredModalRow | null>;
  /** Null: not set; a live market does not start. */
  identity: Json<MarketIdentityRow | null>;
  contact: Json<MarketContactRow | null>;
  pages: Json<OperatorPages>;
  /** At the foot of each page, in this order. */
  links: Json<MarketLinkRow[]>;
  /** What its map shows below the places. */
  outlines: Json<MapOutlineRow[]>;
  /** Cents for a year of membership, before taxes. */
  membership_price: Generated<number>;
  /** Cents before taxes, of an order of somebody who is no member. */
  order_fee: Generated<number>;
  /** Cents: items above it are delivered free. */
  free_delivery_above: Generated<number>;
  trial_months: Generated<number>;
  express_lead_hours: Generated<number>;
  /** In thousandths of a percent, by the first day on which each holds, ascending. */
  gst_rates: Json<RateFrom[]>;
  pst_rates: Json<RateFrom[]>;
  /** By the first week in which each holds, ascending; before it, the plan of spec 9. */
  week_plans: Json<PlanFrom[]>;
  /** A name of the time zone database. */
  time_zone: Generated<string>;
  /** With which lists of days begin. */
  first_weekday: Generated<FirstWeekday>;
  /** The variant that lends a reusable box (E9); null: the market lends none. */
  reusable_box: Generated<string | null>;
  session_key: Generated<string>;
  /** As what the market was first opened, outside demo mode; null: as neither yet. */
  opened_as: Generated<'trial' | 'live' | null>;
  /** Instant of the demo market's seeding; null: the database was never seeded. */
  seeded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
};
/** The operator's settings before a change of the market's row, by the row's version. */
export type MarketVersionTable = { version: number; until: Instant; settings: Json<SettingsVersion> };
