import { useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { UnsurePanel_cart$key } from '#generated/relay/UnsurePanel_cart.graphql.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useBusy } from '../shared/ui/useBusy.ts';
import { UnsureLine } from './UnsureLine.tsx';
import styles from './UnsurePanel.module.css';
import { useUnsureLines } from './useUnsureLines.ts';

const fragment = graphql`
  fragment UnsurePanel_cart on Cart {
    items {
      id
      variantId
      unsure
      quantity
      max
      variant {
        price
      }
      ...UnsureLine_item
    }
  }
`;

type Props = {
  cart: UnsurePanel_cart$key;
  /** Receives focus when the last line leaves the panel, which then disappears. */
  home?: RefObject<HTMLElement | null> | undefined;
};

/** Lines to review, apart and outside every sum until confirmed (E27, F-087). Renders nothing without any. */
export function UnsurePanel({ cart, home }: Props) {
  const headingId = useId();
  const { t } = useTranslation();
  const { items } = useFragment(fragment, cart);
  const act = useUnsureLines();
  const [busy, during] = useBusy<'confirm' | 'remove'>();
  const title = useRef<HTMLHeadingElement>(null);
  const unsure = items.filter((item) => item.unsure);
  if (unsure.length === 0) return null;

  // The line that had focus is gone.
  const moveFocus = (rest: boolean) => (rest ? title : home)?.current?.focus({ preventScroll: true });
  // One after the other: each response is the whole cart, and a refused line stays while the others pass.
  const runForEach = async (kind: 'confirm' | 'remove') => {
    let failed = false;
    for (const { id, variantId, quantity, max, variant } of unsure)
      failed = !(await act[kind]({ id, variantId, quantity, max, price: variant.price })) || failed;
    moveFocus(failed);
    if (!failed) announce(t(kind === 'confirm' ? 'cart.said_all_confirmed' : 'cart.said_all_gone'));
  };

  return (
    <Panel as="section" labelledBy={headingId} className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.text}>
          <h2 id={headingId} ref={title} tabIndex={-1} className={styles.title}>
            {t('cart.unsure', { count: unsure.length })}
          </h2>
          <p className={styles.detail}>{t('cart.unsure_detail', { count: unsure.length })}</p>
        </div>
        {unsure.length > 1 && (
          <div className={styles.all}>
            <Button busy={busy === 'confirm'} onClick={() => void during(() => runForEach('confirm'), 'confirm')}>
              {t('cart.confirm_all')}
            </Button>
            <TextLink
              standalone
              aria-disabled={busy !== null || undefined}
              onClick={() => void during(() => runForEach('remove'), 'remove')}
            >
              {t('cart.drop_all')}
            </TextLink>
          </div>
        )}
      </div>
      <ul className={styles.lines}>
        {unsure.map((item) => (
          <UnsureLine key={item.id} item={item} onLeave={() => moveFocus(unsure.length > 1)} />
        ))}
      </ul>
    </Panel>
  );
}
