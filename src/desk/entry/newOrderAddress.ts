import type { Locale } from '#rules/constants.ts';

/** What stands in the address of an order for a new one; both languages are read, since the other one's address is made of it. */
const WORDS: Readonly<Record<Locale, string>> = { fr: 'nouvelle', en: 'new' };
/** The number of the order that it adds to. */
export const BASE_PARAM = 'commande';

export const newOrderWord = (locale: Locale): string => WORDS[locale];
export const isNewOrder = (item: string | undefined): boolean => item === WORDS.fr || item === WORDS.en;
