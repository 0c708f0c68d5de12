import { graphql, useFragment } from 'react-relay';
import type { CardPart_user$key } from '../../__generated__/relay/CardPart_user.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { CardLine } from './CardLine.tsx';
import type { CardTrip } from './useCardTrip.ts';
import styles from './UserBasketPart.module.css';

const fragment = graphql`
  fragment CardPart_user on User {
    ...CardLine_user
  }
`;

/** The card that baskets are charged to, and a link to store another one (F-148). */
export function CardPart({ user, trip }: { user: CardPart_user$key; trip: CardTrip }) {
  const { t } = useTranslation();
  return (
    <Panel as="section" edge="outlined" labelledBy="carte-paniers" className={styles.panel}>
      <h3 id="carte-paniers" className={styles.title}>
        {t('my_baskets.card')}
      </h3>
      <CardLine user={useFragment(fragment, user)} trip={trip} />
    </Panel>
  );
}
