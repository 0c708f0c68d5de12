import type { Locale } from '../../rules/constants.ts';

/** The query parameter of the chosen basket's handlePrimary, named in the page's language (routes 3). */
export const BASKET_PARAMETER = { fr: 'panier', en: 'basket' } as const satisfies Record<Locale, string>;
