import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../shared/ui/Button.tsx';
import { ProgressBar } from '../shared/ui/ProgressBar.tsx';
import { RetryNotice } from '../shared/ui/RetryNotice.tsx';
import styles from './ListEnd.module.css';

/** A click that opens in this window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type Props = {
  /** "12 produits sur 64". */
  text: string;
  visible: number;
  total: number;
  /** The address of the next page; null at the list's end. */
  next: string | null;
  busy: boolean;
  failed: boolean;
  /** Appends the next page: what scripts do instead of following `next`. */
  onMore: () => void;
  /** Retries after a failure. */
  onRetry: () => void;
};

/** The end of a list: how much of it is shown, and "more", a link to the next page that scripts take over (routes 6). */
export function ListEnd({ text, visible, total, next, busy, failed, onMore, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      {visible < total && (
        <>
          <ProgressBar label={text} value={visible} max={total} className={styles.bar} />
          <p className={styles.shown}>{text}</p>
        </>
      )}
      {failed && <RetryNotice onRetry={onRetry}>{t('home.strip_failed')}</RetryNotice>}
      {next !== null && !failed && (
        <Button
          variant="outlined"
          href={next}
          aria-busy={busy || undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            if (!busy) onMore();
          }}
        >
          {t(busy ? 'labels.loading' : 'collection.more')}
        </Button>
      )}
    </div>
  );
}
