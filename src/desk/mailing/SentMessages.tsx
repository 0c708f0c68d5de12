import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SentMessages_staff$key } from '#generated/relay/SentMessages_staff.graphql.ts';
import { formatDay, formatMoment } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import formStyles from '../frame/DeskForm.module.css';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './MailingView.module.css';

const fragment = graphql`
  fragment SentMessages_staff on Staff {
    messages {
      sentAt
      sentBy
      period {
        deliveryDay
      }
      to
      subject {
        primary
        secondary
      }
      text {
        primary
        secondary
      }
      french
      english
    }
  }
`;

/** The messages that were sent, newest first, of any week. */
export function SentMessages({ staff }: { staff: SentMessages_staff$key }) {
  const { messages } = useFragment(fragment, staff);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  return (
    <DeskPanel title={t('desk_mailing.list')}>
      {messages.length === 0 && <p className={styles.hint}>{t('desk_mailing.none')}</p>}
      <ul hidden={messages.length === 0} className={styles.sent}>
        {messages.map(({ sentAt, sentBy: name, period, to, subject, text, french, english }) => {
          const count = french + english;
          const day = formatDay(period.deliveryDay, locale, now);
          return (
            <li key={`${sentAt} ${subject.primary} ${to}`}>
              <Disclosure title={locale === 'fr' ? subject.primary : subject.secondary}>
                <div className={formStyles.pair}>
                  <p lang="fr" className={styles.text}>{`${subject.primary}\n\n${text.primary}`}</p>
                  <p lang="en" className={styles.text}>{`${subject.secondary}\n\n${text.secondary}`}</p>
                </div>
              </Disclosure>
              <p className={styles.hint}>
                {t('desk_mailing.about', { moment: formatMoment(sentAt, locale, now), name })}{' '}
                {to === null ? t('desk_mailing.to_week', { day }) : t('desk_mailing.to_one', { to, day })}{' '}
                {t('desk_mailing.counted', { count, n: formatCount(count, locale) })}
              </p>
            </li>
          );
        })}
      </ul>
    </DeskPanel>
  );
}
