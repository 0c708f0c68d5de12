import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { MessagePreviewPanelQuery } from '#generated/relay/MessagePreviewPanelQuery.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { Button } from '../../shared/ui/Button.tsx';
import formStyles from '../frame/DeskForm.module.css';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './MailingView.module.css';
import type { MessageInput } from './messageValues.ts';

const query = graphql`
  query MessagePreviewPanelQuery($message: CustomerMessageInput!) {
    staff {
      messagePreview(message: $message) {
        french
        english
        mails {
          lang
          subject
          text
        }
      }
    }
  }
`;

export type MessagePreview = NonNullable<MessagePreviewPanelQuery['response']['staff']>['messagePreview'];

/** Fetches whom a message would reach, and its mails. Null if it fails. */
export async function fetchMessagePreview(
  environment: Environment,
  message: MessageInput,
): Promise<MessagePreview | null> {
  const data = await refetch<MessagePreviewPanelQuery>(environment, query, { message });
  return data?.staff?.messagePreview ?? null;
}

type Props = { preview: MessagePreview; isSending: boolean; onSend: () => void; onEdit: () => void };

/** Whom a message reaches, and its mail in both languages. It is sent from here. */
export function MessagePreviewPanel({ preview: { french, english, mails }, isSending, onSend, onEdit }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const count = french + english;
  const n = formatCount(count, locale);
  return (
    <DeskPanel title={t('desk_mailing.preview')}>
      <p className={styles.reach}>
        {count === 0
          ? t('desk_mailing.no_recipients')
          : t('desk_mailing.reach', {
              count,
              n,
              french: formatCount(french, locale),
              english: formatCount(english, locale),
            })}
      </p>
      {mails.length > 0 && (
        <div className={formStyles.pair}>
          {mails.map(({ lang, subject, text }) => (
            <article key={lang} lang={lang} className={styles.mail}>
              <p className={styles.language} lang={locale}>
                {t(`desk_mailing.language.${lang === 'en' ? 'en' : 'fr'}`)}
              </p>
              <h3 className={styles.subject}>{subject}</h3>
              <p className={styles.text}>{text}</p>
            </article>
          ))}
        </div>
      )}
      <div className={formStyles.actions}>
        {count > 0 && (
          <Button busy={isSending} onClick={onSend}>
            {t('desk_mailing.send', { count, n })}
          </Button>
        )}
        <Button variant="outlined" disabled={isSending} onClick={onEdit}>
          {t('desk_mailing.edit')}
        </Button>
      </div>
    </DeskPanel>
  );
}
