import { graphql, useFragment } from 'react-relay';
import type { AddressWantedNotice_user$key } from '../../__generated__/relay/AddressWantedNotice_user.graphql.ts';
import type { AddressWantedNotice_userBasket$key } from '../../__generated__/relay/AddressWantedNotice_userBasket.graphql.ts';
import { AddressLink } from '../profile/AddressLink.tsx';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './UserBasketPart.module.css';

const fragment = graphql`
  fragment AddressWantedNotice_userBasket on UserBasket {
    shippingZone {
      id
      name
    }
  }
`;
const userFragment = graphql`
  fragment AddressWantedNotice_user on User {
    shippingAddress {
      zones {
        id
      }
    }
    ...AddressLink_user
  }
`;

type Props = {
  basket: AddressWantedNotice_userBasket$key;
  user: AddressWantedNotice_user$key;
  /** Opens the subscription's place. */
  onPlace: () => void;
};

/**
 * Says that deliveries are paused because the account has no address, or one outside the baskets' zone, until one of
 * the two changes.
 */
export function AddressWantedNotice({ basket, user: key, onPlace }: Props) {
  const { t } = useTranslation();
  const { shippingZone: zone } = useFragment(fragment, basket);
  const user = useFragment(userFragment, key);
  const home = user.shippingAddress ?? null;
  if (!zone || home?.zones.some(({ id }) => id === zone.id)) return null;
  return (
    <Notice
      kind="error"
      className={styles.wanted}
      title={home ? t('my_baskets.outside_zone', { zone: zone.name }) : t('my_baskets.address_missing')}
    >
      <p>
        {t('my_baskets.address_wanted')}{' '}
        <AddressLink user={user}>{t(home ? 'account.delivery.change' : 'account.delivery.add')}</AddressLink>
        {' · '}
        <TextLink onClick={onPlace}>{t('my_baskets.change_place')}</TextLink>
      </p>
    </Notice>
  );
}
