import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import type { PlaceStep_cart$key } from '#generated/relay/PlaceStep_cart.graphql.ts';
import { formatLastDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { refreshCart } from '../../cart/refreshCart.ts';
import { DeliveryMethodToggle } from '../../fulfilment/DeliveryMethodToggle.tsx';
import { HomeDelivery } from '../../profile/HomeDelivery.tsx';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { GuestLine } from '../guest/GuestLine.tsx';
import type { StepProps } from '../stepProps.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { PickupStep } from './PickupStep.tsx';
import styles from './PlaceStep.module.css';

const fragment = graphql`
  fragment PlaceStep_cart on Cart {
    fromStorage
    locationId
    location {
      name
    }
    slot {
      __typename
    }
    shippingZone {
      id
      name
      ...ZoneRow_zone
    }
    totals {
      freeDeliveryAbove
    }
    ...FreeDelivery_cart
  }
`;

type Props = Pick<StepProps, 'alcohol' | 'closesAt' | 'orderFee' | 'place' | 'places'> & {
  cart: PlaceStep_cart$key;
  user: HomeDelivery_user$key | null;
};

/** Where and when: a pickup point, or delivery at home; each choice is saved immediately (F-103 to F-110). */
export function PlaceStep({ cart: key, user, alcohol, closesAt, orderFee, places, place }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const cart = useFragment(fragment, key);
  const { pending, choose, method, chooseMethod, isUnresolved, setIsUnresolved } = place;
  const step = useRef<HTMLDivElement>(null);
  // The link to pickup disappears with its field; focus stays in the step.
  const toPickup = () => {
    step.current?.focus({ preventScroll: true });
    chooseMethod('pickup');
  };
  const zone = cart.shippingZone ?? null;
  const chosen = method === 'pickup' ? cart.location : isUnresolved ? null : zone;
  const closed = cart.slot || cart.fromStorage || pending !== null ? null : chosen;
  if (!places) return null;
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      {user === null && <GuestLine alcohol={alcohol} orderFee={orderFee} />}
      <DeliveryMethodToggle
        value={method}
        deliveryDetail={t('checkout.ship_detail', { amount: formatCents(cart.totals.freeDeliveryAbove) })}
        onChange={chooseMethod}
      />
      {closed && (
        <Notice kind="error">
          <p>{t('checkout.closed_place', { place: closed.name, day: formatLastDay(closesAt, locale, now) })}</p>
        </Notice>
      )}
      {method === 'pickup' ? (
        <PickupStep
          places={places}
          value={pending ?? cart.locationId ?? null}
          onChange={(locationId) => choose({ locationId })}
          fromStorage={cart.fromStorage}
        />
      ) : (
        <HomeDelivery
          user={user}
          chosen={zone}
          value={pending ?? zone?.id ?? null}
          onChoose={(shippingZoneId) => choose({ shippingZoneId })}
          onPickup={toPickup}
          onUnresolved={setIsUnresolved}
          fromStorage={cart.fromStorage}
          onAddress={() => void refreshCart(environment)}
        >
          {!isUnresolved && cart.slot && <FreeDelivery cart={cart} />}
        </HomeDelivery>
      )}
    </div>
  );
}
