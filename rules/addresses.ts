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

/** The query parameter of the chosen basket's handlePrimary, named in the page's language (routes 3). */
export const BASKET_PARAMETER = { fr: 'panier', en: 'basket' } as const satisfies Record<Locale, string>;

/**
 * The addresses of the market: one row makes a French page and its English twin (spec 2, E39). The storefront builds its
 * routes and links from it, the server its return addresses, redirects and sitemap.
 */
export const locales: readonly Locale[] = ['fr', 'en'];

/**
 * full: the HTML carries the page's public data; shell: the browser loads it. kept: scroll is restored on return;
 * entry: on Back and Forward alone. login: the page needs a signed-in visitor (F-021).
 */
export type AddressRow = {
  fr: string;
  en: string;
  html: 'full' | 'shell';
  scroll: 'kept' | 'entry' | 'top';
  login?: true;
};

export const addresses = {
  home: { fr: '/', en: '/en', html: 'full', scroll: 'kept' },
  collection: { fr: '/categories/:handle/:sub?', en: '/en/categories/:handle/:sub?', html: 'full', scroll: 'kept' },
  products: { fr: '/produits', en: '/en/products', html: 'full', scroll: 'kept' },
  product: { fr: '/produits/:handle', en: '/en/products/:handle', html: 'full', scroll: 'top' },
  sellers: { fr: '/producteurs', en: '/en/sellers', html: 'full', scroll: 'kept' },
  seller: { fr: '/producteurs/:handle/:sub?', en: '/en/sellers/:handle/:sub?', html: 'full', scroll: 'kept' },
  search: { fr: '/recherche', en: '/en/search', html: 'full', scroll: 'top' },
  baskets: { fr: '/paniers-hebdomadaires', en: '/en/weekly-baskets', html: 'full', scroll: 'top' },
  basketSubscription: {
    fr: '/paniers-hebdomadaires/inscription',
    en: '/en/weekly-baskets/subscribe',
    html: 'shell',
    scroll: 'top',
    login: true,
  },
  cart: { fr: '/panier/:view?', en: '/en/cart/:view?', html: 'shell', scroll: 'top' },
  orderReceived: { fr: '/commande-recue', en: '/en/order-received', html: 'shell', scroll: 'top' },
  orders: { fr: '/commandes', en: '/en/orders', html: 'shell', scroll: 'top', login: true },
  order: { fr: '/commande/:id', en: '/en/order/:id', html: 'shell', scroll: 'top', login: true },
  orderProgress: {
    fr: '/commande/:id/avancement',
    en: '/en/order/:id/progress',
    html: 'shell',
    scroll: 'top',
    login: true,
  },
  orderLink: { fr: '/ma-commande/:id', en: '/en/my-order/:id', html: 'shell', scroll: 'top' },
  favourites: { fr: '/favoris', en: '/en/favourites', html: 'shell', scroll: 'top' },
  account: { fr: '/compte/:view?', en: '/en/account/:view?', html: 'shell', scroll: 'top', login: true },
  receipt: { fr: '/recu/:id', en: '/en/receipt/:id', html: 'shell', scroll: 'top', login: true },
  desk: { fr: '/comptoir/:view?/:item?', en: '/en/desk/:view?/:item?', html: 'shell', scroll: 'entry', login: true },
  login: { fr: '/login', en: '/en/login', html: 'shell', scroll: 'top', login: true },
  contact: { fr: '/contact', en: '/en/contact', html: 'full', scroll: 'top' },
  faq: { fr: '/faq', en: '/en/faq', html: 'full', scroll: 'top' },
  privacy: { fr: '/confidentialite', en: '/en/privacy', html: 'full', scroll: 'top' },
  terms: { fr: '/conditions', en: '/en/terms', html: 'full', scroll: 'top' },
  sellerNew: {
    fr: '/devenir-membre-producteur',
    en: '/en/become-a-producer-member',
    html: 'full',
    scroll: 'top',
  },
  maintenance: { fr: '/maintenance', en: '/en/maintenance', html: 'full', scroll: 'top' },
  error: { fr: '/erreur', en: '/en/error', html: 'shell', scroll: 'top' },
} as const satisfies Record<string, AddressRow>;

/** The form for a place without scripts. The server answers it, so it is no page of the storefront. */
export const PLACE_FORM = { fr: '/lieu', en: '/en/place' } as const satisfies Record<Locale, string>;
/** The cookie with the visitor's place, as the kind of its id and the id: `locationId:loc_…`. The server reads it to render pages. */
export const PLACE_COOKIE = 'etal_place';
/**
 * The cookie that names who is signed in in this browser, by the SHA-256 of the provider's id in hex. It opens nothing: the
 * server shows the cart of the session's customer only to the same person (ADR 141).
 */
export const CUSTOMER_COOKIE = 'etal_customer';

/** The query parameter with which the page that stores a card returns: the browser then waits for the card. */
export const CARD_RETURN = 'carte';

export type PageName = keyof typeof addresses;
export const pageNames = Object.keys(addresses) as PageName[];

/**
 * Whether a query is the callback of the sign-in provider (F-027): a code with its state, or an error with its
 * description.
 */
export const isSignInReturn = (query: URLSearchParams): boolean =>
  query.has('code') ? query.has('state') : query.has('error') && query.has('error_description');

const MAIL_MARK = 'mail';

/** Marks a link in a mail, so that it opens in whatever language its reader prefers by then. */
export const mailLink = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}${MAIL_MARK}`;

/** Whether an address was opened by a link of a mail. */
export const isMailLink = (query: URLSearchParams): boolean => query.has(MAIL_MARK);

/** The special collections (spec 2, F-005), by language. */
export const specialHandles = {
  newArrivals: { fr: 'nouveautes', en: 'new-arrivals' },
  sales: { fr: 'promotions', en: 'sales' },
} as const;

/** Whether a French handle is that of a special collection, which holds what other collections have. */
export const isSpecialHandle = (handlePrimary: string): boolean =>
  Object.values(specialHandles).some(({ fr }) => fr === handlePrimary);

/**
 * The path of a page in a language. Parameters are percent-encoded; a missing optional one is left out. Throws when a
 * required parameter is missing.
 */
export function addressOf(page: PageName, locale: Locale, params: Record<string, string | undefined> = {}): string {
  const path = addresses[page][locale].replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name];
    if (value) return `/${encodeURIComponent(value)}`;
    if (!optional) throw new Error(`The address of ${page} needs ${name}.`);
    return '';
  });
  return path || '/';
}

/** The language that a path belongs to: English below /en, else French. */
export const localeOfPath = (path: string): Locale => (/^\/en(\/|$)/.test(path) ? 'en' : 'fr');

/**
 * The parameters of a path that matches a pattern, ignoring the case of fixed words and a trailing slash. Null: no
 * match.
 */
function parametersOf(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/').filter(Boolean);
  const segments = path.split('/').filter(Boolean);
  const parameters: Record<string, string> = {};
  for (const [place, word] of expected.entries()) {
    const value = segments[place];
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(word) ?? [];
    if (name === undefined ? value?.toLowerCase() !== word : value === undefined && !optional) return null;
    if (name !== undefined && value !== undefined) parameters[name] = decodeURIComponent(value);
  }
  return segments.length > expected.length ? null : parameters;
}

/**
 * The page of a path, and its canonical path (routes 4): no trailing slash, fixed words in lower case, and the English
 * path for a French one below /en (E39). Null for an unknown page. Throws URIError for a broken percent-encoding.
 */
export function pageOfPath(path: string): { page: PageName; path: string } | null {
  const locale = localeOfPath(path.toLowerCase());
  // All categories are on the page of all products.
  if (/^(?:\/en)?\/categories\/?$/i.test(path)) return { page: 'products', path: addressOf('products', locale) };
  for (const language of new Set<Locale>([locale, 'fr']))
    for (const page of pageNames) {
      const below = language === locale ? path : path.replace(/^\/en/i, '');
      const parameters = parametersOf(addresses[page][language], below);
      if (parameters) return { page, path: addressOf(page, locale, parameters) };
    }
  return null;
}

/** The canonical path of a page; null and throws as `pageOfPath`. */
export const properPath = (path: string): string | null => pageOfPath(path)?.path ?? null;

/** Whether a path is the page's, in any language and whatever its view. */
export const isOnPage = (page: PageName, pathname: string): boolean =>
  locales.some((locale) => {
    const start = addresses[page][locale].replace('/:view?', '');
    return pathname === start || pathname.startsWith(`${start}/`);
  });
