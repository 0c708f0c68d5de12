import { ACCOUNT_VIEW_NAMES, localeOfPath, locales, pageOfPath, PLACE_FORM } from '#rules/addresses.ts';
import { CART_VIEW_NAMES } from '#rules/cartSteps.ts';
import type { Locale } from '#rules/constants.ts';
import { DESK_VIEW_NAMES } from '../../../src/desk/frame/deskViews.ts';

/** Words of a view of the desk in its address, by language; written here too, since a wrong table would agree with itself. */
const DESK_ITEMS: readonly Record<Locale, string>[] = [
  { fr: 'annee', en: 'year' },
  { fr: 'nouvelle', en: 'new' },
  { fr: 'produits', en: 'products' },
  { fr: 'producteurs', en: 'producers' },
  { fr: 'paniers', en: 'baskets' },
  { fr: 'points', en: 'pickup' },
  { fr: 'grille', en: 'grid' },
  { fr: 'fichiers', en: 'files' },
  { fr: 'conditions', en: 'terms' },
  { fr: 'confidentialite', en: 'privacy' },
  { fr: 'liens', en: 'links' },
];
const WORDS = {
  cart: Object.values(CART_VIEW_NAMES),
  account: Object.values(ACCOUNT_VIEW_NAMES),
  desk: [...Object.values(DESK_VIEW_NAMES), ...DESK_ITEMS],
};

/** Why a link of a page in this language leads astray: into the other language, or to a word of it. Null: it does not. */
export function strayLink(href: string, locale: Locale): string | null {
  if (!/^\/(?!\/)/.test(href)) return null;
  const { pathname, searchParams } = new URL(href, 'https://marche.example');
  const other = locales.find((one) => one !== locale)!;
  if (pathname === PLACE_FORM[other]) return href;
  const place = pageOfPath(pathname);
  if (!place) return null;
  const words = place.page in WORDS ? WORDS[place.page as keyof typeof WORDS] : [];
  const isForeign = (segment: string) =>
    words.some((word) => word[other] === segment) && !words.some((word) => word[locale] === segment);
  const hasForeignParameter =
    place.page === 'basketSubscription' && searchParams.has({ fr: 'panier', en: 'basket' }[other]);
  const isAstray =
    localeOfPath(pathname) !== locale ||
    place.path !== pathname ||
    pathname.split('/').some(isForeign) ||
    hasForeignParameter;
  return isAstray ? href : null;
}

/** The language of the page that a test has opened last; null: none, or a part without a page. */
let opened: Locale | null = null;
const links: { link?: Element; href: string; locale: Locale }[] = [];

export const openedIn = (locale: Locale | null): void => void (opened = locale);
export const openedLocale = (): Locale | null => opened;

/** Notes every address that a link gets, since a page may be gone before its test ends. */
export function recordLinks(): () => void {
  const original = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (name === 'href' && opened && this.localName === 'a') links.push({ link: this, href: value, locale: opened });
    original.call(this, name, value);
  };
  return () => {
    Element.prototype.setAttribute = original;
  };
}

/** Notes where a page went by itself. */
export const recordVisit = (href: string, locale: Locale): void => void links.push({ href, locale });

/** Takes what was noted: the links of pages that left the page's language. The language's own link says so by `hreflang`. */
export function takeStrayLinks(): string[] {
  openedIn(null);
  return links
    .splice(0)
    .flatMap(({ link, href, locale }) => (link?.hasAttribute('hreflang') ? [] : (strayLink(href, locale) ?? [])));
}
