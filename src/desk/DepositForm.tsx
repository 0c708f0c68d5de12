import { useState, type ReactNode } from 'react';
import { formatCents, readDollars, type Cents } from '../../rules/money.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import type { FailureLine } from '../shared/relay/failure.ts';
import { Button } from '../shared/ui/Button.tsx';
import { showFormErrors } from '../shared/ui/showFormErrors.ts';
import { TextField } from '../shared/ui/TextField.tsx';
import { usePersistedInput } from '../shared/ui/usePersistedState.ts';
import { DialogForm } from './DialogForm.tsx';
import styles from './MoneyForm.module.css';
import { MoneySums, type NamedSum } from './MoneySums.tsx';

type Props = {
  /** Its subject, which the stored input is named after. */
  name: string;
  /** The deposits held: the most that can be refunded. */
  depositsHeld: Cents;
  intro: string;
  /** The submit button's text, without and with a valid amount. */
  submit: (amount: Cents | null) => string;
  /** The effect of a valid amount. */
  sums: (amount: Cents) => readonly NamedSum[];
  onSubmit: (amount: Cents) => Promise<void>;
  onClose: () => void;
  refusal: readonly FailureLine[];
  busy: boolean;
  children?: ReactNode;
};

/** Refunds an amount of the deposits that are held (F-198, E50). */
export function DepositForm({ name, depositsHeld, intro, submit, sums, onSubmit, children, ...form }: Props) {
  const { t } = useTranslation();
  const [amountText, setAmountText] = usePersistedInput(`${name}.amount`, '');
  const [isTried, setTried] = useState(false);
  const cents = readDollars(amountText);
  const isMore = cents !== null && cents > depositsHeld;
  const amount = cents !== null && cents > 0 && !isMore ? cents : null;
  const everything = formatCents(depositsHeld);
  const write = (text: string) => {
    setAmountText(text);
    setTried(false);
  };
  return (
    <DialogForm
      submit={submit(amount)}
      onSubmit={(element) => (amount === null ? showFormErrors(element, () => setTried(true)) : onSubmit(amount))}
      {...form}
    >
      <p className={styles.words}>{intro}</p>
      <TextField
        label={t('desk_customers.amount')}
        hint={t('desk_customers.deposit.hint', { held: everything })}
        inputMode="decimal"
        autoComplete="off"
        value={amountText}
        error={
          isTried
            ? t(isMore ? 'desk_customers.deposit.more' : 'desk_customers.amount_wrong', { held: everything })
            : undefined
        }
        onChange={(event) => write(event.target.value)}
      />
      <Button variant="outlined" size="s" onClick={() => write(everything)}>
        {t('desk_customers.deposit.everything', { held: everything })}
      </Button>
      {children}
      {amount !== null && (
        <MoneySums
          sums={[
            ...sums(amount),
            { name: t('desk_customers.deposit.left'), value: formatCents(depositsHeld - amount) },
          ]}
        />
      )}
    </DialogForm>
  );
}
