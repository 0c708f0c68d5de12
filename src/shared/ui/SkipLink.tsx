import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

/** The id of a page's list of products, of which it has one at most (Layout.module.css, base.css). */
export const GOODS_ID = 'goods';

/** Focuses the target without an entry in the history; until the page is hydrated the browser does it by itself. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

type Props = {
  /** The id of an element with a tabIndex. */
  to: string;
  children: ReactNode;
};

/** A link past what a keyboard would otherwise go through; shown while it has focus, where its parent puts it. */
export const SkipLink = ({ to, children }: Props) => (
  <a href={`#${to}`} className={styles.skip} onClick={jump}>
    {children}
  </a>
);
