import { graphql, useFragment } from 'react-relay';
import type { CartThumbs_cart$key } from '#generated/relay/CartThumbs_cart.graphql.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './CartThumbs.module.css';
import { isNewLine } from './lineChanges/pendingPaint.ts';

const fragment = graphql`
  fragment CartThumbs_cart on Cart {
    items {
      id
      counted
      reusableBox
      variant {
        product {
          images {
            path
          }
        }
      }
    }
  }
`;

const MAX_THUMBS = 4;

/** Four pictures of the order, and the number of other lines. Decorative: the count is in the sums. */
export function CartThumbs({ cart }: { cart: CartThumbs_cart$key }) {
  const { items } = useFragment(fragment, cart);
  const lines = items.filter(({ id, counted, reusableBox }) => counted > 0 && !reusableBox && !isNewLine(id));
  const hiddenCount = lines.length - MAX_THUMBS;
  return (
    <div className={styles.thumbs} aria-hidden="true">
      {lines.slice(0, hiddenCount === 1 ? MAX_THUMBS + 1 : MAX_THUMBS).map(({ id, variant }) => (
        <Picture key={id} path={variant.product.images[0]?.path} alt="" sizes="52px" className={styles.picture} />
      ))}
      {hiddenCount > 1 && <span className={styles.more}>+{hiddenCount}</span>}
    </div>
  );
}
