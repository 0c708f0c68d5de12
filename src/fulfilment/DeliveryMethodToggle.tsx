import { useTranslation } from 'react-i18next';
import type { DeliveryMethod } from '#rules/cartSteps.ts';
import { storefrontFillIcon, storefrontIcon, truckFillIcon, truckIcon } from '../shared/ui/icons.ts';
import { SegmentedToggle } from '../shared/ui/SegmentedToggle.tsx';

type Props = {
  value: DeliveryMethod;
  /** The stated price of delivery. */
  deliveryDetail: string;
  onChange: (method: DeliveryMethod) => void;
};

/** Pickup or delivery. */
export function DeliveryMethodToggle({ value, deliveryDetail, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <SegmentedToggle
      legend={t('checkout.method')}
      value={value}
      onChange={onChange}
      segments={[
        {
          value: 'pickup',
          title: t('cart.pickup'),
          detail: t('cart.free'),
          icon: storefrontIcon,
          chosenIcon: storefrontFillIcon,
        },
        {
          value: 'ship',
          title: t('cart.delivery'),
          detail: deliveryDetail,
          icon: truckIcon,
          chosenIcon: truckFillIcon,
        },
      ]}
    />
  );
}
