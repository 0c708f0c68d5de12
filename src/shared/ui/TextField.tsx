import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import { checkCircleFillIcon } from './icons.ts';
import styles from './TextField.module.css';

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** The value was checked and is valid: a green ring with a check. */
    ok?: boolean | undefined;
  };

/** A line of text with its label. All attributes of an `input` are passed on. */
export const TextField = ({ label, mark, hint, error, ok, id, className, ...input }: TextFieldProps) => (
  <FieldFrame label={label} mark={mark} hint={hint} error={error} id={id} className={className}>
    {(links) => (
      <span className={styles.box}>
        <input {...input} {...links} className={classNames(styles.input, ok && !error && styles.ok)} />
        {ok && !error && <Icon of={checkCircleFillIcon} size={22} className={styles.check} />}
      </span>
    )}
  </FieldFrame>
);
