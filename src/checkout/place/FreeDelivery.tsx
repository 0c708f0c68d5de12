import { Trans } from 'react-i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FreeDelivery_cart$key } from '#generated/relay/FreeDelivery_cart.graphql.ts';
import { freeDeliveryDistance, type DeliveryWaiver } from '#rules/delivery.ts';
import { formatCents } from '#rules/money.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';

const fragment = graphql`
  fragment FreeDelivery_cart on Cart {
    shippingZone {
      price
    }
    totals {
      items
      deliveryWaiver
      freeDeliveryAbove
    }
  }
`;

/** How much more makes delivery free: the subtotal must exceed the limit (F-114). For zones with a price only. */
export function FreeDelivery({ cart }: { cart: FreeDelivery_cart$key }) {
  const { t } = useTranslation();
  const { shippingZone, totals } = useFragment(fragment, cart);
  if (!shippingZone) return null;
  const distance = freeDeliveryDistance({
    itemsTotal: totals.items,
    picksUp: false,
    zonePrice: shippingZone.price,
    waiver: (totals.deliveryWaiver ?? null) as DeliveryWaiver | null,
    freeAbove: totals.freeDeliveryAbove,
  });
  if (distance === null) return null;
  const valueText = t('checkout.progress', {
    items: formatCents(totals.items),
    goal: formatCents(totals.freeDeliveryAbove),
  });
  return (
    <Notice kind="good">
      <p>
        {distance === 'reached' ? (
          t('checkout.free_reached')
        ) : distance === 0 ? (
          t('checkout.free_one_more')
        ) : (
          <Trans
            i18nKey="checkout.free_missing"
            values={{ amount: formatCents(distance) }}
            components={{ b: <strong /> }}
          />
        )}
      </p>
      <ProgressBar
        label={t('checkout.progress_label')}
        value={totals.items}
        max={totals.freeDeliveryAbove}
        valueText={valueText}
      />
    </Notice>
  );
}
