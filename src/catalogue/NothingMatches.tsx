import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isNarrowed, wholeListing } from '#rules/productListing.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useListing } from './listingAddress.ts';
import styles from './NothingMatches.module.css';

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

type Props = { title?: string; action?: ReactNode; className?: string | undefined };

/** Replaces an empty list: a message, and a link or action; by default to home. */
export function NothingListed({ title, action, className = styles.empty }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const { listing } = useListing();
  const { paused } = useMarketOffers();
  return (
    <div className={className}>
      {isNarrowed(listing) ? (
        <NothingMatches />
      ) : (
        <EmptyState
          title={title ?? t(paused ? 'pause.nothing' : 'collection.empty')}
          action={action ?? <Button href={address('home')}>{t(paused ? 'shell.home' : 'shell.see_products')}</Button>}
        >
          <p>{t(paused ? 'pause.nothing_detail' : 'collection.empty_detail')}</p>
        </EmptyState>
      )}
    </div>
  );
}
