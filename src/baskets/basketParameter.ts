import type { Locale } from '../../rules/constants.ts';

/** The chosen basket in the query of an address: its handlePrimary, under a name of the page's language (routes 3). */
export const BASKET_PARAMETER = { fr: 'panier', en: 'basket' } as const satisfies Record<Locale, string>;
