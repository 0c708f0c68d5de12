import type { Locale, Ratio } from './constants.ts';
import { RATE_DENOMINATOR } from './taxes.ts';

const INTL_LOCALES: Record<Locale, string> = { fr: 'fr-CA', en: 'en-CA' };
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: Locale, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(INTL_LOCALES[locale], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, format);
  return format;
}

/** A whole number of things: "2 148" with a no-break space, "2,148". Money is `formatCents`'s. */
export const formatCount = (count: number, locale: Locale): string => formatOf(locale, 0).format(count);

/** An average of votes, 1 to 5, with one decimal: "4,3", "4.3". */
export const formatRating = (rating: number, locale: Locale): string => formatOf(locale, 1).format(rating);

/** A duration in whole hours: "2 heures", "1 hour". */
export const formatHours = (hours: number, locale: Locale): string =>
  new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);

/** The rate of a tax, of thousandths of a percent, as `formatRate`. */
export const formatTaxRate = (rate: number, locale: Locale): string =>
  formatRate({ numerator: rate, denominator: RATE_DENOMINATOR }, locale);

/** A rate as a percentage, to the last digit that it has: "9,975 %", "9.975%". */
export const formatRate = ({ numerator, denominator }: Ratio, locale: Locale): string =>
  new Intl.NumberFormat(INTL_LOCALES[locale], { style: 'percent', maximumFractionDigits: 4 }).format(
    numerator / denominator,
  );
