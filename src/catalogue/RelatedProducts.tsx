import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RelatedProducts_product$key } from '#generated/relay/RelatedProducts_product.graphql.ts';
import { HydratedInGroups } from '../shared/ui/HydratedInGroups.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductStrip.module.css';
import { endOf, StripHeading } from './StripHeading.tsx';
import { useStripScroll } from './useStripScroll.ts';

const fragment = graphql`
  fragment RelatedProducts_product on Product {
    related {
      id
      ...ProductCard_product
    }
  }
`;

/** Cards that fit side by side without arrows. */
const FEW = 5;
const noMorePages = () => undefined;

type Props = { product: RelatedProducts_product$key; /** Its category's page. */ href: string };

/** Related products, side by side. */
export function RelatedProducts({ product, href }: Props) {
  const { related } = useFragment(fragment, product);
  const { t } = useTranslation();
  const heading = useId();
  const { list, start, end, scrollBy } = useStripScroll(related.length, noMorePages);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.strip}>
      <StripHeading
        id={heading}
        name={t('product.same_shelf')}
        href={href}
        start={start}
        end={end}
        scrollBy={scrollBy}
        few={related.length < FEW}
      />
      <ul ref={list} className={styles.list}>
        <HydratedInGroups items={related}>
          {(relatedProduct) => (
            <li key={relatedProduct.id} className={styles.item}>
              <ProductCard product={relatedProduct} />
            </li>
          )}
        </HydratedInGroups>
      </ul>
      <div id={endOf(heading)} tabIndex={-1} className={styles.end} />
    </section>
  );
}
