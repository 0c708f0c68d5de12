import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';
import { focusRegionAfterAnd } from './focusRegionAfter.ts';
import { Icon, type IconSource } from './Icon.tsx';
import { UiLink, type UiLinkProps } from './UiLink.tsx';

type Look = {
  /** primary: one per view; butter: on dark green bars; text: for less important actions. */
  variant?: 'primary' | 'outlined' | 'butter' | 'text' | undefined;
  /** Heights 44, 48 and 56 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
  icon?: IconSource | undefined;
  iconAfter?: IconSource | undefined;
  children: ReactNode;
};

type ButtonProps = Look & ComponentProps<'button'> & { href?: undefined; busy?: boolean | undefined };
type ButtonLinkProps = Look & UiLinkProps & { busy?: undefined };

const blockClick = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button, or with `href` a link that looks like one. While `busy` or `aria-disabled` it keeps its place, text and focus,
 * and neither clicks nor submits again. When it disappears with the focus, the section that it was in
 * receives it.
 */
export const Button = (props: ButtonProps | ButtonLinkProps) => {
  const { variant = 'primary', size = 'm', wide, icon, iconAfter, children, className, busy, ...rest } = props;
  const shared = {
    className: classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className),
    children: (
      <>
        {busy ? <span className={styles.spinner} /> : icon && <Icon of={icon} />}
        <span className={styles.label}>{children}</span>
        {iconAfter && <Icon of={iconAfter} />}
      </>
    ),
  };
  if (rest.href !== undefined) return <UiLink {...rest} {...shared} />;
  const { type = 'button', onClick, ref, 'aria-disabled': inactive, ...button } = rest as ComponentProps<'button'>;
  const isInactive = busy || inactive === true;
  return (
    <button
      {...button}
      {...shared}
      ref={focusRegionAfterAnd(ref)}
      type={type}
      aria-disabled={isInactive || undefined}
      aria-busy={busy || undefined}
      onClick={isInactive ? blockClick : onClick}
    />
  );
};
