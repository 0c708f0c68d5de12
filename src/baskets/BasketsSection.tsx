import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BasketsSection_query$key } from '#generated/relay/BasketsSection_query.graphql.ts';
import type { BasketsSection_user$key } from '#generated/relay/BasketsSection_user.graphql.ts';
import { cardOnFile } from '../cards/cardOnFile.ts';
import { membershipCard } from '../cards/membershipCard.ts';
import { useCardSetup } from '../cards/useCardSetup.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './BasketsSection.module.css';
import { CardLine } from './CardLine.tsx';
import partStyles from './UserBasketPart.module.css';
import { UserBasketPart } from './UserBasketPart.tsx';

const userFragment = graphql`
  fragment BasketsSection_user on User {
    baskets {
      id
      ...UserBasketPart_userBasket
    }
    ...cardOnFile_user
    ...membershipCard_user
    ...UserBasketPart_user
  }
`;
const queryFragment = graphql`
  fragment BasketsSection_query on Query {
    ...PickupPoints_query
  }
`;

type Props = { user: BasketsSection_user$key; query: BasketsSection_query$key };

/** The account's recurring baskets (F-148): each with its next delivery and its weeks, and the card that is charged. */
export function BasketsSection({ user: userKey, query }: Props) {
  const headingId = useId();
  const { t } = useTranslation();
  const address = useAddress();
  const offers = useMarketOffers();
  const user = useFragment(userFragment, userKey);
  const points = useFragment(queryFragment, query);
  const cardSetup = useCardSetup(cardOnFile(user)?.id ?? null, membershipCard(user)?.renews ? 'asks' : 'none');
  const card = (
    <Panel as="section" edge="outlined" labelledBy={headingId} className={partStyles.panel}>
      <h3 id={headingId} className={partStyles.title}>
        {t('my_baskets.card')}
      </h3>
      <CardLine user={user} cardSetup={cardSetup} />
    </Panel>
  );
  if (user.baskets.length === 0 && !offers.baskets)
    return (
      <EmptyState
        heading="h2"
        title={t('my_baskets.not_offered')}
        action={<Button href={address('products')}>{t('my_baskets.see_goods')}</Button>}
      />
    );
  if (user.baskets.length === 0)
    return (
      <div className={styles.none}>
        <EmptyState
          heading="h2"
          title={t('my_baskets.none')}
          action={<Button href={address('baskets')}>{t('my_baskets.see')}</Button>}
        >
          <p>{t('my_baskets.none_detail')}</p>
        </EmptyState>
        {card}
      </div>
    );
  return (
    <div className={styles.baskets}>
      {user.baskets.map((basket, index) => (
        <UserBasketPart
          key={basket.id}
          basket={basket}
          user={user}
          points={points}
          cardSetup={cardSetup}
          card={index === 0 ? card : null}
        />
      ))}
    </div>
  );
}
