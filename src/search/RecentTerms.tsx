import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../shared/routing/useAddress.ts';
import { announce } from '../shared/ui/announce.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { clockCounterClockwiseIcon, xIcon } from '../shared/ui/icons.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './RecentTerms.module.css';
import { forgetTerm, useRecentTerms } from './recentTerms.ts';
import { searchHref } from './searchAddress.ts';

/** Recent searches of this browser, each with a button that removes it. Renders nothing if there are none. */
export function RecentTerms() {
  const { t } = useTranslation();
  const path = useAddress()('search');
  const terms = useRecentTerms();
  const heading = useId();
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.recent}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('search.recent')}
        </h2>
        <TextLink tone="quiet" standalone onClick={() => forgetTerm()}>
          {t('search.forget_all')}
        </TextLink>
      </div>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term} className={styles.term}>
            <UiLink href={searchHref(path, term)} className={styles.link}>
              <Icon of={clockCounterClockwiseIcon} />
              <span className={styles.words}>{term}</span>
            </UiLink>
            <IconButton
              of={xIcon}
              variant="plain"
              label={t('search.forget', { words: term })}
              onClick={() => {
                forgetTerm(term);
                announce(t('search.forgotten', { words: term }), 'search');
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
