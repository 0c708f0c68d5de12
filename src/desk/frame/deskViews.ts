import type { Locale } from '#rules/constants.ts';
import type { DeskRole } from '#rules/deskRoles.ts';

/** The desk's views by their word in the address (routes 2). The first one is also the address without a word. */
export const DESK_VIEW_NAMES = {
  week: { fr: 'semaine', en: 'week' },
  orders: { fr: 'commandes', en: 'orders' },
  receiving: { fr: 'reception', en: 'receiving' },
  packing: { fr: 'assemblage', en: 'packing' },
  handover: { fr: 'remise', en: 'handover' },
  deposits: { fr: 'consignes', en: 'deposits' },
  customers: { fr: 'clients', en: 'customers' },
  messages: { fr: 'messages', en: 'messages' },
  slips: { fr: 'bordereaux', en: 'slips' },
  proposals: { fr: 'propositions', en: 'suggestions' },
  producers: { fr: 'producteurs', en: 'producers' },
  sales: { fr: 'ventes', en: 'sales' },
  numbers: { fr: 'chiffres', en: 'numbers' },
  catalogue: { fr: 'catalogue', en: 'catalogue' },
  calendar: { fr: 'calendrier', en: 'calendar' },
  texts: { fr: 'textes', en: 'texts' },
  information: { fr: 'informations', en: 'information' },
  clock: { fr: 'horloge', en: 'clock' },
} as const satisfies Record<string, Record<Locale, string>>;

/** The word of the catalogue's producers in the address. */
export const SELLERS_PART = { fr: 'producteurs', en: 'producers' } as const satisfies Record<Locale, string>;

export type DeskViewName = keyof typeof DESK_VIEW_NAMES;
export const deskViewNames = Object.keys(DESK_VIEW_NAMES) as DeskViewName[];

/** The view of a word, in either language; the first one for none. Null: no view has this word. */
export const findDeskView = (word: string | undefined): DeskViewName | null =>
  word === undefined
    ? 'week'
    : (deskViewNames.find((name) => word === DESK_VIEW_NAMES[name].fr || word === DESK_VIEW_NAMES[name].en) ?? null);

type DeskParams = Readonly<Partial<Record<'view' | 'item' | '*', string>>>;
/** The view of an address below the desk's; null: there is none, or more words than an address has. */
export const viewAt = (params: DeskParams): DeskViewName | null => (params['*'] ? null : findDeskView(params.view));

const VOLUNTEER_VIEWS: ReadonlySet<DeskViewName> = new Set(['orders', 'receiving', 'packing', 'handover']);

/** Whether a view is for people of this role. The server refuses its data to others (schema: MANAGER). */
export const isOpenTo = (role: DeskRole, view: DeskViewName): boolean =>
  role === 'manager' || VOLUNTEER_VIEWS.has(view);

/** What stands in the address of an order for a new one; both languages are read, since the other one's address is made of it. */
const WORDS: Readonly<Record<Locale, string>> = { fr: 'nouvelle', en: 'new' };
/** The number of the order that it adds to. */
export const BASE_PARAM = 'commande';

export const newOrderWord = (locale: Locale): string => WORDS[locale];
export const isNewOrder = (item: string | undefined): boolean => item === WORDS.fr || item === WORDS.en;
