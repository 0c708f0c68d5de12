import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useConfirmItemInCartMutation } from '../../__generated__/hooks/useConfirmItemInCartMutation.ts';
import { useRemoveFromCartMutation } from '../../__generated__/hooks/useRemoveFromCartMutation.ts';
import type { UnsureLine_item$key } from '../../__generated__/relay/UnsureLine_item.graphql.ts';
import { formatCents } from '../../rules/money.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon, type IconSource } from '../shared/ui/Icon.tsx';
import { arrowsClockwiseIcon, clockCounterClockwiseIcon, infoIcon, warningIcon } from '../shared/ui/iconsFact.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './UnsureLine.module.css';

const fragment = graphql`
  fragment UnsureLine_item on CartItem {
    id
    variantId
    quantity
    unsureReason
    max
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

/** One line to confirm: why, said in a sentence, then Confirm or Remove; never a stepper (design 7). */
export function UnsureLine({ item }: { item: UnsureLine_item$key }) {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const { id, variantId, quantity, unsureReason, max, variant } = useFragment(fragment, item);
  const { name, images, seller } = variant.product;
  const [confirm, confirming] = useConfirmItemInCartMutation();
  const [remove, removing] = useRemoveFromCartMutation();
  const price = formatCents(variant.price);
  const reason =
    unsureReason === 'stock_changed'
      ? t('cart.reason_stock_changed', { count: max })
      : unsureReason === 'price_changed'
        ? t('cart.reason_price_changed', { price })
        : unsureReason === 'from_basket'
          ? t('cart.reason_from_basket')
          : t('cart.reason_last_week');

  const keep = async () => {
    const done = await confirm({ variables: { item: id }, failureKey: 'errors.basic_retry' });
    if (done) announce(t('cart.said_confirmed', { name }));
  };
  const drop = async () => {
    const done = await remove({ variables: { variant: variantId, all: true }, failureKey: 'errors.basic_retry' });
    if (done) announce(t('cart.said_gone', { name }));
  };

  return (
    <li className={styles.line}>
      <Picture path={images[0]?.path} base={imageBase} alt="" sizes="64px" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {t('cart.unsure_line', { maker: seller.name, unit: variant.name, price })}
          {quantity > 1 && ` × ${quantity}`}
        </p>
        <p className={styles.reason}>
          <Icon of={reasonIcons[unsureReason ?? ''] ?? infoIcon} />
          <span>{reason}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          size="s"
          variant="outlined"
          busy={confirming}
          className={styles.confirm}
          aria-label={t('cart.confirm_name', { name })}
          onClick={() => void keep()}
        >
          {t('cart.confirm')}
        </Button>
        <TextLink
          standalone
          aria-disabled={removing || undefined}
          aria-label={t('cart.drop_name', { name })}
          onClick={() => !removing && void drop()}
        >
          {t('cart.drop')}
        </TextLink>
      </div>
    </li>
  );
}
