import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ClosureSummary_closure$key } from '#generated/relay/ClosureSummary_closure.graphql.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './ClosureSummary.module.css';

const fragment = graphql`
  fragment ClosureSummary_closure on AccountClosure {
    openOrders {
      id
      number
      location {
        name
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    credit
    deposits
    owed
    baskets {
      id
      basket {
        name
      }
    }
    membership {
      status
      trialEnd
      currentPeriodEnd
    }
  }
`;

type Props = {
  closure: ClosureSummary_closure$key;
  /** The address of an order for this reader. */
  orderHref: (order: { id: string; number: number }) => string;
};

const SECOND_MS = 1000;

/**
 * What happens to open orders, subscriptions and credit when an account is closed, shown before the customer confirms
 * (E49). Renders nothing if there are none.
 */
export function ClosureSummary({ closure, orderHref }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { openOrders, credit, deposits, owed, baskets, membership } = useFragment(fragment, closure);
  const dayOf = (seconds: number): string => formatDay(new Date(seconds * SECOND_MS), locale, null);
  const endings = [
    credit > 0 && t('closure.credit', { amount: formatCents(credit) }),
    deposits > 0 && t('closure.deposits', { amount: formatCents(deposits) }),
    owed > 0 && t('closure.owed', { amount: formatCents(owed) }),
    ...baskets.map(({ basket }) => t('closure.basket', { name: basket.name })),
    membership &&
      (membership.status === 'past_due'
        ? t('closure.late')
        : t(membership.status === 'trialing' ? 'closure.trial' : 'closure.membership', {
            day: dayOf((membership.status === 'trialing' ? membership.trialEnd : null) ?? membership.currentPeriodEnd),
          })),
  ].filter((text) => typeof text === 'string');
  return (
    <>
      {openOrders.length > 0 && (
        <div className={styles.part}>
          <p>{t('closure.open')}</p>
          <ul className={styles.list}>
            {openOrders.map(({ id, number, location, slot }) => (
              <li key={id}>
                <TextLink href={orderHref({ id, number })}>{t('closure.order', { number })}</TextLink>
                {[
                  '',
                  slot && `${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}`,
                  location ? location.name : t('closure.delivered'),
                ]
                  .filter((text) => text !== null)
                  .join(', ')}
              </li>
            ))}
          </ul>
          <p>{t('closure.erased_after')}</p>
        </div>
      )}
      {endings.length > 0 && (
        <div className={styles.part}>
          <p>{t('closure.ends')}</p>
          <ul className={styles.list}>
            {endings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
