import type { ReactNode } from 'react';
import { isNarrowed } from '../../rules/productListing.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { useListing } from './listingAddress.ts';
import { NothingMatches } from './NothingMatches.tsx';

/** Replaces an empty list: a message, and a link or action. */
export function NothingListed({ title, way }: { title: string; way: ReactNode }) {
  const { t } = useTranslation();
  const { listing } = useListing();
  if (isNarrowed(listing)) return <NothingMatches />;
  return (
    <EmptyState title={title} action={way}>
      <p>{t('collection.empty_detail')}</p>
    </EmptyState>
  );
}
