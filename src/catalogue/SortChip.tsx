import { useTranslation } from 'react-i18next';
import { sortAscendingIcon } from '../shared/ui/icons.ts';
import { useListing } from './listingAddress.ts';
import { ChoiceChip, SheetChip } from './ListingChip.tsx';
import { capitalize, useListingTexts } from './listingTexts.ts';
import { useListingChoice } from './useListingChoice.ts';

/** The sorting of a list. onOpen: on a phone it opens the sheet instead of the select. */
export function SortChip({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation();
  const { listing } = useListing();
  const { sorts } = useListingTexts();
  const choose = useListingChoice();
  const label = (
    <>
      {t('collection.sort_by')} <b>{sorts.find(({ value }) => value === listing.sort)?.text}</b>
    </>
  );
  return (
    <>
      {onOpen && (
        <SheetChip icon={sortAscendingIcon} onOpen={onOpen}>
          {label}
        </SheetChip>
      )}
      <ChoiceChip
        wideOnly={onOpen !== undefined}
        label={t('collection.sort')}
        icon={sortAscendingIcon}
        value={listing.sort}
        options={sorts.map(({ value, text }) => ({ value, text: capitalize(text) }))}
        onChoose={choose('sort')}
        clearHref={null}
      >
        {label}
      </ChoiceChip>
    </>
  );
}
