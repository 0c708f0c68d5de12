import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderLines_order$key } from '#generated/relay/OrderLines_order.graphql.ts';
import { MISSING_WISHES, sharedChoice, unsettledUnits } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import { useWeekDays } from '../shared/relay/openWeek.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import { LineProblems } from './LineProblems.tsx';
import { LineReturns } from './LineReturns.tsx';
import styles from './OrderLines.module.css';

const fragment = graphql`
  fragment OrderLines_order on Order {
    id
    status
    problemsUntil
    cash {
      due
      receivedAt
    }
    nothingComes
    products {
      id
      productName
      variantName
      sellerName
      price
      comparedAtPrice
      quantity
      returned
      missing
      missingReturned
      ifMissing
      replaced
      replacedBy
      reusableBox
      seller {
        handle
      }
      image {
        path
      }
      ...LineReturns_line
      ...LineProblems_line
    }
  }
`;

/** The lines as purchased. `byLink`: paid by card before anything can be missing (ADR 172). */
export function OrderLines({ order, byLink = false }: { order: OrderLines_order$key; byLink?: boolean }) {
  const { t } = useTranslation();
  const days = useWeekDays();
  const address = useAddress();
  const {
    id: orderId,
    status: orderStatus,
    nothingComes,
    problemsUntil,
    cash,
    products,
  } = useFragment(fragment, order);
  const lineCash = cash && { receivedAt: cash.receivedAt };
  // What is not paid yet is not refunded, but deducted (ADR 169).
  const isDue = (cash?.due ?? 0) > 0;
  const isDeducted = isDue && !byLink;
  const isPaid = ORDER_STATUSES.some((status) => status === orderStatus && isReturnable(status));
  // While it is still to be packed; the market's box has no wish (ADR 66).
  const isOpen = orderStatus === 'pending' || orderStatus === 'processed';
  const preferenceOf = ({ ifMissing, reusableBox, quantity }: (typeof products)[number]) =>
    isOpen && !reusableBox && quantity > 0 ? MISSING_WISHES.find((preference) => preference === ifMissing) : undefined;
  const sharedPreference = sharedChoice(products.flatMap((line) => preferenceOf(line) ?? []));
  return (
    <div className={styles.frame}>
      <p className={styles.columns} aria-hidden="true">
        <span>{t('orders.article')}</span>
        <span>{t('orders.quantity')}</span>
        <span>{t('orders.price')}</span>
      </p>
      <ul aria-label={t('received.lines')}>
        {products.map((line) => {
          const { id, productName, variantName, sellerName, seller, price, comparedAtPrice, quantity, missing } = line;
          const preference = preferenceOf(line);
          return (
            <li key={id} className={styles.line}>
              <Picture path={line.image?.path} alt="" sizes="60px" className={styles.picture} />
              <div className={styles.text}>
                <p className={styles.name}>{productName}</p>
                <p className={styles.detail}>
                  {seller ? (
                    <UiLink href={address('seller', { handle: seller.handle })}>{sellerName}</UiLink>
                  ) : (
                    sellerName
                  )}
                  {` · ${variantName}`}
                </p>
                {missing > 0 && (
                  <Tag colour="red">
                    {missing === quantity
                      ? t('orders.missing_line')
                      : t('orders.missing_units', { missing, count: quantity })}
                  </Tag>
                )}
                {line.replacedBy && <p className={styles.name}>{t('orders.replaced', { name: line.replacedBy })}</p>}
                {unsettledUnits({
                  quantity,
                  missing,
                  returned: line.returned,
                  missingReturned: line.missingReturned,
                  replaced: line.replaced,
                }) > 0 &&
                  isPaid &&
                  !nothingComes && (
                    <p className={styles.detail}>{t(isDue ? 'orders.cash.line_soon' : 'orders.line_soon', days)}</p>
                  )}
                {preference && sharedPreference === null && missing < quantity && (
                  <p className={styles.detail}>
                    {t(isDeducted ? `orders.cash.wish.${preference}` : `orders.wish.${preference}`)}
                  </p>
                )}
                <LineReturns line={line} cash={lineCash} className={styles.detail} />
                <LineProblems
                  order={orderId}
                  until={problemsUntil ?? null}
                  line={line}
                  cash={lineCash}
                  className={styles.detail}
                />
              </div>
              {quantity > 0 && (
                <>
                  <p className={styles.times}>{t('received.times', { quantity, price: formatCents(price) })}</p>
                  <p className={styles.price}>
                    {comparedAtPrice !== null && comparedAtPrice !== undefined && comparedAtPrice > price && (
                      <s className={styles.before}>
                        <VisuallyHidden>{t('products.compared')} </VisuallyHidden>
                        {formatCents(comparedAtPrice * quantity)}
                      </s>
                    )}{' '}
                    {formatCents(price * quantity)}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {sharedPreference && (
        <p className={styles.wishes}>
          {t(isDeducted ? `orders.cash.wishes.${sharedPreference}` : `orders.wishes.${sharedPreference}`)}
        </p>
      )}
    </div>
  );
}
