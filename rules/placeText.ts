import type { Locale } from './constants.ts';
import { formatDay } from './dates.ts';
import { formatCents } from './money.ts';
import type { VisitPlace } from './pageContract.ts';

/**
 * When, where and for how much: "jeudi 3 décembre, Halle du Portage, gratuit". free: the word for a price of 0. width: as of
 * `formatDay`.
 */
export const placeText = (
  { from, name, price }: Pick<VisitPlace, 'from' | 'name' | 'price'>,
  { locale, now, free, width }: { locale: Locale; now: Date; free: string; width?: 'short' },
): string => [formatDay(from, locale, now, width), name, price === 0 ? free : formatCents(price)].join(', ');
