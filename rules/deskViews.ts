import type { Locale } from './constants.ts';

/** The desk's views and their words in the address (routes 2); the first one is also the bare address. */
export const DESK_VIEW_NAMES = {
  week: { fr: 'semaine', en: 'week' },
  orders: { fr: 'commandes', en: 'orders' },
  receiving: { fr: 'reception', en: 'receiving' },
  packing: { fr: 'assemblage', en: 'packing' },
  handover: { fr: 'remise', en: 'handover' },
  deposits: { fr: 'consignes', en: 'deposits' },
  customers: { fr: 'clients', en: 'customers' },
  catalogue: { fr: 'catalogue', en: 'catalogue' },
  information: { fr: 'informations', en: 'information' },
  clock: { fr: 'horloge', en: 'clock' },
} as const satisfies Record<string, Record<Locale, string>>;

export type DeskViewName = keyof typeof DESK_VIEW_NAMES;
export const deskViewNames = Object.keys(DESK_VIEW_NAMES) as DeskViewName[];

/** The view that an address names, in either language; the first one for none and for what is no view's word. */
export const deskViewOf = (word: string | undefined): DeskViewName =>
  deskViewNames.find((name) => word === DESK_VIEW_NAMES[name].fr || word === DESK_VIEW_NAMES[name].en) ?? 'week';
