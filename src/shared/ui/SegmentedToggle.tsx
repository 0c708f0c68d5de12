import { useId, type ReactNode } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './SegmentedToggle.module.css';

export type Segment<Value extends string> = {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  icon?: IconSource;
  /** Shown while chosen; defaults to `icon`. */
  chosenIcon?: IconSource;
};

type SegmentedToggleProps<Value extends string> = {
  /** Names the group; not visible. */
  legend: string;
  value: Value | null;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
};

/** Two or three large halves side by side, one chosen: native radios, like ChoiceRow. */
export const SegmentedToggle = <Value extends string>(props: SegmentedToggleProps<Value>) => {
  const name = useId();
  const { legend, value, onChange, segments } = props;
  return (
    <fieldset className={styles.toggle} aria-label={legend}>
      {segments.map((segment) => {
        const chosen = segment.value === value;
        const icon = chosen ? (segment.chosenIcon ?? segment.icon) : segment.icon;
        return (
          <label key={segment.value} className={styles.half}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={segment.value}
              checked={chosen}
              onChange={() => onChange(segment.value)}
            />
            {icon && <Icon of={icon} size={26} className={styles.icon} />}
            <span className={styles.text}>
              <span className={styles.title}>{segment.title}</span>
              {segment.detail && <span className={styles.detail}>{segment.detail}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};
