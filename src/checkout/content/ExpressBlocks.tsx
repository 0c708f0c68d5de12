import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRemoveFromCartMutation } from '#generated/hooks/useRemoveFromCartMutation.ts';
import { useUpdateShoppingSessionMutation } from '#generated/hooks/useUpdateShoppingSessionMutation.ts';
import type { ExpressBlocks_cart$key } from '#generated/relay/ExpressBlocks_cart.graphql.ts';
import { linesNotFromStorage } from '#rules/cartBlocks.ts';
import { isNewLine } from '../../cart/lineChanges/pendingPaint.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { lightningFillIcon } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import styles from './ExpressBlocks.module.css';

const fragment = graphql`
  fragment ExpressBlocks_cart on Cart {
    fromStorage
    items {
      id
      variantId
      quantity
      unsure
      variant {
        stored
        product {
          name
        }
      }
    }
  }
`;

type Props = {
  cart: ExpressBlocks_cart$key;
  /** Receives focus when this disappears. */
  onLeave: () => void;
};

/**
 * What an Express cart may not contain (E31, F-091): nothing was removed, so each line is listed with a button that
 * removes it, and one that leaves Express. Renders nothing if everything is at the market.
 */
export function ExpressBlocks({ cart, onLeave }: Props) {
  const { t } = useTranslation();
  const { fromStorage, items } = useFragment(fragment, cart);
  const [remove] = useRemoveFromCartMutation();
  const [choose] = useUpdateShoppingSessionMutation();
  const [busy, during] = useBusy<'drop' | 'leave'>();
  const lines = linesNotFromStorage(
    items
      .filter(({ id }) => !isNewLine(id))
      .map(({ variantId, quantity, unsure, variant }) => ({
        variantId,
        quantity,
        unsure,
        stored: variant.stored,
        name: variant.product.name,
      })),
  );
  if (!fromStorage || lines.length === 0) return null;

  const removeLines = async () => {
    let failed = false;
    for (const { variantId } of lines)
      failed =
        (await remove({ variables: { variant: variantId, all: true }, failureKey: 'errors.basic_retry' })) === null ||
        failed;
    if (failed) return;
    onLeave();
    announce(t('express_blocks.dropped'));
  };
  const turnOff = async () => {
    const response = await choose({ variables: { input: { fromStorage: false } } });
    if (!response) return;
    onLeave();
    announce(t('express_blocks.left'));
  };
  return (
    <Notice
      kind="plain"
      className={styles.notice}
      icon={lightningFillIcon}
      title={t('express_blocks.title', { count: lines.length })}
    >
      <p>{t('express_blocks.detail')}</p>
      <ul className={styles.lines}>
        {lines.map(({ variantId, name }) => (
          <li key={variantId}>{name}</li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button size="s" busy={busy === 'drop'} onClick={() => void during(removeLines, 'drop')}>
          {t('express_blocks.drop', { count: lines.length })}
        </Button>
        <Button size="s" variant="outlined" busy={busy === 'leave'} onClick={() => void during(turnOff, 'leave')}>
          {t('express_blocks.leave')}
        </Button>
      </p>
    </Notice>
  );
}
