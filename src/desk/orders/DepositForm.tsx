import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, readDollars, type Cents } from '#rules/money.ts';
import type { FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { MoneySums, type NamedSum } from '../frame/MoneySums.tsx';
import { useDialogFields } from '../frame/useDialogFields.ts';

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
  const everything = formatCents(depositsHeld);
  const { values, errors, field, write, trySubmit } = useDialogFields(`${name}.fields`, { amount: '' }, (input) => {
    const cents = readDollars(input.amount);
    if (cents !== null && cents > depositsHeld)
      return { amount: t('desk_customers.deposit.more', { held: everything }) };
    return { amount: (cents === null || cents <= 0) && t('desk_customers.amount_wrong') };
  });
  const amount = errors.amount ? null : readDollars(values.amount);
  return (
    <DialogForm
      submit={submit(amount)}
      onSubmit={(element) => (trySubmit(element) && amount !== null ? onSubmit(amount) : undefined)}
      {...form}
    >
      <p className={styles.words}>{intro}</p>
      <TextField
        label={t('desk_customers.amount')}
        hint={t('desk_customers.deposit.hint', { held: everything })}
        inputMode="decimal"
        {...field('amount')}
      />
      <Button variant="outlined" size="s" onClick={() => write({ amount: everything })}>
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
