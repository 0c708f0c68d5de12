import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import styles from './ChoiceRow.module.css';
import { joined } from './joined.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Choice = { name: string; value: string | null; onChange: (value: string) => void };
const ChoiceContext = createContext<Choice | null>(null);

type ChoiceGroupProps = {
  legend: ReactNode;
  legendHidden?: boolean | undefined;
  /** The chosen row's value; null: none yet. */
  value: string | null;
  onChange: (value: string) => void;
  /** The form field's name; without it the radios have a name of their own. */
  name?: string | undefined;
  /** id of a text that explains or refuses the choice. */
  describedBy?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
};

/** One choice among rows: a fieldset of native radios, so arrows move the choice and Tab passes by. */
export const ChoiceGroup = (props: ChoiceGroupProps) => {
  const own = useId();
  const { legend, legendHidden, value, onChange, name = own, describedBy, children, className } = props;
  return (
    <fieldset className={joined(styles.group, className)} aria-describedby={describedBy}>
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
  /** At the row's right: a price, a day, the tag that says why the row is disabled. */
  aside?: ReactNode;
  /** It has room beside the words on a phone too: a price. */
  asideShort?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** One row of a ChoiceGroup. The whole row is the label. A disabled row stays visible; its `aside` says why. */
export const ChoiceRow = ({ value, title, detail, aside, asideShort, disabled }: ChoiceRowProps) => {
  const choice = use(ChoiceContext);
  if (!choice) throw new Error('A ChoiceRow stands inside a ChoiceGroup.');
  return (
    <label className={joined(styles.row, asideShort && styles.beside, disabled && styles.disabled)}>
      <input
        type="radio"
        className={styles.radio}
        name={choice.name}
        value={value}
        checked={choice.value === value}
        disabled={disabled}
        onChange={() => choice.onChange(value)}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
};
