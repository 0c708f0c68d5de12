import { graphql, useFragment } from 'react-relay';
import type { OrderThumbs_order$key } from '#generated/relay/OrderThumbs_order.graphql.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './OrderThumbs.module.css';

const fragment = graphql`
  fragment OrderThumbs_order on Order {
    products {
      id
      reusableBox
      image {
        path
      }
    }
  }
`;

const SHOWN = 3;

/** Three pictures of the order. Decorative: the count is beside them. */
export function OrderThumbs({ order }: { order: OrderThumbs_order$key }) {
  const { products } = useFragment(fragment, order);
  return (
    <div className={styles.thumbs} aria-hidden="true">
      {products
        .filter(({ reusableBox }) => !reusableBox)
        .slice(0, SHOWN)
        .map(({ id, image }) => (
          <Picture key={id} path={image?.path} alt="" sizes="122px" className={styles.picture} />
        ))}
    </div>
  );
}
