import type { Locale } from './constants.ts';

/** The account's sections by their word in the address (routes 2). The first one is also the address without a word. */
export const ACCOUNT_VIEW_NAMES = {
  profile: { fr: 'profil', en: 'profile' },
  baskets: { fr: 'paniers', en: 'baskets' },
  membership: { fr: 'adhesion', en: 'membership' },
  balance: { fr: 'solde', en: 'balance' },
  favourites: { fr: 'favoris', en: 'favourites' },
  notifications: { fr: 'notifications', en: 'notifications' },
} as const satisfies Record<string, Record<Locale, string>>;
