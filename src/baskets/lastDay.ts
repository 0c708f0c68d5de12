import type { Locale } from '../../rules/constants.ts';
import { formatDay } from '../../rules/dates.ts';

/** "mardi 24 novembre": the last day before an instant that ends it, such as an opt-out at midnight (E21). */
export const lastDay = (until: string, locale: Locale): string =>
  formatDay(new Date(new Date(until).getTime() - 1), locale);
