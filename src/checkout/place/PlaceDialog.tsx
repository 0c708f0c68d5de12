import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { graphql, loadQuery, useRelayEnvironment } from 'react-relay';
import PlaceDialogQueryNode, { type PlaceDialogQuery } from '#generated/relay/PlaceDialogQuery.graphql.ts';
import { placeText } from '#rules/placeText.ts';
import { refreshCart } from '../../cart/refreshCart.ts';
import { useVisitPlace } from '../../cart/visitorCart.ts';
import { PickupPoints } from '../../fulfilment/PickupPoints.tsx';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import { useCachedQuery } from '../../shared/relay/useCachedQuery.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { RetryNotice } from '../../shared/ui/RetryNotice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import styles from './PlaceDialog.module.css';
import { PlaceOptions } from './PlaceOptions.tsx';
import { usePlaceChoice } from './usePlaceChoice.ts';

graphql`
  query PlaceDialogQuery {
    ...PickupPoints_query
    cart {
      fromStorage
      locationId
      ...PlaceOptions_cart
    }
    user {
      ...HomeDelivery_user
    }
  }
`;

type Data = PlaceDialogQuery['response'];

/** Delivery comes first for whoever has chosen nothing: they want to know whether it reaches them. */
function Options({ data }: { data: Data }) {
  const environment = useRelayEnvironment();
  const { cart, user } = data;
  const place = usePlaceChoice(cart.locationId ? 'pickup' : 'ship');
  const { pending, choose } = place;
  return (
    <PlaceOptions
      cart={cart}
      user={user ?? null}
      place={place}
      points={
        <PickupPoints
          points={data}
          value={pending ?? cart.locationId ?? null}
          onChange={(locationId) => choose({ locationId })}
          fromStorage={cart.fromStorage}
        />
      }
      onAddress={() => void refreshCart(environment)}
    />
  );
}

/**
 * Where, when and for how much, before there is anything in the cart: a pickup point, or the zone of a postal code or of the
 * address on file. It is the cart's place, so that checkout begins with it.
 */
export function PlaceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const place = useVisitPlace();
  const { handover } = useMarketOffers();
  const load = () =>
    loadQuery<PlaceDialogQuery>(environment, PlaceDialogQueryNode, {}, { fetchPolicy: 'store-and-network' });
  const [reference, setReference] = useState(load);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const subscription = reference.source?.subscribe({ error: () => setFailed(true) });
    return () => {
      subscription?.unsubscribe();
      reference.dispose();
    };
  }, [reference]);
  const retry = () => {
    setFailed(false);
    setReference(load());
  };
  const data = useCachedQuery<PlaceDialogQuery>(PlaceDialogQueryNode, reference);
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={t(handover === 'both' ? 'checkout.place_title' : `checkout.where_${handover}`)}
      closeLabel={t('labels.close')}
      actions={<Button onClick={onClose}>{t('checkout.place_done')}</Button>}
    >
      <div className={styles.content} aria-busy={data === null && !hasFailed}>
        {data ? (
          <Options data={data} />
        ) : hasFailed ? (
          <RetryNotice onRetry={retry}>{t('checkout.points_failed')}</RetryNotice>
        ) : (
          <>
            <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
            {/* The ways, the field of delivery, and its note. */}
            <Skeleton className={styles.waiting} />
            <Skeleton className={styles.waiting} />
            <Skeleton className={styles.waiting} />
          </>
        )}
        <p role="status" className={styles.chosen}>
          {place && placeText(place, { locale, now, free: t('shell.free') })}
        </p>
      </div>
    </Dialog>,
    document.body,
  );
}
