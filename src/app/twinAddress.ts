import { addressOf, type PageName } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { twinOf, type AddressParams } from '../shared/routing/twinParams.ts';

/** Values of `view` that differ by language (routes 2); links use the language's own. */
const views: Record<Locale, Record<string, string>> = {
  en: { livraison: 'delivery', cueillette: 'pickup', membre: 'member' },
  fr: { delivery: 'livraison', pickup: 'cueillette', member: 'membre' },
};

export type Place = { page: PageName | null; locale: Locale; params: AddressParams; loaderData: unknown };

/** The path of the same page in the other language; home's if there is no page (routes 3, F-009). */
export function twinAddress({ page, locale, params, loaderData }: Place): string {
  const other: Locale = locale === 'fr' ? 'en' : 'fr';
  const { view, ...rest } = params;
  return addressOf(
    page ?? 'home',
    other,
    page ? (twinOf(loaderData) ?? { ...rest, view: view && (views[other][view] ?? view) }) : {},
  );
}

/** The query of the page's twin: unchanged, except for a parameter whose name is translated (routes 3). */
export const twinQuery = (search: string, other: Locale): string =>
  other === 'en'
    ? search.replace(/(?<=[?&])panier(?==|&|$)/g, 'basket')
    : search.replace(/(?<=[?&])basket(?==|&|$)/g, 'panier');
