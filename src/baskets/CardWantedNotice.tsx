import { graphql, useFragment } from 'react-relay';
import type { CardWantedNotice_userBasket$key } from '../../__generated__/relay/CardWantedNotice_userBasket.graphql.ts';
import { formatDay, formatLastDay } from '../../rules/dates.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import type { CardTrip } from './useCardTrip.ts';
import styles from './UserBasketPart.module.css';

const fragment = graphql`
  fragment CardWantedNotice_userBasket on UserBasket {
    cardWanted {
      period {
        startDate
      }
      by
    }
  }
`;

type Props = { basket: CardWantedNotice_userBasket$key; trip: CardTrip };

/**
 * Says that the card was refused for a week whose place is reserved, until when another one can be stored, and where
 * (E51).
 */
export function CardWantedNotice({ basket, trip }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { cardWanted } = useFragment(fragment, basket);
  if (!cardWanted) return null;
  const { period, by } = cardWanted;
  return (
    <Notice
      kind="error"
      className={styles.wanted}
      title={t('my_baskets.card_wanted', { day: formatLastDay(by, locale) })}
      action={
        <Button size="s" variant="outlined" busy={trip.busy || trip.state === 'waiting'} onClick={trip.open}>
          {t('my_baskets.card_other')}
        </Button>
      }
    >
      <p>{t('my_baskets.card_wanted_detail', { day: formatDay(period.startDate, locale) })}</p>
    </Notice>
  );
}
