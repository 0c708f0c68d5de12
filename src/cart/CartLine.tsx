import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartLine_item$key } from '#generated/relay/CartLine_item.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { discountPercent } from '#rules/price.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { classNames } from '../shared/ui/classNames.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { warningIcon } from '../shared/ui/icons.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { Stepper } from '../shared/ui/Stepper.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './CartLine.module.css';
import { IfMissingSelect } from './IfMissingSelect.tsx';
import { useLineChange } from './lineChanges/useLineChange.ts';
import { LineRepair } from './LineRepair.tsx';

const fragment = graphql`
  fragment CartLine_item on CartItem {
    variantId
    quantity
    max
    seenPrice
    problem
    counted
    basket {
      __typename
    }
    ...LineRepair_item
    ...IfMissingSelect_item
    variant {
      name
      price
      comparedAtPrice
      deposit
      product {
        name
        handle
        images {
          path
        }
        seller {
          name
        }
      }
    }
  }
`;

type Props = {
  item: CartLine_item$key;
  /** In the drawer: a smaller picture, no producer. */
  compact?: boolean | undefined;
  /** Receives focus when the line disappears. */
  home?: RefObject<HTMLElement | null> | undefined;
};

/**
 * A confirmed line (design 7): the unit price is shown only for several units, the last one is removed by the trash
 * button; one on sale has the percentage and its usual price, which is in no sum (E10). A line that cannot be bought now
 * says why, with the button that fixes it; a price that fell since it was agreed to is mentioned. A recurring basket has
 * no page. Memoized: each press changes the sums, with which
 * the page around the lines is rendered.
 */
export const CartLine = memo(function CartLine({ item, compact = false, home }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const line = useFragment(fragment, item);
  const { variantId, quantity, max, seenPrice, problem, counted, basket, variant } = line;
  const { name, handle, images, seller } = variant.product;
  const { change, onMaxReached } = useLineChange({ variantId, name, max, place: 'cart', seenPrice: variant.price }, t);
  const times = quantity > 1 && t('cart.times', { quantity, price: formatCents(variant.price) });
  const deposit = variant.deposit > 0 && (
    <>
      {' '}
      <span className={styles.whole}>{t('cart.line_deposit', { amount: formatCents(variant.deposit) })}</span>
    </>
  );
  // The units in the total: both prices are of them.
  const counting = problem ? counted : quantity;
  const usual = variant.comparedAtPrice;
  const percent = discountPercent(variant.price, usual ?? null);
  const focusHome = () => home?.current?.focus({ preventScroll: true });
  const remove = () => {
    if (quantity === 1) focusHome();
    void change(-1);
  };
  return (
    <li className={classNames(styles.line, compact && styles.compact)}>
      <Picture path={images[0]?.path} alt="" sizes="84px" className={styles.picture} />
      <div className={styles.text}>
        {basket ? (
          <p className={styles.name}>{name}</p>
        ) : (
          <UiLink href={address('product', { handle })} className={styles.name}>
            {name}
          </UiLink>
        )}
        <p className={styles.detail}>
          {compact || basket ? variant.name : t('cart.maker_unit', { maker: seller.name, unit: variant.name })}
          {deposit}
        </p>
        {times && <p className={styles.detail}>{times}</p>}
        {seenPrice > variant.price && (
          <p className={styles.detail}>
            {t('cart.price_fell', { price: formatCents(variant.price), seen: formatCents(seenPrice) })}
          </p>
        )}
        {!compact && !basket && <IfMissingSelect item={line} />}
        {problem && (
          <p className={styles.problem}>
            <Icon of={warningIcon} />
            <span>
              <LineRepair item={line} onRepair={focusHome} />
            </span>
          </p>
        )}
      </div>
      <div className={styles.stepper}>
        <Stepper
          size={compact ? 's' : 'm'}
          amount={quantity}
          max={max}
          label={name}
          addLabel={t('cart.add_one', { name })}
          removeLabel={quantity === 1 ? t('cart.remove_last', { name }) : t('cart.remove_one', { name })}
          onAdd={() => void change(1)}
          onRemove={remove}
          onMaxReached={onMaxReached}
        />
      </div>
      {problem && counted === 0 ? (
        <p className={styles.outside}>{t('cart.outside_total')}</p>
      ) : (
        <p className={styles.price}>
          {formatCents(variant.price * counting)}
          {percent !== null && typeof usual === 'number' && (
            <span className={styles.discount}>
              <span className={styles.badge}>{t('products.discount', { percent })}</span>{' '}
              <s>
                <VisuallyHidden>{t('products.compared')} </VisuallyHidden>
                {formatCents(usual * counting)}
              </s>
            </span>
          )}
        </p>
      )}
    </li>
  );
});
