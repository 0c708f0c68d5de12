import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnsureLine_item$key } from '#generated/relay/UnsureLine_item.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon, type IconSource } from '../shared/ui/Icon.tsx';
import { arrowsClockwiseIcon, clockCounterClockwiseIcon, infoIcon, warningIcon } from '../shared/ui/icons.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useBusy } from '../shared/ui/useBusy.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './UnsureLine.module.css';
import { useUnsureLines } from './useUnsureLines.ts';

const fragment = graphql`
  fragment UnsureLine_item on CartItem {
    id
    variantId
    quantity
    unsureReason
    seenPrice
    max
    basket {
      __typename
    }
    variant {
      name
      price
      product {
        name
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

const reasonIcons: Record<string, IconSource> = {
  price_changed: infoIcon,
  stock_changed: warningIcon,
  from_basket: arrowsClockwiseIcon,
  last_week: clockCounterClockwiseIcon,
};

/**
 * One line to confirm: the reason in a sentence, then Confirm or Remove; never a stepper (design 7). A sold-out line
 * only has Remove; a recurring basket that is not bought here stays an order of its own (E51). onLeave: the line is
 * about to disappear, and focus with it.
 */
export function UnsureLine({ item, onLeave }: { item: UnsureLine_item$key; onLeave: () => void }) {
  const { t } = useTranslation();
  const { id, variantId, quantity, unsureReason, seenPrice, max, basket, variant } = useFragment(fragment, item);
  const { name, images, seller } = variant.product;
  const locale = useLocale();
  const act = useUnsureLines();
  const [busy, during] = useBusy<'confirm' | 'remove'>();
  const price = formatCents(variant.price);
  const isRaised = variant.price > seenPrice;
  const reasons: Record<string, string> = {
    price_changed: isRaised
      ? t('cart.reason_price_raised', { price, seen: formatCents(seenPrice) })
      : t('cart.reason_price_changed', { price }),
    stock_changed:
      quantity > max
        ? t('cart.reason_stock_changed', { count: max })
        : t('cart.reason_joined', { most: formatCount(quantity, locale) }),
    from_basket: t('cart.reason_from_basket'),
    last_week: t('cart.reason_last_week'),
  };
  // There may be less now than when it became unsure, whatever the reason was.
  const reasonCode = quantity > max ? 'stock_changed' : (unsureReason ?? '');
  const reason = reasons[reasonCode] ?? t('cart.reason_other');

  const labels = basket
    ? {
        confirm: t('cart.basket_keep'),
        remove: t('cart.basket_leave'),
        confirmed: t('cart.said_basket_kept', { name }),
        removed: t('cart.said_basket_left', { name }),
      }
    : {
        confirm: t('cart.confirm'),
        remove: t('cart.drop'),
        confirmed: t('cart.said_confirmed', { name }),
        removed: t('cart.said_gone', { name }),
      };

  const run = async (kind: 'confirm' | 'remove') => {
    const isDone = await during(() => act[kind]({ id, variantId, quantity, max, price: variant.price }), kind);
    if (!isDone) return;
    onLeave();
    announce(kind === 'confirm' ? labels.confirmed : labels.removed);
  };

  return (
    <li className={styles.line}>
      <Picture path={images[0]?.path} alt="" sizes="64px" className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {basket ? variant.name : t('cart.maker_unit', { maker: seller.name, unit: variant.name })}
        </p>
        <p className={styles.detail}>
          {quantity > 1 ? t('cart.times', { quantity, price }) : price}
          {isRaised && (
            <>
              {' '}
              <s>
                <VisuallyHidden>{t('cart.price_before')} </VisuallyHidden>
                {formatCents(seenPrice)}
              </s>
            </>
          )}
        </p>
        <p className={styles.reason}>
          <Icon of={reasonIcons[reasonCode] ?? infoIcon} />
          <span>{reason}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {max > 0 && (
          <Button
            key={quantity > max ? 'some' : 'all'}
            size="s"
            variant="outlined"
            busy={busy === 'confirm'}
            className={styles.confirm}
            aria-label={
              quantity > max
                ? t('cart.keep_some_name', { count: max, name })
                : t('cart.act_name', { act: labels.confirm, name })
            }
            onClick={() => void run('confirm')}
          >
            {quantity > max ? t('cart.keep_some', { count: max }) : labels.confirm}
          </Button>
        )}
        <TextLink
          standalone
          aria-disabled={busy !== null || undefined}
          aria-label={t('cart.act_name', { act: labels.remove, name })}
          onClick={() => void run('remove')}
        >
          {labels.remove}
        </TextLink>
      </div>
    </li>
  );
}
