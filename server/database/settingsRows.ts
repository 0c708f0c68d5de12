import type { TagColor } from './tables.ts';

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
export type OperatorPageSectionRow = { heading: Bilingual | null; paragraphs: Bilingual[] };
/** One of the operator's own texts; updatedOn: '2026-11-20'. */
export type OperatorPageRow = { title: Bilingual; updatedOn: string; sections: OperatorPageSectionRow[] };
export type OperatorPages = Partial<Record<'privacy' | 'terms', OperatorPageRow>>;
