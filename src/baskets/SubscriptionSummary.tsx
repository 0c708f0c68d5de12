import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { firstBasketsQuery } from '#generated/relay/firstBasketsQuery.graphql.ts';
import type { SubscriptionSummary_basket$key } from '#generated/relay/SubscriptionSummary_basket.graphql.ts';
import { ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import type { CardSetup } from '../cards/useCardSetup.ts';
import { failureText } from '../shared/i18n/failureText.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { calendarCheckIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { BasketPictures } from './BasketPictures.tsx';
import styles from './BasketSubscriptionScreen.module.css';
import { NextBasketSums, NextBasketWords } from './NextBasket.tsx';
import { useSubscribe, type SubscriptionPlace } from './useSubscribe.ts';

const fragment = graphql`
  fragment SubscriptionSummary_basket on Basket {
    id
    name
    frequency
    ...BasketPictures_basket
  }
`;

type Props = {
  /** Null: none is chosen. */
  basket: SubscriptionSummary_basket$key | null;
  /** The first delivery; null: unknown, or no basket. */
  first: firstBasketsQuery['response']['baskets'][number]['first'] | null;
  /** The method is chosen but not the place. */
  isPlaceMissing: boolean;
  failed: boolean;
  onRetry: () => void;
  place: SubscriptionPlace | null;
  note: string;
  hasCard: boolean;
  cardSetup: CardSetup;
  /** The customer already has this basket. */
  subscribed: boolean;
};

/**
 * What the subscription costs and when it is charged, and the button that starts it, which waits for the sums (E69); a
 * refusal is shown above the button.
 */
export function SubscriptionSummary(props: Props) {
  const headingId = useId();
  const { basket: key, first, isPlaceMissing, failed, onRetry, place, note, hasCard, cardSetup, subscribed } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const basket = useFragment(fragment, key);
  const { busy, failures, subscribe } = useSubscribe(onRetry);
  const subscriptionsHref = address('account', { view: ACCOUNT_VIEW_NAMES.baskets[locale] });
  const lacksSums = basket !== null && first === null && !isPlaceMissing;
  const isLoading = lacksSums && !failed;
  const submit = () => {
    if (basket && place && !hasCard) cardSetup.open();
    else void subscribe({ basket: basket?.id ?? null, place, note, first });
  };
  const rhythm = basket && basket.frequency !== '%future added value' ? t(`baskets.frequency.${basket.frequency}`) : '';
  return (
    <Panel as="aside" edge="raised" labelledBy={headingId} className={styles.summary}>
      <h2 id={headingId}>{t('subscribe.yours')}</h2>
      {basket ? <BasketPictures basket={basket} /> : <p>{t('subscribe.none_yet')}</p>}
      <div aria-busy={isLoading} className={styles.offer}>
        {basket && first && (
          <>
            <NextBasketSums next={first} name={basket.name} label={rhythm} />
            <Notice kind="sunken" icon={calendarCheckIcon}>
              <NextBasketWords next={first} first />
            </Notice>
          </>
        )}
        {basket && isPlaceMissing && <p>{t('baskets.no_slot')}</p>}
        {isLoading && <Skeleton className={styles.waiting} />}
        {basket && failed && !isPlaceMissing && (
          <Notice
            kind="error"
            action={
              <Button size="s" variant="outlined" onClick={onRetry}>
                {t('labels.retry')}
              </Button>
            }
          >
            <p>{t('subscribe.sums_failed')}</p>
          </Notice>
        )}
      </div>
      {failures.map((line, index) => (
        <Notice key={index} kind="error">
          <p>{failureText(t, line)}</p>
        </Notice>
      ))}
      {subscribed && !busy ? (
        <>
          <p>{t('subscription.already')}</p>
          <Button wide href={subscriptionsHref}>
            {t('subscribe.mine')}
          </Button>
        </>
      ) : hasCard && lacksSums && failed ? null : (
        <Button
          key={hasCard ? 'subscribe' : 'card'}
          wide
          size="l"
          busy={busy || cardSetup.busy || cardSetup.state === 'waiting' || (hasCard && isLoading)}
          onClick={submit}
        >
          {t(hasCard ? 'subscribe.do' : 'subscribe.to_card')}
        </Button>
      )}
      <p className={styles.detail}>{t('subscribe.terms')}</p>
    </Panel>
  );
}
