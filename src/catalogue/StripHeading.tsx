import { useTranslation } from 'react-i18next';
import { IconButton } from '../shared/ui/IconButton.tsx';
import { caretLeftIcon, caretRightIcon } from '../shared/ui/icons.ts';
import { SkipLink } from '../shared/ui/SkipLink.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './StripHeading.module.css';

/** The id of what follows a strip's cards. */
export const endOf = (id: string): string => `${id}-end`;

type Props = {
  id: string;
  name: string;
  line?: string | null;
  href: string;
  start: boolean;
  end: boolean;
  scrollBy: (direction: -1 | 1) => void;
  /** So few that they fit side by side: no arrows. */
  few?: boolean | undefined;
};

/**
 * A strip's title, a link to all of it, and its two arrows, after a link past the strip. An arrow at its limit stays
 * focusable and says so.
 */
export function StripHeading({ id, name, line, href, start, end, scrollBy, few }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <SkipLink to={endOf(id)}>{t('home.skip_row', { name })}</SkipLink>
      <div className={styles.text}>
        <h2 id={id}>{name}</h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      <TextLink href={href} standalone className={styles.all} aria-label={t('home.see_all_of', { name })}>
        {t('home.see_all')}
      </TextLink>
      <div className={styles.arrows} hidden={few}>
        <IconButton
          of={caretLeftIcon}
          label={t('home.previous', { name })}
          aria-disabled={start || undefined}
          onClick={() => start || scrollBy(-1)}
        />
        <IconButton
          of={caretRightIcon}
          label={t('home.next', { name })}
          aria-disabled={end || undefined}
          onClick={() => end || scrollBy(1)}
        />
      </div>
    </div>
  );
}
