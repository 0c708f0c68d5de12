import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed, listingQuery } from '#rules/productListing.ts';
import { announce } from '../shared/ui/announce.ts';
import { useListing } from './listingAddress.ts';
import { ChoiceChip, ToggleChip } from './ListingChip.tsx';
import type { ListingSeller } from './ListingFields.tsx';
import { ListingForm } from './ListingForm.tsx';
import { NeedChips, type NeedOption } from './ListingNeeds.tsx';
import { ListingSheet } from './ListingSheet.tsx';
import { flagIcons, useListingTexts } from './listingTexts.ts';
import styles from './ListingTools.module.css';
import { SortChip } from './SortChip.tsx';
import { useListingChoice } from './useListingChoice.ts';

type Props = {
  /** Of the collection, whose sheet counts the results; null: the list has no collection. */
  handle: string | null;
  /** The producers to choose from. */
  sellers: readonly ListingSeller[];
  /** The dietary needs that some of the results meet. */
  needs: readonly NeedOption[];
  /** The number of results. */
  count: number;
};

/**
 * Sorting and filters of a product list, stored in the address (F-060). Filters are links; choices among several are
 * selects in chips, on a phone one sheet with everything, and without scripts a form. Nothing where there is nothing to choose.
 */
export function ListingChoices({ handle, sellers, needs, count }: Props) {
  const { t } = useTranslation();
  const { listing, hrefWith } = useListing();
  const { temperatures, flags, prices } = useListingTexts();
  const choose = useListingChoice();
  const [open, setOpen] = useState(false);
  const resultText = t('collection.found', { count });
  useChangeAnnouncement(listingQuery(listing), resultText);
  // One product is in any order, and each filter would hide it.
  if (count < 2 && !isNarrowed(listing)) return null;
  const seller = sellers.find((option) => option.handle === listing.seller)?.name ?? listing.seller;
  const temperature = temperatures.find(({ value }) => value === listing.temperature)?.text;
  return (
    <section aria-label={t('collection.tools')} className={styles.tools}>
      <div className={styles.row}>
        <SortChip onOpen={() => setOpen(true)} />
        {(sellers.length > 1 || listing.seller) && (
          <ChoiceChip
            label={t('collection.seller')}
            value={listing.seller ?? ''}
            options={[
              { value: '', text: t('collection.all_sellers') },
              ...sellers.map((option) => ({ value: option.handle, text: option.name })),
            ]}
            onChoose={choose('seller')}
            clearHref={listing.seller && hrefWith({ seller: null })}
          >
            {seller ?? t('collection.seller')}
          </ChoiceChip>
        )}
        {flags.map(({ value, text }) => (
          <ToggleChip
            key={value}
            on={listing[value]}
            href={hrefWith({ [value]: !listing[value] })}
            icon={flagIcons[value]}
          >
            {text}
          </ToggleChip>
        ))}
        <div className={styles.last}>
          <ChoiceChip
            label={t('collection.keeping')}
            value={listing.temperature ?? ''}
            options={[{ value: '', text: t('collection.any_temperature') }, ...temperatures]}
            onChoose={choose('temperature')}
            clearHref={listing.temperature && hrefWith({ temperature: null })}
          >
            {temperature ?? t('collection.keeping')}
          </ChoiceChip>
          <ChoiceChip
            label={t('collection.price')}
            value={listing.price ?? ''}
            options={[{ value: '', text: t('collection.any_price') }, ...prices]}
            onChoose={choose('price')}
            clearHref={listing.price && hrefWith({ price: null })}
          >
            {prices.find(({ value }) => value === listing.price)?.text ?? t('collection.price')}
          </ChoiceChip>
          <NeedChips needs={needs} />
        </div>
      </div>
      {isNarrowed(listing) && count > 0 && <p className={styles.found}>{resultText}</p>}
      <ListingForm sellers={sellers} needs={needs} />
      <ListingSheet open={open} onClose={() => setOpen(false)} handle={handle} sellers={sellers} needs={needs} />
    </section>
  );
}

/** Announces a sentence each time the address's sorting or filters have changed, not initially. */
function useChangeAnnouncement(query: string, text: string): void {
  const announcedQuery = useRef(query);
  useEffect(() => {
    if (announcedQuery.current === query) return;
    announcedQuery.current = query;
    announce(text);
  }, [query, text]);
}
