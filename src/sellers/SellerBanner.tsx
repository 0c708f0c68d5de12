import { graphql, useFragment } from 'react-relay';
import type { SellerBanner_seller$key } from '../../__generated__/relay/SellerBanner_seller.graphql.ts';
import { SellerMark } from '../catalogue/SellerMark.tsx';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { joined } from '../shared/ui/joined.ts';
import { Landscape } from '../shared/ui/Landscape.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './SellerBanner.module.css';
import { SellerTags } from './SellerTags.tsx';

const fragment = graphql`
  fragment SellerBanner_seller on Seller {
    handle
    images {
      path
    }
    ...SellerMark_seller
    ...SellerTags_seller
  }
`;

type Props = { seller: SellerBanner_seller$key; shape: 'card' | 'wide' };

/** A producer's landscape, their own or a generated one, with the portrait over its lower left corner and the tags. */
export function SellerBanner({ seller, shape }: Props) {
  const data = useFragment(fragment, seller);
  const { imageBase } = usePageSettings();
  const landscape = data.images[1]?.path;
  return (
    <div className={joined(styles.banner, styles[shape])}>
      <div className={styles.landscape}>
        {landscape ? (
          <Picture
            path={landscape}
            base={imageBase}
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
