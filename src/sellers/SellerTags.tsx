import { graphql, useFragment } from 'react-relay';
import type { SellerTags_seller$key } from '../../__generated__/relay/SellerTags_seller.graphql.ts';
import { formatDate } from '../../rules/dates.ts';
import { isNewSeller } from '../../rules/newArrivals.ts';
import { isSellerAway } from '../../rules/stock.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Badge } from '../shared/ui/Badge.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './SellerTags.module.css';

const fragment = graphql`
  fragment SellerTags_seller on Seller {
    createdAt
    deactivatedUntil
  }
`;

/** Over a producer's landscape, top right: when they are back, or that they are new (F-076, F-077). */
export function SellerTags({ seller }: { seller: SellerTags_seller$key }) {
  const { createdAt, deactivatedUntil } = useFragment(fragment, seller);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  if (deactivatedUntil && isSellerAway(new Date(deactivatedUntil), now))
    return (
      <span className={styles.corner} data-light="">
        <Tag colour="gray" className={styles.away}>
          {t('products.back', { date: formatDate(deactivatedUntil, locale, now) })}
        </Tag>
      </span>
    );
  if (!isNewSeller(new Date(createdAt), now)) return null;
  return (
    <span className={styles.corner}>
      <Badge kind="new">{t('products.new')}</Badge>
    </span>
  );
}
