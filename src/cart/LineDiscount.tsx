import { graphql, useFragment } from 'react-relay';
import type { LineDiscount_item$key } from '../../__generated__/relay/LineDiscount_item.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { discountPercent } from '../../rules/price.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './LineDiscount.module.css';

const fragment = graphql`
  fragment LineDiscount_item on CartItem {
    quantity
    variant {
      price
      comparedAtPrice
    }
  }
`;

/** A line on sale: the percentage, and its usual price, which is in no sum (E10). Renders nothing at the usual price. */
export function LineDiscount({ item }: { item: LineDiscount_item$key }) {
  const { t } = useTranslation();
  const { quantity, variant } = useFragment(fragment, item);
  const { price, comparedAtPrice: usual } = variant;
  const percent = discountPercent(price, usual ?? null);
  if (percent === null || typeof usual !== 'number') return null;
  return (
    <span className={styles.discount}>
      <span className={styles.badge}>{t('products.discount', { percent })}</span>{' '}
      <s>
        <VisuallyHidden>{t('products.compared')} </VisuallyHidden>
        {formatCents(usual * quantity)}
      </s>
    </span>
  );
}
