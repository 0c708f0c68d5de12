import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router';
import { usePickupStepQuery } from '#generated/hooks/usePickupStepQuery.ts';
import type { PickupStepQuery } from '#generated/relay/PickupStepQuery.graphql.ts';
import { PickupPoints } from '../../fulfilment/PickupPoints.tsx';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './PickupStep.module.css';

graphql`
  query PickupStepQuery {
    ...PickupPoints_query
  }
`;

type Places = PreloadedQuery<PickupStepQuery>;
type Props = { places: Places; value: string | null; onChange: (id: string) => void; fromStorage: boolean };

function Points({ places, ...choice }: Props) {
  return <PickupPoints points={usePickupStepQuery(places)} {...choice} />;
}

/** Replaces the list if it could not be loaded; a new reference retries. */
class PointsBoundary extends Component<
  { places: Places; failed: ReactNode; children: ReactNode },
  { places: Places | null; failed: boolean }
> {
  override state = { places: null, failed: false };
  static getDerivedStateFromProps({ places }: { places: Places }, state: { places: Places | null }) {
    return places === state.places ? null : { places, failed: false };
  }
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}

/** The pickup points, or that they could not be loaded (F-110). */
export function PickupStep(props: Props) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const failed = <RetryNotice onRetry={() => void revalidate()}>{t('checkout.points_failed')}</RetryNotice>;
  const placeholder = (
    <div aria-busy="true" className={styles.waiting}>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  );
  return (
    <PointsBoundary places={props.places} failed={failed}>
      <Suspense fallback={placeholder}>
        <Points {...props} />
      </Suspense>
    </PointsBoundary>
  );
}
