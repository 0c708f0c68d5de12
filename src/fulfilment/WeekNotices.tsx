import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekNotices_query$key } from '#generated/relay/WeekNotices_query.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { placeDayText } from './placeDayText.ts';
import styles from './WeekNotices.module.css';

const fragment = graphql`
  fragment WeekNotices_query on Query {
    announcedWeeks {
      id
      deliveryDay
      closed
      note
      placeDays {
        place
        day
        ...placeDayText_day
      }
    }
  }
`;

/**
 * Weeks that are closed or have a note, which is the market's own text, each in a line, and below each the days on which a
 * place differs; nothing of a day that is over.
 */
export function WeekNotices({ query }: { query: WeekNotices_query$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const today = dayAt(now);
  const { announcedWeeks } = useFragment(fragment, query);
  // A page that brings a new week asks for less of it than is shown here, which the next document has.
  const weeks = announcedWeeks.filter(({ deliveryDay }) => Boolean(deliveryDay));
  return (
    <ul aria-label={t('fulfilment.announced')} className={styles.weeks}>
      {weeks.flatMap(({ id, deliveryDay, closed, note, placeDays }) => {
        const day = formatDay(deliveryDay, locale, now);
        const differing = closed ? [] : placeDays.filter((placeDay) => placeDay.day >= today);
        return [
          ...(closed || note
            ? [
                <li key={id}>
                  <strong>{t(closed ? 'fulfilment.week_closed' : 'fulfilment.week_note', { day })}</strong> {note}
                </li>,
              ]
            : []),
          ...differing.map((placeDay) => (
            <li key={`${placeDay.place} ${placeDay.day}`}>{placeDayText(placeDay, t, locale, now)}</li>
          )),
        ];
      })}
    </ul>
  );
}
