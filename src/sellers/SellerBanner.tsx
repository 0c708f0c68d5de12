import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  SellerBanner_seller$data,
  SellerBanner_seller$key,
} from '#generated/relay/SellerBanner_seller.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { isNewSeller } from '#rules/newArrivals.ts';
import { isSellerAway } from '#rules/stock.ts';
import { SellerMark } from '../catalogue/SellerMark.tsx';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Badge } from '../shared/ui/Badge.tsx';
import { classNames } from '../shared/ui/classNames.ts';
import { Landscape } from '../shared/ui/Landscape.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './SellerBanner.module.css';

const fragment = graphql`
  fragment SellerBanner_seller on Seller {
    handle
    createdAt
    deactivatedUntil
    images {
      path
    }
    ...SellerMark_seller
  }
`;

/** Over a producer's landscape, top right: when they are back, or that they are new (F-076, F-077). */
function SellerTags({ seller: { createdAt, deactivatedUntil } }: { seller: SellerBanner_seller$data }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  if (deactivatedUntil && isSellerAway(new Date(deactivatedUntil), now))
    return (
      <span className={styles.corner} data-light="">
        <Tag colour="gray" className={styles.away}>
          {t('products.back', { date: formatDay(deactivatedUntil, locale, now, 'short') })}
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

type Props = { seller: SellerBanner_seller$key; shape: 'card' | 'wide' };

/** A producer's landscape, their own or a generated one, with the portrait over its lower left corner and the tags. */
export function SellerBanner({ seller, shape }: Props) {
  const data = useFragment(fragment, seller);
  const landscape = data.images[1]?.path;
  return (
    <div className={classNames(styles.banner, styles[shape])}>
      <div className={styles.landscape}>
        {landscape ? (
          <Picture
            path={landscape}
            alt=""
            shape="square"
            priority={shape === 'wide'}
            sizes={shape === 'wide' ? '(min-width: 1024px) 75vw, 94vw' : '340px'}
            className={styles.photo}
          />
        ) : (
          <Landscape seed={data.handle} shape={shape} />
        )}
      </div>
      <SellerTags seller={data} />
      <span className={styles.mark}>
        <SellerMark seller={data} className={styles.disc} sizes={shape === 'wide' ? '112px' : '54px'} />
      </span>
    </div>
  );
}
