import { graphql, useFragment } from 'react-relay';
import type { PauseWeeks_userBasket$key } from '../../__generated__/relay/PauseWeeks_userBasket.graphql.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { PauseWeek } from './PauseWeek.tsx';
import styles from './PauseWeeks.module.css';
import { usePauses } from './usePauses.ts';

const fragment = graphql`
  fragment PauseWeeks_userBasket on UserBasket {
    id
    isPaused
    basket {
      name
    }
    weeks {
      period {
        id
        startDate
      }
      slot {
        from
      }
      isDue
      isPaused
      optOutBy
    }
  }
`;

const skippedKey = (count: number) =>
  count === 0 ? 'my_baskets.skipped_zero' : count === 1 ? 'my_baskets.skipped_one' : 'my_baskets.skipped_other';

/** The next twelve weeks, each skipped or not until its opt-out; one save for all changes (F-146, E23). */
export function PauseWeeks({ basket: key }: { basket: PauseWeeks_userBasket$key }) {
  const { t } = useTranslation();
  const now = useNow();
  const { id, isPaused, basket, weeks } = useFragment(fragment, key);
  const { changes, toggle, save, resumeAll, saving } = usePauses(id, weeks);
  const skipped = weeks.filter((week) => week.isDue && week.isPaused !== changes.has(week.period.id)).length;
  return (
    <fieldset className={styles.weeks}>
      <legend className={styles.title}>{t('my_baskets.weeks')}</legend>
      <p className={styles.detail}>{t('my_baskets.weeks_detail')}</p>
      <ul className={styles.list}>
        {weeks.map(({ period, slot, isDue, isPaused: paused, optOutBy }) => (
          <li key={period.id}>
            <PauseWeek
              day={slot?.from ?? period.startDate}
              name={basket.name}
              state={!isDue ? 'none' : paused !== changes.has(period.id) ? 'skipped' : 'planned'}
              closed={now >= new Date(optOutBy)}
              onToggle={() => toggle(period.id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button busy={saving} disabled={changes.size === 0} onClick={() => void save()}>
          {t('my_baskets.save_pause')}
        </Button>
        {isPaused && (
          <Button variant="text" busy={saving} onClick={() => void resumeAll()}>
            {t('my_baskets.resume_all')}
          </Button>
        )}
        <p role="status" className={styles.detail}>
          {changes.size > 0 ? t('my_baskets.unsaved') : t(skippedKey(skipped), { count: skipped })}
        </p>
      </div>
    </fieldset>
  );
}
