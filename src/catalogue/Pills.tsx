import type { ReactNode } from 'react';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './Pills.module.css';

export type Pill = {
  id: string;
  name: string;
  href: string;
  /** Null: not shown. */
  count: number | null;
  current: boolean;
  /** Round, decorative; defaults to the name alone. */
  picture?: ReactNode;
};

/** The parts of a list as links with picture and count; the shown one is marked current. */
export function Pills({ label, pills }: { label: string; pills: readonly Pill[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={label} className={styles.row}>
      <ul className={styles.pills}>
        {pills.map(({ id, name, href, count, current, picture }) => (
          <li key={id}>
            <UiLink href={href} className={styles.pill} aria-current={current ? 'page' : undefined}>
              {picture && <span className={styles.picture}>{picture}</span>}
              <span className={picture ? undefined : styles.alone}>
                {name} {count !== null && <span className={styles.count}>{formatCount(count, locale)}</span>}
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
