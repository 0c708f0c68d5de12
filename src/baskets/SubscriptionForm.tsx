import { useState } from 'react';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { firstBasketsQuery } from '../../__generated__/relay/firstBasketsQuery.graphql.ts';
import type { PickupPoints_query$key } from '../../__generated__/relay/PickupPoints_query.graphql.ts';
import type { SubscriptionForm_basket$key } from '../../__generated__/relay/SubscriptionForm_basket.graphql.ts';
import type { SubscriptionForm_user$key } from '../../__generated__/relay/SubscriptionForm_user.graphql.ts';
import { BASKET_PARAMETER } from '../../rules/addresses.ts';
import { cardOnFile } from '../cards/cardOnFile.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { BasketChoices } from './BasketChoices.tsx';
import { BasketNote } from './BasketNote.tsx';
import { BasketPlace } from './BasketPlace.tsx';
import styles from './BasketSubscriptionScreen.module.css';
import { CardLine } from './CardLine.tsx';
import { firstOf, useFirstBaskets } from './firstBaskets.ts';
import {
  draftOf,
  keepDraft,
  placeOf,
  readDraft,
  type PlaceDraft,
  type SubscriptionDraft,
} from './subscriptionDraft.ts';
import { SubscriptionSummary } from './SubscriptionSummary.tsx';
import { useCardTrip } from './useCardSetup.ts';

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
export function SubscriptionForm({ baskets: basketsKey, user: userKey, points, first: loaded }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const baskets = useFragment(basketFragment, basketsKey);
  const user = useFragment(userFragment, userKey);
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(readDraft);
  const [doubt, setDoubt] = useState(false);
  const first = useFirstBaskets(loaded);
  const card = cardOnFile(user);
  const trip = useCardTrip(card?.id ?? null);

  const handle = params.get(BASKET_PARAMETER.fr) ?? params.get(BASKET_PARAMETER.en);
  const basket = baskets.find(({ handlePrimary }) => handlePrimary === handle) ?? null;
  const told = first.baskets && firstOf(first.baskets, basket?.id);
  const chosen = draft?.place ?? null;
  const place = chosen ?? told?.place ?? draftOf(null, null);
  const isOpen = chosen !== null && !placeOf(chosen);
  const note = draft?.note ?? '';

  const keep = (change: Partial<SubscriptionDraft>) => {
    const next = { place: chosen, note, ...change };
    keepDraft(next);
    setDraft(next);
  };
  const choosePlace = (next: PlaceDraft) => {
    keep({ place: next });
    const where = placeOf(next);
    if (where) first.ask(where);
  };
  const chooseBasket = (wanted: string) =>
    setParams(
      (now) => {
        for (const name of Object.values(BASKET_PARAMETER)) now.delete(name);
        now.set(BASKET_PARAMETER[locale], wanted);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const zone = told?.zone ?? null;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <h1>{t('subscribe.title')}</h1>
        {handle !== null && !basket && <p role="alert">{t('subscription.basket_gone')}</p>}
        <BasketChoices baskets={baskets} value={basket?.handlePrimary ?? null} onChange={chooseBasket} />
        <section aria-labelledby="lieu" className={styles.part}>
          <h2 id="lieu">{t('subscribe.where')}</h2>
          <BasketPlace
            user={user}
            points={points}
            draft={place}
            zone={zone?.id === place.shippingZoneId ? zone : null}
            onChange={choosePlace}
            onDoubt={setDoubt}
          />
        </section>
        <BasketNote value={note} onChange={(text) => keep({ note: text })} />
        <section aria-labelledby="carte" className={styles.part}>
          <h2 id="carte">{t('subscribe.card')}</h2>
          <Panel edge="outlined" className={styles.card}>
            <CardLine user={user} trip={trip} />
          </Panel>
        </section>
      </div>
      <SubscriptionSummary
        basket={basket}
        first={basket && told && !isOpen ? told.first : null}
        isOpen={isOpen}
        failed={first.failed}
        onRetry={() => first.ask(placeOf(place) || {})}
        place={doubt ? null : placeOf(place) || null}
        note={note}
        hasCard={card !== null}
        trip={trip}
        subscribed={user.baskets.some((own) => own.basket.id === basket?.id)}
      />
    </div>
  );
}
