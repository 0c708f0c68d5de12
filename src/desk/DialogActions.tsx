import type { ReactNode } from 'react';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import styles from './DialogActions.module.css';

type Props = {
  busy: boolean;
  disabled?: boolean;
  onClose: () => void;
  /** The submit button's text. */ children: ReactNode;
};

/** The buttons of a form in a dialog of the desk: submit, or cancel. */
export function DialogActions({ busy, disabled, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button type="submit" busy={busy} disabled={disabled}>
        {children}
      </Button>
      <Button variant="text" onClick={onClose}>
        {t('desk_customers.leave')}
      </Button>
    </div>
  );
}
