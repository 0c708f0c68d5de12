import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { priceBands, readPriceRange } from '#rules/priceRange.ts';
import {
  listingFlags,
  listingSorts,
  listingTemperatures,
  type ListingFlag,
  type ListingSort,
  type ListingTemperature,
} from '#rules/productListing.ts';
import { leafFillIcon, mapPinFillIcon, tagFillIcon } from '../shared/ui/icons.ts';
import { useListing } from './listingAddress.ts';

type Option<V extends string> = { value: V; text: string };

export const flagIcons: Record<ListingFlag, string | undefined> = {
  bio: leafFillIcon,
  regional: mapPinFillIcon,
  onsale: tagFillIcon,
  available: undefined,
};

/** The choices, in the reader's language. Sorts are written as they follow "Trier :". */
export function useListingTexts(): {
  sorts: Option<ListingSort>[];
  temperatures: Option<ListingTemperature>[];
  flags: Option<ListingFlag>[];
  /** The ranges to choose from; the address's own among them. */
  prices: Option<string>[];
} {
  const { t } = useTranslation();
  const { term, listing } = useListing();
  const isCustom = listing.price !== null && !priceBands.some((band) => band === listing.price);
  const priceText = (range: string) => {
    const { from, to } = readPriceRange(range) ?? { from: null, to: null };
    if (from === null) return t('collection.price_to', { to: formatCents(to ?? 0) });
    if (to === null) return t('collection.price_from', { from: formatCents(from) });
    return t('collection.price_between', { from: formatCents(from), to: formatCents(to) });
  };
  return {
    sorts: listingSorts.map((value) => ({
      value,
      // The default sorting of a search.
      text: value === 'priority' && term !== null ? t('collection.relevance') : t(`collection.sorts.${value}`),
    })),
    temperatures: listingTemperatures.map((value) => ({ value, text: t(`collection.temperatures.${value}`) })),
    flags: listingFlags.map((value) => ({ value, text: t(`collection.flags.${value}`) })),
    prices: [...priceBands, ...(isCustom ? [listing.price] : [])].map((value) => ({ value, text: priceText(value) })),
  };
}

/** Capitalises the first letter: "prix croissant" is "Prix croissant". */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
