import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TotalExplained_cart$key } from '#generated/relay/TotalExplained_cart.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import { RATE_DENOMINATOR } from '#rules/taxes.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { calculatorIcon } from '../shared/ui/icons.ts';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import { isNewLine } from './lineChanges/pendingPaint.ts';
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
          taxKind
        }
      }
    }
    totals {
      fee
      taxBase
      gstBase
      pstBase
      gst
      pst
      gstRate
      pstRate
    }
  }
`;

/** The texts of a line by its taxes; a tax that a later server adds reads as taxable. */
const LINE_KEYS: Readonly<Record<string, 'taxable' | 'gst' | 'pst'>> & { both: 'taxable' } = {
  both: 'taxable',
  gst: 'gst',
  pst: 'pst',
};

/**
 * A tax before rounding, in dollars and to the last digit: 5 % of 21.50 $ is "1,075". Integers only, so that the
 * explanation matches the calculation. `base` in cents, 0 or positive; `rate` in thousandths of a percent.
 */
function exactTax(base: number, rate: number): string {
  const decimals = String(RATE_DENOMINATOR).length - 1 + 2;
  const digits = String(base * rate).padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const rest = digits.slice(-decimals).replace(/0+$/, '').padEnd(2, '0');
  return `${whole},${rest}`;
}

/**
 * "How this total is calculated" (design 7): what is taxed, each tax before and after its single rounding, and the
 * rule. Nothing where no tax is charged (ADR 157).
 */
export function TotalExplained({ cart }: { cart: TotalExplained_cart$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { deposits, delivery } = useMarketOffers();
  const { items, totals } = useFragment(fragment, cart);
  const taxable = items
    .filter(({ id, counted }) => counted > 0 && !isNewLine(id))
    .map(({ id, counted: quantity, basket, variant: { price, product } }) => ({
      id,
      quantity,
      name: product.name,
      price: basket?.taxablePrice ?? (product.taxable ? price : 0),
      lineKey: LINE_KEYS[basket ? 'both' : product.taxKind] ?? LINE_KEYS.both,
    }))
    .filter(({ price }) => price > 0);
  const untaxed = [
    t('cart.untaxed.food'),
    ...(deposits ? [t('cart.untaxed.deposits')] : []),
    ...(delivery ? [t('cart.untaxed.delivery')] : []),
  ];
  if (totals.gstRate === 0 && totals.pstRate === 0) return null;
  const worked = (base: number, rate: number) => ({
    rate: formatTaxRate(rate, locale),
    base: formatCents(base),
    exact: exactTax(base, rate),
  });
  return (
    <Disclosure title={t('cart.explained')} icon={calculatorIcon} className={styles.explained}>
      {totals.taxBase > 0 && (
        <SumList>
          {taxable.map(({ id, quantity, name, price, lineKey }) => (
            <SumRow
              key={id}
              kind="small"
              label={
                quantity > 1 ? t(`cart.${lineKey}_lines`, { name, quantity }) : t(`cart.${lineKey}_line`, { name })
              }
              value={formatCents(price * quantity)}
            />
          ))}
          {totals.fee > 0 && <SumRow kind="small" label={t('cart.taxable_fee')} value={formatCents(totals.fee)} />}
          <SumRow kind="sum" label={t('cart.tax_base')} value={formatCents(totals.taxBase)} />
          {totals.gstRate > 0 && (
            <SumRow
              kind="small"
              label={t('cart.gst_worked', worked(totals.gstBase, totals.gstRate))}
              value={formatCents(totals.gst)}
            />
          )}
          {totals.pstRate > 0 && (
            <SumRow
              kind="small"
              label={t('cart.pst_worked', worked(totals.pstBase, totals.pstRate))}
              value={formatCents(totals.pst)}
            />
          )}
        </SumList>
      )}
      <p className={styles.rule}>{t('cart.tax_rule', { list: formatList(untaxed, 'and', locale) })}</p>
    </Disclosure>
  );
}
