import { useEffect, useRef, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FavouritesGrid_products$key } from '#generated/relay/FavouritesGrid_products.graphql.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { FavouriteMark } from '../favourites/FavouriteMark.tsx';
import styles from './FavouritesGrid.module.css';

const fragment = graphql`
  fragment FavouritesGrid_products on Product @relay(plural: true) {
    id
    ...ProductCard_product
    ...FavouriteMark_product
  }
`;

/** Favourites as cards, each with its heart. */
export function FavouritesGrid({ products }: { products: FavouritesGrid_products$key }) {
  return (
    <ul className={styles.grid}>
      {useFragment(fragment, products).map((product) => (
        <li key={product.id} className={styles.item}>
          <ProductCard
            product={product}
            sizes="(max-width: 480px) 46vw, 240px"
            mark={<FavouriteMark product={product} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** A heart that was pressed disappears with its card: focus goes to the list's title, not to the page's top. */
export function useFocusOnLeft(count: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(count);
  useEffect(() => {
    if (count < previousCount.current && document.activeElement === document.body) title.current?.focus();
    previousCount.current = count;
  }, [count]);
  return title;
}
