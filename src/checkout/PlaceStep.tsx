import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import type { PickupStepQuery } from '../../__generated__/relay/PickupStepQuery.graphql.ts';
import type { PlaceStep_cart$key } from '../../__generated__/relay/PlaceStep_cart.graphql.ts';
import type { DeliveryMethod } from '../../rules/cartSteps.ts';
import { FREE_DELIVERY_ABOVE_CENTS } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { PostalCodeField } from '../fulfilment/PostalCodeField.tsx';
import { WayToggle } from '../fulfilment/WayToggle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { packageIcon } from '../shared/ui/iconsFact.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { FreeDelivery } from './FreeDelivery.tsx';
import { PickupStep } from './PickupStep.tsx';
import styles from './PlaceStep.module.css';
import type { PlaceChoice } from './usePlaceChoice.ts';

const fragment = graphql`
  fragment PlaceStep_cart on Cart {
    fromStorage
    locationId
    shippingZone {
      id
      ...ZoneRow_zone
    }
    ...FreeDelivery_cart
  }
`;

type Props = {
  cart: PlaceStep_cart$key;
  places: PreloadedQuery<PickupStepQuery>;
  method: DeliveryMethod;
  choice: PlaceChoice;
  onMethod: (method: DeliveryMethod) => void;
  onDoubt: (doubt: boolean) => void;
  /** Where a customer's delivery goes; null: no address on file. Absent for guests, who tell it on the payment page. */
  home?: string | null;
};

/** Where and when: a pickup point, or delivery by postal code; each choice is saved at once (F-103 to F-110). */
export function PlaceStep({ cart: key, places, method, choice, onMethod, onDoubt, home }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const cart = useFragment(fragment, key);
  const { pending, choose } = choice;
  const step = useRef<HTMLDivElement>(null);
  // The link that leads to pickup goes away with its field; the focus stays in the step.
  const toPickup = () => {
    step.current?.focus({ preventScroll: true });
    onMethod('pickup');
  };
  const zone = cart.shippingZone ?? null;
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      <WayToggle
        value={method}
        deliveryDetail={t('checkout.ship_detail', { amount: formatCents(FREE_DELIVERY_ABOVE_CENTS) })}
        onChange={onMethod}
      />
      {method === 'pickup' ? (
        <PickupStep
          places={places}
          value={pending ?? cart.locationId ?? null}
          onChange={(locationId) => void choose({ locationId })}
          fromStorage={cart.fromStorage}
        />
      ) : (
        <>
          <PostalCodeField
            chosen={zone}
            value={pending ?? zone?.id ?? null}
            onChoose={(shippingZoneId) => void choose({ shippingZoneId })}
            onPickup={toPickup}
            onDoubt={onDoubt}
            fromStorage={cart.fromStorage}
          />
          <FreeDelivery cart={cart} />
          <Notice kind="sunken" icon={packageIcon}>
            <p>
              {home === undefined ? (
                t('checkout.address_later')
              ) : (
                <>
                  {home === null ? t('checkout.address_missing') : t('checkout.address_known', { address: home })}{' '}
                  <TextLink href={address('account')}>
                    {t(home === null ? 'checkout.address_add' : 'checkout.address_change')}
                  </TextLink>
                </>
              )}
            </p>
          </Notice>
        </>
      )}
    </div>
  );
}
