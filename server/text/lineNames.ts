import type { Locale } from '#rules/constants.ts';
import { formatMoment } from '#rules/dates.ts';
import { isSellerAway } from '#rules/stock.ts';
import { textIn } from './bilingualText.ts';
import type { Text } from './bilingualText.ts';
import { serverTranslator } from './serverTexts.ts';

/** The variant name of a basket's line in a cart and an order; its product name is the basket's. */
export const BASKET_KIND = {
  primary: serverTranslator('fr')('basket.kind'),
  secondary: serverTranslator('en')('basket.kind'),
};
/** The seller of baskets. */
export const BASKET_SELLER = 'Le marché';

/** The names of a line: `name` of its product, `variant` of its variant. */
export type LineName = { name: Text; variant: Text };

/** `variant` and `name` in the reader's language, as error texts name them. */
export function lineParams(line: LineName, locale: Locale): { variant: string; name: string } {
  return { variant: textIn(line.variant, locale), name: textIn(line.name, locale) };
}

/**
 * The params of a line that is not sold: its names, and `back`, the day on which its producer returns from vacation, in the
 * reader's words; absent if they are not away.
 */
export function unsoldParams(
  line: LineName & { awayUntil?: Date | null },
  { locale, now }: { locale: Locale; now: Date },
): { variant: string; name: string; back?: string } {
  const until = line.awayUntil ?? null;
  return {
    ...lineParams(line, locale),
    ...(until && isSellerAway(until, now) && { back: formatMoment(until, locale, now) }),
  };
}

/** The names of several lines: "Tomates cerises (500 g)". */
export function lineNames(lines: readonly LineName[], locale: Locale): string[] {
  return lines.map((line) => {
    const { variant, name } = lineParams(line, locale);
    return `${name} (${variant})`;
  });
}
