import { useId, type ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './FieldFrame.module.css';
import { Icon } from './Icon.tsx';
import { warningCircleFillIcon } from './icons.ts';

export type FieldTexts = {
  label: ReactNode;
  /** At the label's right: "facultatif". */
  mark?: ReactNode;
  hint?: ReactNode;
  /** Why the value is refused; makes the field invalid. */
  error?: ReactNode;
};

/** Attributes that link a control to its label, hint and error. */
export type FieldLinks = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (links: FieldLinks) => ReactNode;
};

/**
 * Label, error and hint around one control. The error is announced when it appears. The hint is below the control, so
 * that fields beside each other have their labels and controls on one line, whichever of them has a hint.
 */
export const FieldFrame = ({ label, mark, hint, error, id, className, children }: FieldFrameProps) => {
  const generatedId = useId();
  const field = id ?? generatedId;
  const describedBy = classNames(hint ? `${field}-hint` : null, error ? `${field}-error` : null);
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.head}>
        <label htmlFor={field} className={styles.label}>
          {label}
        </label>
        {mark && <span className={styles.mark}>{mark}</span>}
      </div>
      {children({ id: field, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      <div role="alert">
        {error && (
          <p id={`${field}-error`} className={styles.error}>
            <Icon of={warningCircleFillIcon} size={18} />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hint && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
