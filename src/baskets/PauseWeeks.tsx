import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PauseWeeks_userBasket$key } from '#generated/relay/PauseWeeks_userBasket.graphql.ts';
import { dayParts, formatDay } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useWeekDays } from '../shared/relay/openWeek.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { checkIcon, pauseFillIcon } from '../shared/ui/icons.ts';
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
        deliveryDay
        closed
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
  const skipped = weeks.filter((week) => week.isDue && week.isPaused).length;
  return (
    <fieldset className={styles.weeks}>
      <legend className={styles.title}>{t('my_baskets.weeks')}</legend>
      <p className={styles.detail}>{t('my_baskets.weeks_detail', useWeekDays())}</p>
      <ul className={styles.list}>
        {weeks.map(({ period, slot, isDue, isPaused: paused, optOutBy }) => (
          <li key={period.id}>
            <PauseWeek
              day={slot?.from ?? period.deliveryDay}
              name={basket.name}
              state={
                period.closed
                  ? 'market_closed'
                  : !isDue
                    ? 'none'
                    : paused !== changes.has(period.id)
                      ? 'skipped'
                      : slot
                        ? 'planned'
                        : 'unserved'
              }
              closed={now >= new Date(optOutBy)}
              onToggle={() => toggle(period.id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button busy={saving} aria-disabled={changes.size === 0} onClick={() => void save()}>
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

type WeekProps = {
  /** The day of the basket: an instant, or the market's own day of that week if its place does not serve it. */
  day: string;
  name: string;
  /** none: the frequency brings no basket that week. unserved: the place is closed. market_closed: the whole market is. */
  state: 'planned' | 'skipped' | 'unserved' | 'none' | 'market_closed';
  /** Its opt-out is over, so it cannot be changed. */
  closed: boolean;
  onToggle: () => void;
};

/** A week as a checkbox that skips it. A week that can no longer be changed is disabled, and says so. */
function PauseWeek({ day, name, state, closed, onToggle }: WeekProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const dayText = formatDay(day, locale, now);
  const { number, month } = dayParts(day, locale);
  const isOff = state === 'none' || state === 'market_closed';
  const status = isOff
    ? t(`my_baskets.week_${state}`)
    : closed
      ? t('my_baskets.week_closed')
      : t(`my_baskets.week_${state}`);
  return (
    <label className={styles.week} data-state={state}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('my_baskets.skip', { day: dayText, name })}
        checked={state === 'skipped'}
        disabled={closed || isOff}
        onChange={onToggle}
      />
      <span aria-hidden="true">
        <span className={styles.number}>{number}</span>
        <span className={styles.month}>{month}</span>
      </span>
      <span className={styles.state}>
        {state === 'planned' && <Icon of={checkIcon} size={16} />}
        {state === 'skipped' && <Icon of={pauseFillIcon} size={16} />}
        {status}
      </span>
    </label>
  );
}
