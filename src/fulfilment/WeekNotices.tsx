import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekNotices_query$key } from '#generated/relay/WeekNotices_query.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import styles from './WeekNotices.module.css';

const fragment = graphql`
  fragment WeekNotices_query on Query {
    announcedWeeks {
      id
      deliveryDay
      closed
      note
    }
  }
`;

/** Weeks that are closed or have a note, which is the market's own text, each in a line. */
export function WeekNotices({ query }: { query: WeekNotices_query$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { announcedWeeks } = useFragment(fragment, query);
  return (
    <ul aria-label={t('fulfilment.announced')} className={styles.weeks}>
      {announcedWeeks.map(({ id, deliveryDay, closed, note }) => {
        const day = formatDay(deliveryDay, locale, now);
        return (
          <li key={id}>
            <strong>{t(closed ? 'fulfilment.week_closed' : 'fulfilment.week_note', { day })}</strong> {note}
          </li>
        );
      })}
    </ul>
  );
}
