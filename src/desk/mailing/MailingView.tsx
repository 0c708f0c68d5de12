import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useMailingViewQuery } from '#generated/hooks/useMailingViewQuery.ts';
import MailingViewQueryNode, { type MailingViewQuery } from '#generated/relay/MailingViewQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { parseWeekParam } from '../frame/deskAddress.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import { WeekChoice } from '../frame/WeekChoice.tsx';
import styles from './MailingView.module.css';
import { MessageForm } from './MessageForm.tsx';
import { SentMessages } from './SentMessages.tsx';

/** The week whose Friday the address contains, else the one that is being delivered. */
export const loader = browserLoader<MailingViewQuery>(MailingViewQueryNode, ({ item }) => ({
  startDate: parseWeekParam(item),
}));

graphql`
  query MailingViewQuery($startDate: Date) {
    ...MessageForm_places
    staff {
      ...SentMessages_staff
      periods {
        startDate
      }
      packingWeek(startDate: $startDate) {
        ...MessageForm_week
        period {
          startDate
          deliveryDay
        }
      }
    }
  }
`;

/** Messages to the customers of a week: a new one, and those that were sent. */
export function MailingView({ reference }: { reference: PreloadedQuery<MailingViewQuery> }) {
  const { staff, ...places } = useMailingViewQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  if (!staff) return null;
  const { packingWeek, periods } = staff;
  const { startDate, deliveryDay } = packingWeek.period;
  return (
    <>
      <DeskHead
        title={t('desk_mailing.title', { day: formatDay(deliveryDay, locale, now) })}
        under={t('desk_mailing.under')}
      >
        <WeekChoice view="messages" week={startDate} weeks={periods.map(({ startDate: friday }) => friday)} />
      </DeskHead>
      <div className={styles.view}>
        <MessageForm key={startDate} places={places} week={packingWeek} />
        <SentMessages staff={staff} />
      </div>
    </>
  );
}
