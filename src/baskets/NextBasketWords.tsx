import { graphql, useFragment } from 'react-relay';
import type { NextBasketWords_next$key } from '../../__generated__/relay/NextBasketWords_next.graphql.ts';
import { formatDay, formatTimeRange, formatLastDay } from '../../rules/dates.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';

const fragment = graphql`
  fragment NextBasketWords_next on NextBasket {
    location {
      __typename
    }
    shippingZone {
      __typename
    }
    slot {
      from
      to
    }
    changeBy
  }
`;

type Props = { next: NextBasketWords_next$key; first?: boolean };

/** When the next basket comes, and until when it can be skipped or changed (E21, F-149). first: there is none before it. */
export function NextBasketWords({ next, first = false }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { location, shippingZone, slot, changeBy } = useFragment(fragment, next);
  const day = slot ? formatDay(slot.from, locale) : '';
  return (
    <>
      <p>
        <strong>
          {slot
            ? t(first ? 'baskets.first' : 'baskets.next', {
                day: first ? day : day.charAt(0).toUpperCase() + day.slice(1),
                hours: formatTimeRange(slot.from, slot.to, locale),
              })
            : t(location || shippingZone ? 'baskets.closed_slot' : 'baskets.no_slot')}
        </strong>
      </p>
      <p>{t('baskets.change_until', { day: formatLastDay(changeBy, locale) })}</p>
    </>
  );
}
