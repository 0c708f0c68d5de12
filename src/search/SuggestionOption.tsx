import { createContext, use, type ReactNode } from 'react';
import { classNames } from '../shared/ui/classNames.ts';
import styles from './SearchSuggestions.module.css';

/** An option's list: the active option, and the effect of choosing one. */
export const SuggestionList = createContext<{ active: string | null; choose: (href: string) => void }>({
  active: null,
  choose: () => {},
});

type Props = { id: string; href: string; children: ReactNode };

/** A suggestion: an option of the box's list, chosen by a press, or by Enter while it is active. */
export function Option({ id, href, children }: Props) {
  const { active, choose } = use(SuggestionList);
  return (
    <div
      id={id}
      role="option"
      aria-selected={active === id}
      tabIndex={-1}
      data-href={href}
      className={classNames(styles.option, active === id && styles.active)}
      onClick={() => choose(href)}
    >
      {children}
    </div>
  );
}
