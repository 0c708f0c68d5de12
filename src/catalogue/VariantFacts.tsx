import { graphql, useFragment } from 'react-relay';
import type { VariantFacts_variant$key } from '../../__generated__/relay/VariantFacts_variant.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { formatCount } from '../../rules/numbers.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { packageIcon } from '../shared/ui/icons.ts';
import { FactRow } from './FactRow.tsx';

const fragment = graphql`
  fragment VariantFacts_variant on Variant {
    trackStock
    deposit
  }
`;

type Props = {
  variant: VariantFacts_variant$key;
  taxable: boolean;
  /** Units available to this visitor; 0: none. */ left: number;
  /** Unavailable in Express, which the visitor's cart is in; available outside. */ outsideExpress: boolean;
};

/** Stock, whether taxes are added, and the deposit, which is beside the price and never in it (F-072). */
export function VariantFacts({ variant, taxable, left, outsideExpress }: Props) {
  const { trackStock, deposit } = useFragment(fragment, variant);
  const { t } = useTranslation();
  const locale = useLocale();
  const stock = trackStock
    ? t('product.stock', { count: left, formatted: formatCount(left, locale) })
    : t('product.in_stock');
  const none = t(outsideExpress ? 'products.not_kept' : 'products.sold_out');
  return (
    <FactRow icon={packageIcon} title={left === 0 ? none : stock}>
      {t(taxable ? 'product.taxable' : 'product.untaxed')}{' '}
      {deposit > 0 ? t('product.deposit', { amount: formatCents(deposit) }) : t('product.no_deposit')}
    </FactRow>
  );
}
