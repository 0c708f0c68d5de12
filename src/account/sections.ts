import { ACCOUNT_VIEW_NAMES } from '../../rules/accountViews.ts';
import type { Locale } from '../../rules/constants.ts';

const sections = ACCOUNT_VIEW_NAMES;

export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as Section[];

/** The section that an address's view names, in either language; the first one for none and for what is no section's word. */
export const sectionOf = (view: string | undefined): Section =>
  sectionNames.find((name) => view === sections[name].fr || view === sections[name].en) ?? 'profile';

/** The view in the address of a section: none for the first. */
export const viewOf = (section: Section, locale: Locale): string | undefined =>
  section === 'profile' ? undefined : sections[section][locale];
