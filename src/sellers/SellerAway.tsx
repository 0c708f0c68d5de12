import { graphql, useFragment } from 'react-relay';
import type { SellerAway_seller$key } from '../../__generated__/relay/SellerAway_seller.graphql.ts';
import { addressOf, specialHandles } from '../../rules/addresses.ts';
import { formatMoment } from '../../rules/dates.ts';
import { isSellerAway } from '../../rules/stock.ts';
import { collectionParams } from '../catalogue/collectionAddress.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { suitcaseRollingIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './SellerAway.module.css';

const fragment = graphql`
  fragment SellerAway_seller on Seller {
    deactivatedUntil
    collections {
      name
      handlePrimary
      ...collectionAddress_collection
    }
  }
`;

const special: readonly string[] = [specialHandles.newArrivals.fr, specialHandles.sales.fr];

/** For a producer on vacation: the instant of return (E26, F-077), and a link to similar products of others. */
export function SellerAway({ seller }: { seller: SellerAway_seller$key }) {
  const { deactivatedUntil, collections } = useFragment(fragment, seller);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  if (!deactivatedUntil || !isSellerAway(new Date(deactivatedUntil), now)) return null;
  const like = collections.find(({ handlePrimary }) => !special.includes(handlePrimary));
  return (
    <Panel ground="ble" as="section" className={styles.panel}>
      <Icon of={suitcaseRollingIcon} size={38} className={styles.icon} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {t('sellers.away')}{' '}
          <time dateTime={deactivatedUntil}>
            {t('sellers.back', { moment: formatMoment(deactivatedUntil, locale, now) })}
          </time>
        </h2>
        <p className={styles.detail}>{t('sellers.away_detail')}</p>
      </div>
      {like && (
        <Button variant="outlined" href={addressOf('collection', locale, collectionParams(like, locale))}>
          {t('sellers.elsewhere', { name: like.name })}
        </Button>
      )}
    </Panel>
  );
}
