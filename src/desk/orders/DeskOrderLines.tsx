import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderLines_order$key } from '#generated/relay/DeskOrderLines_order.graphql.ts';
import { canMarkLine } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { markMissing, markTo, lineStatusOf } from '../floor/lineTicks.ts';
import { MissingUnits } from '../floor/MissingUnits.tsx';
import { useMarkLine } from '../floor/useMarkLine.ts';
import styles from './DeskOrderLines.module.css';
import { LineStatusControl } from './LineStatusControl.tsx';

const fragment = graphql`
  fragment DeskOrderLines_order on Order {
    status
    products {
      id
      productName
      variantName
      sellerName
      price
      deposit
      quantity
      returned
      removed
      missing
      missingReturned
      ifMissing
      status
      image {
        path
      }
    }
  }
`;

/** The order's lines, each with its price and status. */
export function DeskOrderLines({ order }: { order: DeskOrderLines_order$key }) {
  const { t } = useTranslation();
  const { status, products } = useFragment(fragment, order);
  const mark = useMarkLine();
  const orderStatus = ORDER_STATUSES.find((one) => one === status) ?? 'merged';
  if (products.length === 0) return <p>{t('desk_orders.moved')}</p>;
  return (
    <div className={styles.table}>
      {/* Each line has its own labels for screen readers. */}
      <div aria-hidden="true" className={styles.columns}>
        <span>{t('desk_orders.line_columns.item')}</span>
        <span className={styles.quantity}>{t('desk_orders.line_columns.quantity')}</span>
        <span className={styles.total}>{t('desk_orders.line_columns.total')}</span>
        <span>{t('desk_orders.line_columns.state')}</span>
      </div>
      <ul aria-label={t('desk_orders.lines')} className={styles.lines}>
        {products.map(({ productName, variantName, sellerName, image, ifMissing, price, deposit, ...line }) => {
          const { id, quantity, returned, missing } = line;
          const status = lineStatusOf(line.status);
          const disabled = !canMarkLine({ orderStatus, quantity, returned });
          const currentLine = { ...line, status };
          return (
            <li key={id} className={styles.line} data-missing={missing > 0 || undefined}>
              <Picture path={image?.path} alt="" sizes="44px" />
              <div className={styles.words}>
                <p className={styles.name}>{productName}</p>
                <p className={styles.detail}>{`${sellerName} · ${variantName}`}</p>
                {ifMissing === 'replacement' && <p className={styles.detail}>{t('desk_lists.replaces')}</p>}
                {line.removed > 0 && (
                  <p className={styles.detail}>{t('desk_orders.removed', { count: line.removed })}</p>
                )}
                {returned > 0 && <p className={styles.detail}>{t('desk_orders.returned', { count: returned })}</p>}
                <MissingUnits
                  name={productName}
                  quantity={quantity}
                  missing={missing}
                  refunded={line.missingReturned}
                  disabled={disabled}
                  onChoose={(units) => mark(currentLine, markMissing(currentLine, units))}
                />
              </div>
              <p className={styles.quantity}>{quantity}</p>
              {/* Of a line that was removed wholly, there is nothing to pay or to pack (ADR 168). */}
              {quantity > 0 && (
                <>
                  <p className={styles.total}>
                    <span className={styles.name}>{formatCents(price * quantity)}</span>
                    {quantity > 1 && (
                      <span className={styles.detail}>
                        {t('desk_orders.line_price', { quantity, price: formatCents(price) })}
                      </span>
                    )}
                    {deposit > 0 && (
                      <span className={styles.detail}>
                        {t('desk_orders.line_deposit', { amount: formatCents(deposit * quantity) })}
                      </span>
                    )}
                  </p>
                  <LineStatusControl
                    name={productName}
                    status={status}
                    disabled={disabled}
                    onMark={(to) => mark(currentLine, markTo(currentLine, to))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
