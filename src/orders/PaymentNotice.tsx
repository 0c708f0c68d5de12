import { useTranslation } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import styles from './PaymentNotice.module.css';

type Props = {
  /** pending: no way out is offered until it is decided. late and unknown lead to the products, back to the cart. */
  kind: 'pending' | 'late' | 'back' | 'unknown';
  title: string;
  detail: string;
};

const grounds = { pending: 'ciel', late: 'ciel', back: 'ble', unknown: 'ble' } as const;

/** A payment without an order to show: what happened, and where to go. */
export function PaymentNotice({ kind, title, detail }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <Panel ground={grounds[kind]} className={styles.panel}>
      <div role={kind === 'pending' ? 'status' : undefined} className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p>{detail}</p>
        {kind === 'pending' && <progress className={styles.progress} aria-label={title} />}
      </div>
      {kind === 'back' && <Button href={address('cart')}>{t('received.back_to_cart')}</Button>}
      {(kind === 'unknown' || kind === 'late') && <Button href={address('home')}>{t('cart.see_products')}</Button>}
    </Panel>
  );
}
