import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';

const sections = ACCOUNT_VIEW_NAMES;

export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as Section[];

/** The section named by an address's view, in either language; the first one by default and for an unknown view. */
export const sectionOf = (view: string | undefined): Section =>
  sectionNames.find((name) => view === sections[name].fr || view === sections[name].en) ?? 'profile';

/** The view of a section in its address: none for the first. */
export const viewOf = (section: Section, locale: Locale): string | undefined =>
  section === 'profile' ? undefined : sections[section][locale];
