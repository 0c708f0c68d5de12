import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { firstBasketsQuery } from '#generated/relay/firstBasketsQuery.graphql.ts';
import type { PickupPoints_query$key } from '#generated/relay/PickupPoints_query.graphql.ts';
import type { SubscriptionForm_basket$key } from '#generated/relay/SubscriptionForm_basket.graphql.ts';
import type { SubscriptionForm_user$key } from '#generated/relay/SubscriptionForm_user.graphql.ts';
import { BASKET_PARAMETER } from '#rules/addresses.ts';
import { cardOnFile } from '../cards/cardOnFile.ts';
import { membershipCard } from '../cards/membershipCard.ts';
import { useCardSetup } from '../cards/useCardSetup.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { BasketChoices } from './BasketChoices.tsx';
import { BasketNote } from './BasketNote.tsx';
import { BasketPlace } from './BasketPlace.tsx';
import styles from './BasketSubscriptionScreen.module.css';
import { CardLine } from './CardLine.tsx';
import { firstOf, useFirstBaskets } from './firstBaskets.ts';
import {
  draftOf,
  saveDraft,
  placeOf,
  readDraft,
  type PlaceDraft,
  type SubscriptionDraft,
} from './subscriptionDraft.ts';
import { SubscriptionSummary } from './SubscriptionSummary.tsx';

const basketFragment = graphql`
  fragment SubscriptionForm_basket on Basket @relay(plural: true) {
    id
    handlePrimary
    ...BasketChoices_basket
    ...SubscriptionSummary_basket
  }
`;
const userFragment = graphql`
  fragment SubscriptionForm_user on User {
    baskets {
      basket {
        id
      }
    }
    ...cardOnFile_user
    ...membershipCard_user
    ...HomeDelivery_user
  }
`;

type Props = {
  baskets: SubscriptionForm_basket$key;
  user: SubscriptionForm_user$key;
  points: PickupPoints_query$key;
  first: PreloadedQuery<firstBasketsQuery>;
};

/** Basket, place, note and card; the address stores the basket, the tab the rest, so that the card page loses nothing. */
export function SubscriptionForm({ baskets: basketsKey, user: userKey, points, first: initial }: Props) {
  const placeId = useId();
  const cardId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const baskets = useFragment(basketFragment, basketsKey);
  const user = useFragment(userFragment, userKey);
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(readDraft);
  const [isUnresolved, setIsUnresolved] = useState(false);
  const first = useFirstBaskets(initial);
  const card = cardOnFile(user);
  const cardSetup = useCardSetup(card?.id ?? null, membershipCard(user)?.renews ? 'asks' : 'none');

  const handle = params.get(BASKET_PARAMETER.fr) ?? params.get(BASKET_PARAMETER.en);
  const basket = baskets.find(({ handlePrimary }) => handlePrimary === handle) ?? null;
  const offer = first.baskets && firstOf(first.baskets, basket?.id);
  const chosen = draft?.place ?? null;
  const place = chosen ?? offer?.place ?? draftOf(null, null);
  const isPlaceMissing = chosen !== null && !placeOf(chosen);
  const note = draft?.note ?? '';

  const updateDraft = (change: Partial<SubscriptionDraft>) => {
    const next = { place: chosen, note, ...change };
    saveDraft(next);
    setDraft(next);
  };
  const choosePlace = (next: PlaceDraft) => {
    updateDraft({ place: next });
    const placeInput = placeOf(next);
    if (placeInput) first.fetchAt(placeInput);
  };
  const chooseBasket = (newHandle: string) =>
    setParams(
      (current) => {
        for (const name of Object.values(BASKET_PARAMETER)) current.delete(name);
        current.set(BASKET_PARAMETER[locale], newHandle);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const zone = offer?.zone ?? null;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <h1>{t('subscribe.title')}</h1>
        {handle !== null && !basket && <p role="alert">{t('subscription.basket_gone')}</p>}
        <BasketChoices baskets={baskets} value={basket?.handlePrimary ?? null} onChange={chooseBasket} />
        <section aria-labelledby={placeId} className={styles.part}>
          <h2 id={placeId}>{t('subscribe.where')}</h2>
          <BasketPlace
            user={user}
            points={points}
            draft={place}
            zone={zone?.id === place.shippingZoneId ? zone : null}
            onChange={choosePlace}
            onUnresolved={setIsUnresolved}
          />
        </section>
        <BasketNote value={note} onChange={(text) => updateDraft({ note: text })} />
        <section aria-labelledby={cardId} className={styles.part}>
          <h2 id={cardId}>{t('subscribe.card')}</h2>
          <Panel edge="outlined" className={styles.card}>
            <CardLine user={user} cardSetup={cardSetup} />
          </Panel>
        </section>
      </div>
      <SubscriptionSummary
        basket={basket}
        first={basket && offer && !isPlaceMissing ? offer.first : null}
        isPlaceMissing={isPlaceMissing}
        failed={first.failed}
        onRetry={() => first.fetchAt(placeOf(place) || {})}
        place={isUnresolved ? null : placeOf(place) || null}
        note={note}
        hasCard={card !== null}
        cardSetup={cardSetup}
        subscribed={user.baskets.some((subscription) => subscription.basket.id === basket?.id)}
      />
    </div>
  );
}
