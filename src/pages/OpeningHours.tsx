import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OpeningHours_query$key } from '#generated/relay/OpeningHours_query.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { handoverDaysOf } from '#rules/period.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './OpeningHours.module.css';
import { weekRows, type HoursRow } from './openingHours.ts';
import { openingState } from './openingState.ts';

const TWO = 2;

/** Whether the hall is open this minute. Empty in the server's HTML, which is cached for long and the same for all. */
function OpenNow({ closedDays }: { closedDays: ReadonlySet<CalendarDay> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const hydrated = useHydrated();
  const now = useNow();
  const { hours } = usePageSettings().market;
  if (!hydrated || hours.length === 0) return null;
  const state = openingState(now, hours, closedDays);
  if (state.open)
    return (
      <Tag colour="turquoise" className={styles.state}>
        {t('contact.open_now', { time: formatTime(state.until, locale) })}
      </Tag>
    );
  const time = formatTime(state.opens, locale);
  return (
    <Tag colour="gray" className={styles.state}>
      {state.today
        ? t('contact.opens_today', { time })
        : t('contact.opens_on', { day: formatDay(state.opens, locale, now), time })}
    </Tag>
  );
}

const fragment = graphql`
  fragment OpeningHours_query on Query {
    announcedWeeks {
      handoverFrom
      closed
    }
  }
`;

/** The hall's hours over the whole week (F-053); nothing while the market has none. */
export function OpeningHours({ query }: { query: OpeningHours_query$key }) {
  const { announcedWeeks } = useFragment(fragment, query);
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const { market } = usePageSettings();
  if (market.hours.length === 0) return null;
  const days = ({ first, last, weekdays }: HoursRow) =>
    last ? t(weekdays.length === TWO ? 'contact.days_two' : 'contact.days_more', { first, last }) : first;
  return (
    <Panel as="section" labelledBy={headingId} edge="outlined">
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {t('contact.hours')}
        </h2>
        <OpenNow
          closedDays={
            new Set(
              announcedWeeks.flatMap(({ closed, handoverFrom }) => (closed ? handoverDaysOf({ handoverFrom }) : [])),
            )
          }
        />
      </div>
      <dl className={styles.rows}>
        {weekRows(locale, market).map((row) => (
          <div key={row.first} className={styles.row} data-closed={row.hours === null || undefined}>
            <dt className={styles.days}>{days(row)}</dt>
            <dd>{row.hours ?? t('contact.closed')}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
