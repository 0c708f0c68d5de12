import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FixedBaskets_userBasket$key } from '#generated/relay/FixedBaskets_userBasket.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';

const fragment = graphql`
  fragment FixedBaskets_userBasket on UserBasket {
    fixed {
      period {
        id
        deliveryDay
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

/** The days of the baskets that still come and are charged, whatever the customer changes. Nothing if there are none. */
export function FixedBaskets({ basket }: { basket: FixedBaskets_userBasket$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { fixed } = useFragment(fragment, basket);
  return fixed.map(({ period, slot }) => (
    <p key={period.id}>
      <strong>{t('my_baskets.fixed_day', { day: formatDay(slot?.from ?? period.deliveryDay, locale, now) })}</strong>
    </p>
  ));
}
