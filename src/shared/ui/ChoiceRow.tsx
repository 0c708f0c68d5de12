import { createContext, use, useId, type ReactNode } from 'react';
import styles from './ChoiceRow.module.css';
import { classNames } from './classNames.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Choice = { name: string; value: string | null; onChange: (value: string) => void };
const ChoiceContext = createContext<Choice | null>(null);

type ChoiceGroupProps = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  /** The chosen row's value; null: none yet. */
  value: string | null;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A choice among rows: a fieldset of native radios, so arrows move the choice and Tab leaves it. */
export const ChoiceGroup = ({ legend, legendHidden, value, onChange, children }: ChoiceGroupProps) => {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <ChoiceContext value={{ name, value, onChange }}>{children}</ChoiceContext>
    </fieldset>
  );
};

type ChoiceRowProps = {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** At the right of the row: a price, a day, or a tag that says why the row is disabled. */
  aside?: ReactNode;
  /** Short enough to fit beside the text on a phone: a price. */
  asideShort?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** One row of a ChoiceGroup. The whole row is the label. A disabled row stays visible; its `aside` says why. */
export const ChoiceRow = ({ value, title, detail, aside, asideShort, disabled }: ChoiceRowProps) => {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('A ChoiceRow stands inside a ChoiceGroup.');
  return (
    <label className={classNames(styles.row, asideShort && styles.beside, disabled && styles.disabled)}>
      <input
        type="radio"
        className={styles.radio}
        name={choice.name}
        value={value}
        checked={choice.value === value}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          // The chosen row is read in full, not from under a bar at the foot.
          currentTarget.closest('label')?.scrollIntoView({ block: 'nearest' });
          choice.onChange(value);
        }}
      />
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
};
