import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { focusRegionAfterAnd } from './focusRegionAfter.ts';
import styles from './TextLink.module.css';
import { UiLink, type UiLinkProps } from './UiLink.tsx';

type Look = {
  /** strong: beside a title. quiet: secondary ink, for breadcrumbs and producers. danger: the last action of a page. */
  tone?: 'strong' | 'quiet' | 'danger' | undefined;
  /** Not inside a sentence: a 44 px target. */
  standalone?: boolean | undefined;
};

type TextLinkProps = Look & UiLinkProps;
type TextButtonProps = Look & ComponentProps<'button'> & { href?: undefined };

/** Underlined text: a link with `href`, otherwise a button that looks the same. */
export const TextLink = (props: TextLinkProps | TextButtonProps) => {
  const { tone = 'strong', standalone, className, ...rest } = props;
  const name = classNames(styles.link, styles[tone], standalone && styles.standalone, className);
  if (rest.href !== undefined) return <UiLink {...rest} className={name} />;
  const { ref, ...button } = rest as ComponentProps<'button'>;
  return <button type="button" {...button} className={name} ref={focusRegionAfterAnd(ref)} />;
};
