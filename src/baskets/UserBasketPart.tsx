import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PickupPoints_query$key } from '#generated/relay/PickupPoints_query.graphql.ts';
import type { UserBasketPart_user$key } from '#generated/relay/UserBasketPart_user.graphql.ts';
import type { UserBasketPart_userBasket$key } from '#generated/relay/UserBasketPart_userBasket.graphql.ts';
import { formatCents } from '#rules/money.ts';
import type { CardSetup } from '../cards/useCardSetup.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { BasketPictures } from './BasketPictures.tsx';
import { BasketPlaceDialog } from './BasketPlaceDialog.tsx';
import { BasketWarnings } from './BasketWarnings.tsx';
import { CancelBasket } from './CancelBasket.tsx';
import { NextBasketSums, NextBasketWords } from './NextBasket.tsx';
import { PauseWeeks } from './PauseWeeks.tsx';
import { RaisedBasket } from './RaisedBasket.tsx';
import styles from './UserBasketPart.module.css';

const fragment = graphql`
  fragment UserBasketPart_userBasket on UserBasket {
    id
    isPaused
    basket {
      name
      price
      frequency
      ...BasketPictures_basket
    }
    location {
      name
    }
    shippingZone {
      name
    }
    note
    next {
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
      ...NextBasket_next
    }
    total
    agreedTotal
    ...RaisedBasket_userBasket
    ...BasketWarnings_userBasket
    ...PauseWeeks_userBasket
    ...BasketPlaceDialog_userBasket
    ...CancelBasket_userBasket
  }
`;
const userFragment = graphql`
  fragment UserBasketPart_user on User {
    ...HomeDelivery_user
    ...BasketWarnings_user
  }
`;

type Props = {
  basket: UserBasketPart_userBasket$key;
  user: UserBasketPart_user$key;
  points: PickupPoints_query$key;
  cardSetup: CardSetup;
  /** Shown beside the first subscription. */
  card: ReactNode;
};

/** One subscription: basket, next delivery and its price, weeks, destination, and cancelling. */
export function UserBasketPart({ basket: key, user: userKey, points, cardSetup, card }: Props) {
  const { t } = useTranslation();
  const data = useFragment(fragment, key);
  const user = useFragment(userFragment, userKey);
  const { id, basket, location, shippingZone, note, next, isPaused } = data;
  const [changing, setChanging] = useState(false);
  const heading = `panier-${id}`;
  const place = shippingZone
    ? t('my_baskets.delivered', { name: shippingZone.name })
    : t('my_baskets.fetched', { name: location?.name ?? '' });
  const state = !next ? 'gone' : !next.slot ? 'place_wanted' : isPaused ? 'some_paused' : 'active';
  return (
    <section className={styles.columns} aria-labelledby={heading}>
      <Panel edge="outlined" className={styles.main}>
        <div className={styles.head}>
          <div>
            <BasketPictures basket={basket} />
          </div>
          <div className={styles.text}>
            <h2 id={heading} className={styles.name}>
              {basket.name}
            </h2>
            <p className={styles.detail}>
              {basket.frequency !== '%future added value' && t(`baskets.frequency.${basket.frequency}`)}
            </p>
            <p className={styles.detail}>{place}</p>
            {note && <p className={styles.detail}>{t('my_baskets.note', { note })}</p>}
            <div className={styles.state}>
              <Tag colour={state === 'active' ? 'turquoise' : 'gray'}>{t(`my_baskets.${state}`)}</Tag>
              {next && (
                <TextLink
                  standalone
                  aria-label={t('my_baskets.change_of', { name: basket.name })}
                  onClick={() => setChanging(true)}
                >
                  {t('my_baskets.change')}
                </TextLink>
              )}
            </div>
          </div>
          <p className={styles.price}>{formatCents(basket.price)}</p>
        </div>
        <RaisedBasket basket={data} />
        <BasketWarnings basket={data} user={user} cardSetup={cardSetup} onPlace={() => setChanging(true)} />
        {next && <PauseWeeks basket={data} />}
      </Panel>
      <div className={styles.side}>
        {next && (
          <Panel as="section" edge="outlined" labelledBy={`${heading}-suite`} className={styles.panel}>
            <h3 id={`${heading}-suite`} className={styles.title}>
              {t('my_baskets.next')}
            </h3>
            <NextBasketWords next={next} />
            {next.slot ? (
              <NextBasketSums
                next={next}
                name={basket.name}
                label={t(data.total > data.agreedTotal ? 'my_baskets.charged_if' : 'my_baskets.charged')}
              />
            ) : (
              <p>{t('my_baskets.not_charged')}</p>
            )}
            <p className={styles.detail}>{t('my_baskets.fixed_ones')}</p>
          </Panel>
        )}
        {card}
        <CancelBasket basket={data} />
      </div>
      {changing && <BasketPlaceDialog basket={data} user={user} points={points} onClose={() => setChanging(false)} />}
    </section>
  );
}
