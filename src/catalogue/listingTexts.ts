import { useTranslation } from 'react-i18next';
import {
  listingFlags,
  listingSorts,
  listingTemperatures,
  type ListingFlag,
  type ListingSort,
  type ListingTemperature,
} from '../../rules/productListing.ts';
import { useListing } from './listingAddress.ts';
import { leafFillIcon } from '../shared/ui/iconsFact.ts';
import { mapPinFillIcon, tagFillIcon } from '../shared/ui/iconsShell.ts';

type Option<V extends string> = { value: V; text: string };

export const flagIcons: Record<ListingFlag, string | undefined> = {
  bio: leafFillIcon,
  regional: mapPinFillIcon,
  onsale: tagFillIcon,
  available: undefined,
};

/** What a reader may choose, in the reader's words. Sorts are written as they follow "Trier :". */
export function useListingTexts(): {
  sorts: Option<ListingSort>[];
  temperatures: Option<ListingTemperature>[];
  flags: Option<ListingFlag>[];
} {
  const { t } = useTranslation();
  const { term } = useListing();
  return {
    sorts: listingSorts.map((value) => ({
      value,
      // What a search is sorted by when nothing else is asked for.
      text: value === 'priority' && term !== null ? t('collection.relevance') : t(`collection.sorts.${value}`),
    })),
    temperatures: listingTemperatures.map((value) => ({ value, text: t(`collection.temperatures.${value}`) })),
    flags: listingFlags.map((value) => ({ value, text: t(`collection.flags.${value}`) })),
  };
}

/** As it begins a line: "prix croissant" is "Prix croissant". */
export const beginning = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
