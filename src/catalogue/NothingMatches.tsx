import { wholeListing } from '../../rules/productListing.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useListing } from './listingAddress.ts';

/** Says that no product matches the filters; one press removes them and keeps the sorting. */
export function NothingMatches() {
  const { t } = useTranslation();
  const { listing, hrefWith } = useListing();
  return (
    <EmptyState
      title={t('collection.none')}
      action={<Button href={hrefWith({ ...wholeListing, sort: listing.sort })}>{t('collection.drop_filters')}</Button>}
    >
      <p>{t('collection.none_detail')}</p>
    </EmptyState>
  );
}
