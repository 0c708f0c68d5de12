import type { RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CartLines_cart$key } from '#generated/relay/CartLines_cart.graphql.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';
import { isNewLine } from './lineChanges/pendingPaint.ts';

const fragment = graphql`
  fragment CartLines_cart on Cart {
    items {
      id
      unsure
      reusableBox
      ...CartLine_item
    }
  }
`;

type Props = {
  cart: CartLines_cart$key;
  label: string;
  compact?: boolean | undefined;
  home?: RefObject<HTMLElement | null> | undefined;
};

/** The confirmed lines, in the order they were added (F-084). */
export function CartLines({ cart, label, compact, home }: Props) {
  const { items } = useFragment(fragment, cart);
  const lines = items.filter(({ id, unsure, reusableBox }) => !unsure && !reusableBox && !isNewLine(id));
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((item) => (
        <CartLine key={item.id} item={item} compact={compact} home={home} />
      ))}
    </ul>
  );
}
