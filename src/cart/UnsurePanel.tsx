import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useConfirmItemInCartMutation } from '../../__generated__/hooks/useConfirmItemInCartMutation.ts';
import type { UnsurePanel_cart$key } from '../../__generated__/relay/UnsurePanel_cart.graphql.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { UnsureLine } from './UnsureLine.tsx';
import styles from './UnsurePanel.module.css';

const fragment = graphql`
  fragment UnsurePanel_cart on Cart {
    items {
      id
      unsure
      ...UnsureLine_item
    }
  }
`;

/** Lines that somebody must look at again, apart and outside every sum until confirmed (E27, F-087). Nothing without any. */
export function UnsurePanel({ cart }: { cart: UnsurePanel_cart$key }) {
  const { t } = useTranslation();
  const { items } = useFragment(fragment, cart);
  const [confirm] = useConfirmItemInCartMutation();
  const [busy, setBusy] = useState(false);
  const unsure = items.filter((item) => item.unsure);
  if (unsure.length === 0) return null;

  // One after the other: each answer is the whole cart, and a line that is refused stays while the others pass.
  const confirmAll = async () => {
    setBusy(true);
    for (const { id } of unsure) await confirm({ variables: { item: id }, failureKey: 'errors.basic_retry' });
    setBusy(false);
  };

  return (
    <Panel as="section" labelledBy="a-confirmer" className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id="a-confirmer" className={styles.title}>
            {t('cart.unsure', { count: unsure.length })}
          </h2>
          <p className={styles.detail}>{t('cart.unsure_detail', { count: unsure.length })}</p>
        </div>
        {unsure.length > 1 && (
          <Button busy={busy} onClick={() => void confirmAll()} className={styles.all}>
            {t('cart.confirm_all')}
          </Button>
        )}
      </div>
      <ul className={styles.lines}>
        {unsure.map((item) => (
          <UnsureLine key={item.id} item={item} />
        ))}
      </ul>
    </Panel>
  );
}
