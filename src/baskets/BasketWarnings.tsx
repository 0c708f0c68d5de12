import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { BasketWarnings_user$key } from '#generated/relay/BasketWarnings_user.graphql.ts';
import type { BasketWarnings_userBasket$key } from '#generated/relay/BasketWarnings_userBasket.graphql.ts';
import { formatClosing, formatDay, formatDayEnd } from '#rules/dates.ts';
import type { CardSetup } from '../cards/useCardSetup.ts';
import { AddressLink } from '../profile/AddressLink.tsx';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './UserBasketPart.module.css';

const fragment = graphql`
  fragment BasketWarnings_userBasket on UserBasket {
    cardWanted {
      period {
        deliveryDay
      }
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
      by
    }
    next {
      slot {
        ...wholeObjects_slot @relay(mask: false)
      }
      changeBy
    }
    location {
      name
    }
    shippingZone {
      id
      name
    }
  }
`;
const userFragment = graphql`
  fragment BasketWarnings_user on User {
    shippingAddress {
      zones {
        id
      }
    }
    ...savedAddress_user
  }
`;

type Props = {
  basket: BasketWarnings_userBasket$key;
  user: BasketWarnings_user$key;
  cardSetup: CardSetup;
  /** Opens the subscription's place. */
  onPlace: () => void;
};

/**
 * What a subscription lacks: another card, if one was refused for a week whose place is reserved, and until when (E51);
 * another basket, if it is no longer offered; another place, if it does not serve the next basket, and until when; an
 * address in the baskets' zone, without which deliveries are paused.
 */
export function BasketWarnings({ basket, user: userKey, cardSetup, onPlace }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useAddress();
  const { cardWanted, next, location, shippingZone: zone } = useFragment(fragment, basket);
  const user = useFragment(userFragment, userKey);
  const home = user.shippingAddress ?? null;
  return (
    <>
      {cardWanted && (
        <Notice
          kind="error"
          className={styles.warning}
          title={t('my_baskets.card_wanted', { day: formatDayEnd(cardWanted.by, locale, now) })}
          action={
            <Button
              size="s"
              variant="outlined"
              busy={cardSetup.busy || cardSetup.state === 'waiting'}
              onClick={cardSetup.open}
            >
              {t('my_baskets.card_other')}
            </Button>
          }
        >
          <p>
            {t('my_baskets.card_wanted_detail', {
              day: formatDay(cardWanted.slot?.from ?? cardWanted.period.deliveryDay, locale, now),
            })}
          </p>
        </Notice>
      )}
      {!next && (
        <Notice
          kind="butter"
          className={styles.warning}
          title={t('my_baskets.gone_title')}
          action={
            <Button size="s" variant="outlined" href={address('baskets')}>
              {t('my_baskets.gone_other')}
            </Button>
          }
        >
          <p>{t('my_baskets.gone_end')}</p>
        </Notice>
      )}
      {next && !next.slot && (
        <Notice
          kind="error"
          className={styles.warning}
          title={t('my_baskets.place_closed', { place: (zone ?? location)?.name ?? '' })}
          action={
            <Button size="s" variant="outlined" onClick={onPlace}>
              {t('my_baskets.place_other')}
            </Button>
          }
        >
          <p>{t('my_baskets.place_closed_until', { day: formatClosing(next.changeBy, locale, now) })}</p>
        </Notice>
      )}
      {next?.slot && zone && !home?.zones.some(({ id }) => id === zone.id) && (
        <Notice
          kind="error"
          className={styles.warning}
          title={home ? t('my_baskets.outside_zone', { zone: zone.name }) : t('my_baskets.address_missing')}
        >
          <p>
            {t('my_baskets.address_wanted')}{' '}
            <AddressLink user={user}>{t(home ? 'account.delivery.change' : 'account.delivery.add')}</AddressLink>
            {' · '}
            <TextLink onClick={onPlace}>{t('my_baskets.change_place')}</TextLink>
          </p>
        </Notice>
      )}
    </>
  );
}
