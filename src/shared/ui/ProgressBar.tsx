import { joined } from './joined.ts';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  /** Names it for those who listen; the sentence that explains it stands beside it. */
  label: string;
  value: number;
  max: number;
  /** Instead of a percentage: "73,75 $ sur 150,00 $". */
  valueText?: string | undefined;
  className?: string | undefined;
};

/** How far along, as a native progress element: its width needs no style attribute. */
export const ProgressBar = ({ label, value, max, valueText, className }: ProgressBarProps) => (
  <progress
    className={joined(styles.bar, className)}
    aria-label={label}
    aria-valuetext={valueText}
    value={Math.min(Math.max(value, 0), max)}
    max={max}
  />
);
