import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ProductChoice_product$key } from '../../__generated__/relay/ProductChoice_product.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { ChoiceGroup, ChoiceRow } from '../shared/ui/ChoiceRow.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { BuyControl } from './BuyControl.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import styles from './ProductChoice.module.css';
import { useProductOffer, type OfferOption } from './productOffer.ts';
import { RestockNotice } from './RestockNotice.tsx';
import { VacationNotice } from './VacationNotice.tsx';
import { VariantDetail } from './VariantDetail.tsx';
import { VariantFacts } from './VariantFacts.tsx';

const fragment = graphql`
  fragment ProductChoice_product on Product {
    taxable
    seller {
      name
    }
    variants {
      id
      ...BuyControl_variant
      ...VariantDetail_variant
      ...VariantFacts_variant
    }
    ...productOffer_product
    ...RestockNotice_product
  }
`;

type Props = {
  product: ProductChoice_product$key;
  /** Facts of the product itself, as rows; those of the chosen variant follow. */
  children: ReactNode;
};

/**
 * Variant and quantity: rows for several variants (F-069), a price for one. Preselects the first available variant.
 * Nothing can be added while the producer is away (F-073).
 */
export function ProductChoice({ product, children }: Props) {
  const data = useFragment(fragment, product);
  const { t } = useTranslation();
  const { options, first, soldOut, awayUntil, active } = useProductOffer(data);
  const [chosen, choose] = useState<string | null>(null);
  const option = options.find(({ id }) => id === chosen) ?? first;
  const chosenVariant = data.variants.find(({ id }) => id === option?.id);
  if (!option || !chosenVariant) return null;
  const soldOutTag = ({ outsideExpress }: OfferOption) => (
    <Tag colour="gray">{t(outsideExpress ? 'products.outside_express' : 'products.sold_out')}</Tag>
  );
  return (
    <div className={styles.choice}>
      {awayUntil && <VacationNotice until={awayUntil} seller={data.seller.name} />}
      {!active && <p className={styles.inactive}>{t('product.inactive')}</p>}
      {options.length > 1 ? (
        <ChoiceGroup legend={t('products.format')} legendHidden value={option.id} onChange={choose}>
          {options.map((row) => (
            <ChoiceRow
              key={row.id}
              value={row.id}
              title={
                <>
                  <span className={styles.variant}>{row.text}</span>
                  <span className={styles.under}>
                    <VariantDetail variant={data.variants.find(({ id }) => id === row.id)!} />
                  </span>
                </>
              }
              aside={row.available || awayUntil || !active ? <OfferPrice option={row} size="s" /> : soldOutTag(row)}
              disabled={!row.available}
            />
          ))}
        </ChoiceGroup>
      ) : (
        <div className={styles.single}>
          <OfferPrice option={option} size="l" unit={option.text} />
          {!option.available && !awayUntil && active && soldOutTag(option)}
          <p className={styles.detail}>
            <VariantDetail variant={chosenVariant} />
          </p>
        </div>
      )}
      {option.available && <BuyControl key={option.id} variant={chosenVariant} max={option.max} />}
      {soldOut && active && !option.outsideExpress && <RestockNotice product={data} />}
      <ul className={styles.facts}>
        {children}
        <VariantFacts
          variant={chosenVariant}
          taxable={data.taxable}
          left={option.max}
          outsideExpress={option.outsideExpress}
        />
      </ul>
    </div>
  );
}
