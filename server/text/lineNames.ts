import type { Locale } from '../../rules/constants.ts';
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

/** The names of several lines: "Tomates cerises (500 g)". */
export function lineNames(lines: readonly LineName[], locale: Locale): string[] {
  return lines.map((line) => {
    const { variant, name } = lineParams(line, locale);
    return `${name} (${variant})`;
  });
}
