import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { focusRegionAfterAnd } from './focusRegionAfter.ts';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './IconButton.module.css';
import { UiLink, type UiLinkProps } from './UiLink.tsx';

type Look = {
  of: IconSource;
  /** What it does, for screen readers. */
  label: string;
  /** outlined: round with a line. plain: the icon alone. filled: light ground for use over a picture. */
  variant?: 'outlined' | 'plain' | 'filled' | undefined;
  iconSize?: number | undefined;
};

type IconButtonProps = Look & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined };
type IconLinkProps = Look & Omit<UiLinkProps, 'children'>;

/** A round target of 44 px with one icon; with `href` a link. */
export const IconButton = (props: IconButtonProps | IconLinkProps) => {
  const { of, label, variant = 'outlined', iconSize = 20, className, ...rest } = props;
  const shared = {
    'aria-label': label,
    className: classNames(styles.button, styles[variant], className),
    ...(variant === 'filled' && { 'data-light': '' }),
    children: <Icon of={of} size={iconSize} />,
  };
  if (rest.href !== undefined) return <UiLink {...rest} {...shared} />;
  const { ref, ...button } = rest as ComponentProps<'button'>;
  return <button type="button" {...button} {...shared} ref={focusRegionAfterAnd(ref)} />;
};
