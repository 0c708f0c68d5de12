import { graphql, useFragment } from 'react-relay';
import type { TotalExplained_cart$key } from '../../__generated__/relay/TotalExplained_cart.graphql.ts';
import { GST_RATE, PST_RATE } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { calculatorIcon } from '../shared/ui/icons.ts';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { exactTax } from './exactTax.ts';
import { isNewLine } from './optimisticLine.ts';
import styles from './TotalExplained.module.css';

const fragment = graphql`
  fragment TotalExplained_cart on Cart {
    items {
      id
      counted
      basket {
        taxablePrice
      }
      variant {
        price
        product {
          name
          taxable
        }
      }
    }
    totals {
      fee
      taxBase
      gst
      pst
    }
  }
`;

/**
 * "How this total is calculated" (design 7): what is taxed, each tax before and after its single rounding, and the
 * rule.
 */
export function TotalExplained({ cart }: { cart: TotalExplained_cart$key }) {
  const { t } = useTranslation();
  const { items, totals } = useFragment(fragment, cart);
  const taxable = items
    .filter(({ id, counted }) => counted > 0 && !isNewLine(id))
    .map(({ id, counted: quantity, basket, variant: { price, product } }) => ({
      id,
      quantity,
      name: product.name,
      price: basket?.taxablePrice ?? (product.taxable ? price : 0),
    }))
    .filter(({ price }) => price > 0);
  const base = formatCents(totals.taxBase);
  return (
    <Disclosure title={t('cart.explained')} icon={calculatorIcon} className={styles.explained}>
      {totals.taxBase > 0 && (
        <SumList>
          {taxable.map(({ id, quantity, name, price }) => (
            <SumRow
              key={id}
              kind="small"
              label={quantity > 1 ? t('cart.taxable_lines', { name, quantity }) : t('cart.taxable_line', { name })}
              value={formatCents(price * quantity)}
            />
          ))}
          {totals.fee > 0 && <SumRow kind="small" label={t('cart.taxable_fee')} value={formatCents(totals.fee)} />}
          <SumRow kind="sum" label={t('cart.tax_base')} value={base} />
          <SumRow
            kind="small"
            label={t('cart.gst_worked', { base, exact: exactTax(totals.taxBase, GST_RATE) })}
            value={formatCents(totals.gst)}
          />
          <SumRow
            kind="small"
            label={t('cart.pst_worked', { base, exact: exactTax(totals.taxBase, PST_RATE) })}
            value={formatCents(totals.pst)}
          />
        </SumList>
      )}
      <p className={styles.rule}>{t('cart.tax_rule')}</p>
    </Disclosure>
  );
}
