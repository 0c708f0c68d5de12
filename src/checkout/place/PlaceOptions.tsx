import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import type { PlaceOptions_cart$key } from '#generated/relay/PlaceOptions_cart.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { DeliveryMethodToggle } from '../../fulfilment/DeliveryMethodToggle.tsx';
import { HomeDelivery } from '../../profile/HomeDelivery.tsx';
import { useMarketOffers } from '../../shared/relay/marketOffers.ts';
import styles from './PlaceOptions.module.css';
import type { PlaceChoice } from './usePlaceChoice.ts';

const fragment = graphql`
  fragment PlaceOptions_cart on Cart {
    fromStorage
    shippingZone {
      id
      ...ZoneRow_zone
    }
    totals {
      freeDeliveryAbove
    }
  }
`;

type Props = {
  cart: PlaceOptions_cart$key;
  user: HomeDelivery_user$key | null;
  place: PlaceChoice;
  /** The pickup points. */
  points: ReactNode;
  onAddress: () => void;
  /** Above the toggle. */
  before?: ReactNode;
  /** Above the points or zones. */
  notice?: ReactNode;
  /** Below the zones. */
  children?: ReactNode;
};

/** Pickup or delivery, and its points or zones; each choice is saved immediately (F-103 to F-110). */
export function PlaceOptions({ cart: key, user, place, points, onAddress, before, notice, children }: Props) {
  const { t } = useTranslation();
  const cart = useFragment(fragment, key);
  const { pending, choose, method, chooseMethod, setIsUnresolved } = place;
  const options = useRef<HTMLDivElement>(null);
  const { handover } = useMarketOffers();
  // The link to pickup disappears with its field; focus stays in the step.
  const toPickup = () => {
    options.current?.focus({ preventScroll: true });
    chooseMethod('pickup');
  };
  const zone = cart.shippingZone ?? null;
  return (
    <div ref={options} tabIndex={-1} className={styles.options}>
      {before}
      {handover === 'both' && (
        <DeliveryMethodToggle
          value={method}
          deliveryDetail={t('checkout.ship_detail', { amount: formatCents(cart.totals.freeDeliveryAbove) })}
          onChange={chooseMethod}
        />
      )}
      {notice}
      {method === 'pickup' ? (
        points
      ) : (
        <HomeDelivery
          user={user}
          chosen={zone}
          value={pending ?? zone?.id ?? null}
          onChoose={(shippingZoneId) => choose({ shippingZoneId })}
          onPickup={toPickup}
          onUnresolved={setIsUnresolved}
          fromStorage={cart.fromStorage}
          onAddress={onAddress}
        >
          {children}
        </HomeDelivery>
      )}
    </div>
  );
}
