import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ZoneRow_zone$key } from '#generated/relay/ZoneRow_zone.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { slotParts } from './slotText.ts';

const fragment = graphql`
  fragment ZoneRow_zone on ShippingZone {
    id
    name
    price
    weekday
    nextSlot {
      ...slotText_slot
    }
    expressSlot {
      ...slotText_slot
    }
  }
`;

type Props = {
  zone: ZoneRow_zone$key;
  /** For weekly deliveries: the weekday instead of the next date. */
  weekly?: boolean | undefined;
  /** Express: the next round, whatever its week (E63). */
  fromStorage?: boolean | undefined;
};

/**
 * A delivery zone as a choice: its day and hours, and its price or that it is free. Without a round that week, it is
 * closed.
 */
export function ZoneRow({ zone, weekly, fromStorage }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { id, name, price, weekday, nextSlot, expressSlot } = useFragment(fragment, zone);
  const round = fromStorage ? expressSlot : nextSlot;
  const slot = round && slotParts(round, locale, { now, weekday: weekly ? weekday : null });
  return (
    <ChoiceRow
      value={id}
      title={name}
      detail={slot ? `${slot.day}, ${slot.hours}` : t('fulfilment.no_round')}
      aside={<strong>{price === 0 ? t('cart.free') : formatCents(price)}</strong>}
      asideShort
      disabled={!slot}
    />
  );
}
