import { useRef } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { minusIcon, plusIcon, trashIcon } from './icons.ts';
import styles from './Stepper.module.css';

type StepperProps = {
  /** Whole units. With `onPicture`, 0 is drawn as the round add button alone. */
  amount: number;
  /** Names the group: the thing that is counted. */
  label: string;
  addLabel: string;
  /** Unused where the remove button is not drawn. */
  removeLabel: string;
  onAdd: () => void;
  onRemove: () => void;
  /** No more than this many; null or absent: no limit known. */
  max?: number | null | undefined;
  /** Called instead of onAdd at the limit, so that the reader learns why nothing moved. */
  onMaxReached?: (() => void) | undefined;
  /** No fewer than this many. At 0 (the default) the last one is taken away by a trash drawing. */
  min?: number | undefined;
  /** Heights 36 (a 44 px target all the same), 44 and 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** onPicture keeps its light colours in both themes and widens out of the round button. */
  variant?: 'outlined' | 'onPicture' | undefined;
};

/**
 * One fewer, how many, one more (design 4). Buttons at their limit stay in reach and say aria-disabled.
 * The amount is an `output` that does not announce itself: the page's live region says the whole sentence.
 */
export const Stepper = (props: StepperProps) => {
  const { amount, label, addLabel, removeLabel, onAdd, onRemove, max, onMaxReached, min = 0 } = props;
  const { size = 'm', variant = 'outlined' } = props;
  const plus = useRef<HTMLButtonElement>(null);
  const atMax = typeof max === 'number' && amount >= max;
  const atMin = amount <= min;
  const isCollapsed = variant === 'onPicture' && amount === 0;
  const isLastUnit = amount === 1 && min === 0;

  // The remove button disappears with the last unit: the focus moves to a neighbouring button, not to the top of the
  // page.
  const remove = () => {
    if (atMin) return;
    if (variant === 'onPicture' && isLastUnit) plus.current?.focus({ preventScroll: true });
    onRemove();
  };

  return (
    <div
      role="group"
      aria-label={label}
      data-light={variant === 'onPicture' ? '' : undefined}
      className={classNames(styles.stepper, styles[variant], styles[size], isCollapsed && styles.closed)}
    >
      {!isCollapsed && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-label={removeLabel}
            aria-disabled={atMin || undefined}
            onClick={remove}
          >
            <Icon of={isLastUnit ? trashIcon : minusIcon} size={size === 's' ? 17 : 20} />
          </button>
          <output aria-live="off" className={styles.amount}>
            {amount}
          </output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        className={styles.button}
        aria-label={addLabel}
        aria-disabled={atMax || undefined}
        onClick={atMax ? onMaxReached : onAdd}
      >
        <Icon of={plusIcon} size={size === 's' ? 17 : 20} />
      </button>
    </div>
  );
};
