import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useConfirmAgeMutation } from '#generated/hooks/useConfirmAgeMutation.ts';
import { useRemoveFromCartMutation } from '#generated/hooks/useRemoveFromCartMutation.ts';
import { AGE_LIMIT_YEARS } from '#rules/constants.ts';
import { isCalendarDay } from '#rules/zone.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { warningCircleFillIcon } from '../../shared/ui/icons.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './AgeDialog.module.css';

graphql`
  mutation ConfirmAgeMutation($birthDate: Date!) {
    confirmAge(birthDate: $birthDate) {
      ...cartChange_cart
    }
  }
`;

export type AgeDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The age is confirmed. */
  onConfirmed: () => void;
  /** Variants of the confirmed lines of alcohol. */
  alcohol: readonly string[];
};

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
type BirthDate = { day: string; month: (typeof MONTHS)[number]; year: string };
const noDate: BirthDate = { day: '', month: '01', year: '' };
const twoDigits = (text: string): string => text.trim().padStart(2, '0');

/** The input: the birth date. */
const schema = z.pipe(
  z.object({ day: z.string(), month: z.enum(MONTHS), year: z.string() }),
  z.pipe(
    z.transform(({ day, month, year }: BirthDate) => ({ birthDate: `${year.trim()}-${month}-${twoDigits(day)}` })),
    z
      .object({ birthDate: z.string() })
      .check(check(({ birthDate }) => isCalendarDay(birthDate), 'age_check.not_a_date', { path: ['root'] })),
  ),
);

/**
 * Asks for the birth date if alcohol is in the cart; a refusal stays under the fields, with a button that removes the
 * alcohol (F-126).
 */
export function AgeDialog({ open, onClose, onConfirmed, alcohol }: AgeDialogProps) {
  const { t } = useTranslation();
  const form = useMarketForm({
    schema,
    saved: noDate,
    refusals: {
      AGE_FORBIDDEN: { root: 'age_check.forbidden_message' },
      BAD_INPUT: { root: 'age_check.not_a_date' },
      other: { root: 'errors.basic_retry' },
    },
  });
  const { refusal } = form;
  const [confirm] = useConfirmAgeMutation();
  const [remove, removing] = useRemoveFromCartMutation();

  const submit = form.submit(async (variables) => {
    if (await confirm({ variables, onFailure: form.refuse })) onConfirmed();
  });
  const removeAlcohol = async () => {
    for (const variant of alcohol)
      await remove({ variables: { variant, all: true }, failureKey: 'errors.basic_retry' });
    onClose();
  };
  const field = (part: 'day' | 'year', length: number) => (
    <TextField
      label={t(`age_check.${part}`)}
      inputMode="numeric"
      autoComplete={part === 'day' ? 'bday-day' : 'bday-year'}
      maxLength={length}
      required
      {...form.field(part)}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={refusal === undefined}
      closeLabel={t('labels.close')}
      title={t('age_check.title')}
    >
      <p className={styles.text}>{t('age_check.words', { age: AGE_LIMIT_YEARS })}</p>
      <form noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {field('day', 2)}
          <SelectField label={t('age_check.month')} autoComplete="bday-month" {...form.field('month')}>
            {MONTHS.map((month) => (
              <option key={month} value={month}>
                {t(`age_check.months.${month}`)}
              </option>
            ))}
          </SelectField>
          {field('year', 4)}
        </div>
        <div role="alert">
          {refusal && (
            <p className={styles.refusal}>
              <Icon of={warningCircleFillIcon} />
              <span>{refusal}</span>
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" busy={form.submitting}>
            {t('age_check.verify')}
          </Button>
          <Button variant="text" busy={removing} onClick={() => void removeAlcohol()}>
            {t('age_check.drop')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
