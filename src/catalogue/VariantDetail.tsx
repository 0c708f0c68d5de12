import { graphql, useFragment } from 'react-relay';
import type { VariantDetail_variant$key } from '../../__generated__/relay/VariantDetail_variant.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';

const fragment = graphql`
  fragment VariantDetail_variant on Variant {
    deposit
    unitPrice {
      price
      amount
      unit
    }
  }
`;

/** A variant's price by weight or volume, and its additional deposit. */
export function VariantDetail({ variant }: { variant: VariantDetail_variant$key }) {
  const { deposit, unitPrice } = useFragment(fragment, variant);
  const { t } = useTranslation();
  return [
    unitPrice &&
      t('product.per_unit', {
        price: formatCents(unitPrice.price),
        amount: unitPrice.amount,
        unit: unitPrice.unit === 'unit' ? t('product.unit_unit') : unitPrice.unit,
      }),
    deposit > 0 && t('product.plus_deposit', { amount: formatCents(deposit) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
