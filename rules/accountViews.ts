import type { Locale } from './constants.ts';

/** The account's sections and their words in the address (routes 2); the first one is also the bare address. */
export const ACCOUNT_VIEW_NAMES = {
  profile: { fr: 'profil', en: 'profile' },
  baskets: { fr: 'paniers', en: 'baskets' },
  membership: { fr: 'adhesion', en: 'membership' },
  balance: { fr: 'solde', en: 'balance' },
  favourites: { fr: 'favoris', en: 'favourites' },
  notifications: { fr: 'notifications', en: 'notifications' },
} as const satisfies Record<string, Record<Locale, string>>;
