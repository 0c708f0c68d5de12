import { useTranslation } from 'react-i18next';
import { formatCents, type Cents } from '#rules/money.ts';
import { z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import type { FailureLine } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { dollars } from '../frame/deskSchema.ts';
import { DialogForm } from '../frame/DialogForm.tsx';
import styles from '../frame/MoneyForm.module.css';
import { MoneySums, type NamedSum } from '../frame/MoneySums.tsx';

type Props = {
  /** Its subject, which the stored input is named after. */
  name: string;
  /** The deposits held: the most that can be refunded. */
  depositsHeld: Cents;
  /** A reusable box is out, which may come back too. */
  hasReusableBox?: boolean;
  intro: string;
  /** The submit button's text, without and with a valid amount. */
  submit: (amount: Cents | null) => string;
  /** The effect of a valid amount. */
  sums: (amount: Cents) => readonly NamedSum[];
  onSubmit: (input: { amount: Cents; reusableBox: boolean }) => Promise<void>;
  onClose: () => void;
  refusal: readonly FailureLine[];
  busy: boolean;
};

/** Refunds an amount of the deposits that are held (F-198, E50). */
export function DepositForm({ name, depositsHeld, hasReusableBox, intro, submit, sums, onSubmit, ...dialog }: Props) {
  const { t } = useTranslation();
  const everything = formatCents(depositsHeld);
  const amountSchema = dollars(depositsHeld, 'desk_customers.deposit.more');
  const form = useMarketForm({
    name: `${name}.fields`,
    schema: z.object({ amount: amountSchema, reusableBox: z.boolean() }),
    saved: { amount: '', reusableBox: false },
  });
  const amount = amountSchema.safeParse(form.values.amount).data ?? null;
  return (
    <DialogForm submit={submit(amount)} onSubmit={form.submit(onSubmit)} {...dialog}>
      <p className={styles.words}>{intro}</p>
      <TextField
        label={t('desk_customers.amount')}
        hint={t('desk_customers.deposit.hint', { held: everything })}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <Button variant="outlined" size="s" onClick={() => form.write('amount', everything)}>
        {t('desk_customers.deposit.everything', { held: everything })}
      </Button>
      {hasReusableBox && (
        <Checkbox
          title={t('desk_customers.deposit.box')}
          detail={t('desk_customers.deposit.box_detail')}
          {...form.checkbox('reusableBox')}
        />
      )}
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
