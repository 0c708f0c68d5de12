import { classNames } from './classNames.ts';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** Its name for screen readers; an explaining sentence is beside it. */
  label: string;
  value: number;
  max: number;
  /** Instead of a percentage: "73,75 $ sur 150,00 $". */
  valueText?: string | undefined;
  className?: string | undefined;
};

/** Progress as a native element: its width needs no style attribute. */
export const ProgressBar = ({ label, value, max, valueText, className }: ProgressBarProps) => (
  <progress
    className={classNames(styles.bar, className)}
    aria-label={label}
    aria-valuetext={valueText}
    value={Math.min(Math.max(value, 0), max)}
    max={max}
  />
);
