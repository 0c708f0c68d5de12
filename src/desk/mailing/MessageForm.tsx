import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useSendMessageMutation } from '#generated/hooks/useSendMessageMutation.ts';
import type { MessageForm_places$key } from '#generated/relay/MessageForm_places.graphql.ts';
import type { MessageForm_week$key } from '#generated/relay/MessageForm_week.graphql.ts';
import { MESSAGE_SUBJECT_MAX, MESSAGE_TEXT_MAX } from '#rules/customerMessage.ts';
import { formatMoment } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useMarketForm } from '../../shared/forms/useMarketForm.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { deskFailure } from '../frame/deskErrors.ts';
import formStyles from '../frame/DeskForm.module.css';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './MailingView.module.css';
import { fetchMessagePreview, MessagePreviewPanel, type MessagePreview } from './MessagePreviewPanel.tsx';
import { emptyMessage, messageSchema, targetValue, type MessageInput } from './messageValues.ts';

graphql`
  mutation SendMessageMutation($message: CustomerMessageInput!) {
    sendMessage(message: $message) {
      sentAt
      sentBy
      french
      english
    }
  }
`;

const placesFragment = graphql`
  fragment MessageForm_places on Query {
    locations {
      id
      name
    }
    shippingZones {
      id
      name
    }
  }
`;

const weekFragment = graphql`
  fragment MessageForm_week on PackingWeek {
    period {
      id
    }
    producers {
      name
      seller {
        id
      }
    }
  }
`;

const LANGUAGES = [
  { lang: 'fr', part: 'primary' },
  { lang: 'en', part: 'secondary' },
] as const;

/** A message that is previewed: it is sent as it was seen, or written anew. */
type Previewed = { message: MessageInput; preview: MessagePreview };

/** Writes a message in both languages, previews it, and sends it once. */
export function MessageForm({ places, week }: { places: MessageForm_places$key; week: MessageForm_week$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const toast = useToast();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  const { locations, shippingZones } = useFragment(placesFragment, places);
  const { period, producers } = useFragment(weekFragment, week);
  const form = useMarketForm({ name: `message.${period.id}`, schema: messageSchema(period.id), saved: emptyMessage });
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [send, isSending] = useSendMessageMutation();

  const preview = form.submit(async (message) => {
    const result = await fetchMessagePreview(environment, message);
    if (result) setPreviewed({ message, preview: result });
    else toast.error(t('errors.basic_retry'));
  });
  const confirm = async ({ message }: Previewed) => {
    const data = await send({ variables: { message }, failureKey: deskFailure('errors.basic_retry') });
    if (!data) return;
    const { sentAt, sentBy: name, french, english } = data.sendMessage;
    const count = french + english;
    toast.success(
      t('desk_mailing.sent', { count, n: formatCount(count, locale), name, moment: formatMoment(sentAt, locale, now) }),
    );
    setPreviewed(null);
    form.discard();
    void revalidate();
  };
  const groups = [
    { label: t('desk_mailing.places'), kind: 'location', options: locations },
    { label: t('desk_mailing.rounds'), kind: 'shippingZone', options: shippingZones },
    {
      label: t('desk_mailing.producers'),
      kind: 'seller',
      options: producers.flatMap(({ seller, name }) => (seller ? [{ id: seller.id, name }] : [])),
    },
  ] as const;
  if (previewed)
    return (
      <MessagePreviewPanel
        preview={previewed.preview}
        isSending={isSending}
        onSend={() => void confirm(previewed)}
        onEdit={() => setPreviewed(null)}
      />
    );
  return (
    <DeskPanel title={t('desk_mailing.new')}>
      <form noValidate className={styles.form} onSubmit={preview}>
        <SelectField label={t('desk_mailing.to')} {...form.field('target')}>
          <option value="">{t('desk_mailing.everybody')}</option>
          {groups
            .filter(({ options }) => options.length > 0)
            .map(({ label, kind, options }) => (
              <optgroup key={kind} label={label}>
                {options.map(({ id, name }) => (
                  <option key={id} value={targetValue(kind, id)}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
        </SelectField>
        <div className={formStyles.pair}>
          {LANGUAGES.map(({ lang, part }) => (
            <TextField
              key={lang}
              lang={lang}
              label={t(`desk_mailing.subject.${lang}`)}
              maxLength={MESSAGE_SUBJECT_MAX}
              autoComplete="off"
              {...form.field(`subject.${part}`)}
            />
          ))}
        </div>
        <div className={formStyles.pair}>
          {LANGUAGES.map(({ lang, part }) => (
            <TextArea
              key={lang}
              lang={lang}
              rows={6}
              label={t(`desk_mailing.text.${lang}`)}
              maxLength={MESSAGE_TEXT_MAX}
              {...form.field(`text.${part}`)}
            />
          ))}
        </div>
        <p className={styles.hint}>{t('desk_mailing.hint')}</p>
        <div className={formStyles.actions}>
          <Button type="submit" busy={form.submitting}>
            {t('desk_mailing.preview')}
          </Button>
        </div>
      </form>
    </DeskPanel>
  );
}
