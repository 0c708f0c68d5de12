import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import type { PickupPoints_query$key } from '#generated/relay/PickupPoints_query.graphql.ts';
import type { ZoneRow_zone$key } from '#generated/relay/ZoneRow_zone.graphql.ts';
import { DeliveryMethodToggle } from '../fulfilment/DeliveryMethodToggle.tsx';
import { PickupPoints } from '../fulfilment/PickupPoints.tsx';
import { HomeDelivery } from '../profile/HomeDelivery.tsx';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import styles from './BasketPlace.module.css';
import type { PlaceDraft } from './subscriptionDraft.ts';

type Props = {
  user: HomeDelivery_user$key;
  points: PickupPoints_query$key;
  draft: PlaceDraft;
  /** The zone's data, until a postal code is typed. */
  zone: (ZoneRow_zone$key & { readonly id: string }) | null;
  onChange: (draft: PlaceDraft) => void;
  /** Called with whether the typed postal code has no delivery. */
  onUnresolved: (isUnresolved: boolean) => void;
};

/** Where every basket goes: a pickup point, or delivery to the account's address. */
export function BasketPlace({ user, points, draft, zone, onChange, onUnresolved }: Props) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { handover } = useMarketOffers();
  const method = handover === 'both' ? draft.method : handover;
  // The link to pickup disappears with its field; focus stays with the choice.
  const toPickup = () => {
    place.current?.focus({ preventScroll: true });
    onUnresolved(false);
    onChange({ ...draft, method: 'pickup' });
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {handover === 'both' && (
        <DeliveryMethodToggle
          value={method}
          deliveryDetail={t('baskets.ship_detail')}
          onChange={(chosen) => {
            onUnresolved(false);
            onChange({ ...draft, method: chosen });
          }}
        />
      )}
      {method === 'pickup' ? (
        <PickupPoints
          points={points}
          value={draft.locationId}
          onChange={(locationId) => onChange({ ...draft, method, locationId })}
          fromStorage={false}
          weekly
        />
      ) : (
        <HomeDelivery
          user={user}
          chosen={zone}
          value={draft.shippingZoneId}
          onChoose={(shippingZoneId) => onChange({ ...draft, method, shippingZoneId })}
          onPickup={toPickup}
          onUnresolved={onUnresolved}
          weekly
        />
      )}
    </div>
  );
}
