import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { HomeDelivery_user$key } from '#generated/relay/HomeDelivery_user.graphql.ts';
import type { PlaceStep_cart$key } from '#generated/relay/PlaceStep_cart.graphql.ts';
import { formatClosing } from '#rules/dates.ts';
import { refreshCart } from '../../cart/refreshCart.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { GuestLine } from '../guest/GuestLine.tsx';
import type { StepProps } from '../stepProps.ts';
import { FreeDelivery } from './FreeDelivery.tsx';
import { PickupStep } from './PickupStep.tsx';
import { PlaceOptions } from './PlaceOptions.tsx';

const fragment = graphql`
  fragment PlaceStep_cart on Cart {
    fromStorage
    locationId
    location {
      name
    }
    slot {
      ...wholeObjects_slot @relay(mask: false)
    }
    shippingZone {
      name
    }
    ...PlaceOptions_cart
    ...FreeDelivery_cart
  }
`;

type Props = Pick<StepProps, 'alcohol' | 'closesAt' | 'orderFee' | 'place' | 'places'> & {
  cart: PlaceStep_cart$key;
  user: HomeDelivery_user$key | null;
};

/** Where and when: a pickup point, or delivery at home; says if the chosen place is closed. */
export function PlaceStep({ cart: key, user, alcohol, closesAt, orderFee, places, place }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const cart = useFragment(fragment, key);
  const { pending, choose, method, isUnresolved } = place;
  const chosen = method === 'pickup' ? cart.location : isUnresolved ? null : cart.shippingZone;
  const closed = cart.slot || cart.fromStorage || pending !== null ? null : chosen;
  if (!places) return null;
  return (
    <PlaceOptions
      cart={cart}
      user={user}
      place={place}
      before={user === null && <GuestLine alcohol={alcohol} orderFee={orderFee} />}
      notice={
        closed && (
          <Notice kind="error">
            <p>{t('checkout.closed_place', { place: closed.name, day: formatClosing(closesAt, locale, now) })}</p>
          </Notice>
        )
      }
      points={
        <PickupStep
          places={places}
          value={pending ?? cart.locationId ?? null}
          onChange={(locationId) => choose({ locationId })}
          fromStorage={cart.fromStorage}
        />
      }
      onAddress={() => void refreshCart(environment)}
    >
      {!isUnresolved && cart.slot && <FreeDelivery cart={cart} />}
    </PlaceOptions>
  );
}
