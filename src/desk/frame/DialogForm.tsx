import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './MoneyForm.module.css';
import { RefusalNotice } from './RefusalNotice.tsx';

type Props = {
  /** The submit button's text. */
  submit: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Why it failed; the input stays. */
  refusal: readonly FailureLine[];
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
};

/** A form in a dialog of the desk: its fields, why it failed, and buttons to submit or cancel. */
export function DialogForm({ submit, onSubmit, onClose, refusal, busy, disabled, children }: Props) {
  const { t } = useTranslation();
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
      <RefusalNotice lines={refusal} />
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={disabled}>
          {submit}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('desk_customers.leave')}
        </Button>
      </div>
    </form>
  );
}
