import { useTranslation } from 'react-i18next';
import { ORDER_FEE_CENTS } from '../../rules/constants.ts';
import { formatCents } from '../../rules/money.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { caretRightIcon } from '../shared/ui/iconsControl.ts';
import { wineIcon } from '../shared/ui/iconsFact.ts';
import { basketIcon } from '../shared/ui/iconsShell.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { chooseGuest } from './guestChoice.ts';
import styles from './GuestChooser.module.css';

/** How to go on, each way with what it costs or gives (F-102, F-125); nothing is chosen beforehand. */
export function GuestChooser({ alcohol }: { alcohol: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.chooser}>
      <button type="button" className={styles.row} onClick={chooseGuest}>
        <Icon of={basketIcon} size={28} className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.title}>{t('checkout.guest')}</span>
          <span className={styles.detail}>{t('checkout.guest_detail', { fee: formatCents(ORDER_FEE_CENTS) })}</span>
        </span>
        <Icon of={caretRightIcon} size={22} />
      </button>
      {alcohol && (
        <Notice kind="sunken" icon={wineIcon}>
          <p>{t('checkout.alcohol_ahead')}</p>
        </Notice>
      )}
    </div>
  );
}
