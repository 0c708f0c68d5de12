import { formatCount } from '../../rules/numbers.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import type { DeskViewName } from './deskViews.ts';
import styles from './DeskWays.module.css';

/** The number of waiting items behind links to work. */
export type Waiting = Partial<Record<'orders' | 'packing' | 'clock', number>>;

const isCounted = (view: DeskViewName): view is keyof Waiting =>
  view === 'orders' || view === 'packing' || view === 'clock';

/** The number of waiting items behind a link of the desk, with words for screen readers; renders nothing without any. */
export function TaskBadge({ view, waiting }: { view: DeskViewName; waiting: Waiting }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const count = isCounted(view) ? (waiting[view] ?? 0) : 0;
  if (!isCounted(view) || count === 0) return null;
  const n = formatCount(count, locale);
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{n}</span>
      <VisuallyHidden>{t(`desk.waiting.${view}`, { count, n })}</VisuallyHidden>
    </span>
  );
}
