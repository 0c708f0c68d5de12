import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useUpdateBasketMutation } from '#generated/hooks/useUpdateBasketMutation.ts';
import type { RaisedBasket_userBasket$key } from '#generated/relay/RaisedBasket_userBasket.graphql.ts';
import { formatDay, formatEvening } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { refreshBaskets } from './refreshBaskets.ts';
import styles from './UserBasketPart.module.css';

const fragment = graphql`
  fragment RaisedBasket_userBasket on UserBasket {
    id
    total
    agreedTotal
    agreementWanted {
      period {
        deliveryDay
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
      by
    }
    basket {
      name
    }
    next {
      changeBy
    }
  }
`;

/**
 * A basket that costs more than its customer agreed to: both totals, what happens without an answer, and one press to accept
 * (E69). A total that rose again is refused, and shown in its place.
 */
export function RaisedBasket({ basket: key }: { basket: RaisedBasket_userBasket$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const environment = useRelayEnvironment();
  const { id, total, agreedTotal, agreementWanted: wanted, basket, next } = useFragment(fragment, key);
  const [update, accepting] = useUpdateBasketMutation();
  if (total <= agreedTotal || !next) return null;
  const sums = { agreed: formatCents(agreedTotal), current: formatCents(total) };
  const accept = async () => {
    const response = await update({ variables: { id, input: { total } }, failureKey: 'errors.basic_subscription' });
    if (response) announce(t('my_baskets.raised_accepted', { name: basket.name }));
    else await refreshBaskets(environment);
  };
  return (
    <Notice
      kind="error"
      className={styles.warning}
      title={t('my_baskets.raised', sums)}
      action={
        <Button size="s" busy={accepting} onClick={() => void accept()}>
          {t('my_baskets.raised_accept', sums)}
        </Button>
      }
    >
      <p>
        {wanted
          ? t('my_baskets.raised_waits', {
              day: formatDay(wanted.slot?.from ?? wanted.period.deliveryDay, locale, now),
              until: formatEvening(wanted.by, locale, now),
            })
          : t('my_baskets.raised_detail', { until: formatEvening(next.changeBy, locale, now) })}
      </p>
    </Notice>
  );
}
