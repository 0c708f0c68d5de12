import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useConfirmAgeMutation } from '#generated/hooks/useConfirmAgeMutation.ts';
import { useRemoveFromCartMutation } from '#generated/hooks/useRemoveFromCartMutation.ts';
import { AGE_LIMIT_YEARS } from '#rules/constants.ts';
import { isCalendarDay } from '#rules/zone.ts';
import { hasCode } from '../../shared/relay/failure.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { warningCircleFillIcon } from '../../shared/ui/icons.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './AgeCheck.module.css';

graphql`
  mutation ConfirmAgeMutation($birthDate: Date!) {
    confirmAge(birthDate: $birthDate) {
      ...cartChange_cart
    }
  }
`;

type Props = {
  open: boolean;
  onClose: () => void;
  /** The age is confirmed. */
  onConfirmed: () => void;
  /** Variants of the confirmed lines of alcohol. */
  alcohol: readonly string[];
};

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
const twoDigits = (text: string): string => text.trim().padStart(2, '0');

/**
 * Asks for the birth date if alcohol is in the cart; a refusal stays under the fields, with a button that removes the
 * alcohol (F-126).
 */
export function AgeCheck({ open, onClose, onConfirmed, alcohol }: Props) {
  const { t } = useTranslation();
  const [date, setDate] = useState({ day: '', month: '01', year: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [confirm, confirming] = useConfirmAgeMutation();
  const [remove, removing] = useRemoveFromCartMutation();

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (confirming) return;
    const birthDate = `${date.year.trim()}-${date.month}-${twoDigits(date.day)}`;
    setRefusal(null);
    if (!isCalendarDay(birthDate)) return setRefusal(t('age_check.not_a_date'));
    const response = await confirm({
      variables: { birthDate },
      onFailure: (_, error) => {
        if (hasCode(error, 'AGE_FORBIDDEN')) setRefusal(t('age_check.forbidden_message'));
        else setRefusal(t(hasCode(error, 'BAD_INPUT') ? 'age_check.not_a_date' : 'errors.basic_retry'));
      },
    });
    if (response) onConfirmed();
  };
  const removeAlcohol = async () => {
    for (const variant of alcohol)
      await remove({ variables: { variant, all: true }, failureKey: 'errors.basic_retry' });
    onClose();
  };
  const field = (part: 'day' | 'year', length: number) => (
    <TextField
      label={t(`age_check.${part}`)}
      value={date[part]}
      inputMode="numeric"
      autoComplete={part === 'day' ? 'bday-day' : 'bday-year'}
      maxLength={length}
      required
      onChange={(event) => setDate({ ...date, [part]: event.target.value })}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={refusal === null}
      closeLabel={t('labels.close')}
      title={t('age_check.title')}
    >
      <p className={styles.text}>{t('age_check.words', { age: AGE_LIMIT_YEARS })}</p>
      <form noValidate onSubmit={(event) => void check(event)}>
        <div className={styles.fields}>
          {field('day', 2)}
          <SelectField
            label={t('age_check.month')}
            autoComplete="bday-month"
            value={date.month}
            onChange={(event) => setDate({ ...date, month: event.target.value })}
          >
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
          <Button type="submit" busy={confirming}>
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
