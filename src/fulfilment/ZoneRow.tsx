import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ZoneRow_zone$key } from '../../__generated__/relay/ZoneRow_zone.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { slotParts, weeklySlotParts } from './slotText.ts';

const fragment = graphql`
  fragment ZoneRow_zone on ShippingZone {
    id
    name
    price
    nextSlot {
      ...slotText_slot
    }
  }
`;

/** A delivery zone as a choice: its day and hours, and its price or that it is free. Without a round that week, it is closed. weekly: for what comes every week. */
export function ZoneRow({ zone, weekly }: { zone: ZoneRow_zone$key; weekly?: boolean | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, name, price, nextSlot } = useFragment(fragment, zone);
  const slot = nextSlot && (weekly ? weeklySlotParts : slotParts)(nextSlot, locale);
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
