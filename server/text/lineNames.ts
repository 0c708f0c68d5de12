import type { Locale } from '../../rules/constants.ts';
import { textIn } from './bilingualText.ts';
import type { Text } from './bilingualText.ts';

/** What a basket's line is called in a cart and an order: by its name, as this kind of thing. */
export const BASKET_KIND = { primary: 'Panier récurrent', secondary: 'Recurring basket' };
/** Who puts baskets together. */
export const BASKET_SELLER = 'Le marché';

/** What a line is called: `name` is its product's, `variant` its variant's. */
export type LineName = { name: Text; variant: Text };

/** `variant` and `name` in the reader's language, as the error texts name them. */
export function lineParams(line: LineName, locale: Locale): { variant: string; name: string } {
  return { variant: textIn(line.variant, locale), name: textIn(line.name, locale) };
}

/** The names of a list of lines: "Tomates cerises (500 g)". */
export function lineNames(lines: readonly LineName[], locale: Locale): string[] {
  return lines.map((line) => {
    const { variant, name } = lineParams(line, locale);
    return `${name} (${variant})`;
  });
}
