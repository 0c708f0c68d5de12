import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevokeSlipLinksMutation } from '#generated/hooks/useRevokeSlipLinksMutation.ts';
import { useSendSlipMutation } from '#generated/hooks/useSendSlipMutation.ts';
import type { SlipRow_contact$data, SlipRow_contact$key } from '#generated/relay/SlipRow_contact.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { deskFailure } from '../frame/deskErrors.ts';
import table from '../frame/DeskTable.module.css';
import { SELLERS_PART } from '../frame/deskViews.ts';
import styles from './SlipsView.module.css';

graphql`
  mutation SendSlipMutation($seller: ID!, $period: ID!, $requestId: ID!) {
    sendSlip(seller: $seller, period: $period, requestId: $requestId) {
      ...SlipRow_contact
    }
  }
`;

graphql`
  mutation RevokeSlipLinksMutation($seller: ID!, $period: ID!) {
    revokeSlipLinks(seller: $seller, period: $period) {
      ...SlipRow_contact
    }
  }
`;

const fragment = graphql`
  fragment SlipRow_contact on SlipContact {
    period {
      id
    }
    units
    received
    links
    seller {
      id
      handle
      name
      contactEmail
      contactLanguage
    }
    mails {
      id
      sentAt
      sentBy
      to
      units
      status
    }
  }
`;

type SlipMail = SlipRow_contact$data['mails'][number];
const COLOURS = { waiting: 'blue', sent: 'turquoise', failed: 'red' } as const;

/** When, to whom and by whom a slip was mailed, and whether it has left. */
function SentSlip({ mail }: { mail: SlipMail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { sentAt, sentBy, to, units, status } = mail;
  const state = status === '%future added value' ? 'sent' : status;
  return (
    <li>
      <Tag colour={COLOURS[state]}>{t(`desk_slips.status.${state}`)}</Tag>
      <span className={styles.mail}>
        {t('desk_slips.mail', {
          moment: formatMoment(sentAt, locale, now, 'short'),
          to,
          units: t('desk_slips.unit', { count: units, n: formatCount(units, locale) }),
        })}
        {', '}
        {sentBy === null ? t('desk_slips.by_market') : t('desk_slips.by', { name: sentBy })}
      </span>
    </li>
  );
}

/** A producer: what they bring for the week, what was mailed to them, and the actions on it. */
export function SlipRow({ contact: key }: { contact: SlipRow_contact$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const toast = useToast();
  const { period, seller, units, received, mails, links } = useFragment(fragment, key);
  const [sendSlip, sending] = useSendSlipMutation();
  const [revokeLinks, revoking] = useRevokeSlipLinksMutation();
  // A press whose answer was lost is sent again under the same key, and a press after an answer is another mail.
  const [requestId, setRequestId] = useState(newRequestId);
  const { id, handle, name, contactEmail: email } = seller;
  const failureKey = deskFailure('errors.basic_retry');
  const send = async () => {
    const sent = await sendSlip({ variables: { seller: id, period: period.id, requestId }, failureKey });
    if (!sent) return;
    setRequestId(newRequestId());
    toast.success(t('desk_slips.sent_to', { to: email ?? name }));
  };
  const revoke = async () => {
    const done = await revokeLinks({ variables: { seller: id, period: period.id }, failureKey });
    if (done) toast.success(t('desk_slips.revoked', { name }));
  };
  const unitsText = (count: number) => t('desk_slips.unit', { count, n: formatCount(count, locale) });
  const verb = mails.length > 0 ? 'again' : 'send';
  const language = seller.contactLanguage === 'en' ? 'en' : 'fr';
  return (
    <tr className={table.row}>
      <th scope="row">{name}</th>
      <td className={table.amount} data-label={t('desk_slips.units')}>
        {received === 0 ? (
          unitsText(units)
        ) : (
          <>
            {t('desk_slips.left', { units: unitsText(units - received) })}{' '}
            <span className={styles.quiet}>{t('desk_slips.received', { units: unitsText(received) })}</span>
          </>
        )}
      </td>
      <td className={styles.address}>
        {email === null ? (
          <>
            <Tag colour={units > 0 ? 'orange' : 'gray'}>{t('desk_slips.no_address')}</Tag>{' '}
            <TextLink
              standalone
              href={`${address('catalogue', SELLERS_PART[locale])}?${new URLSearchParams({ edit: handle })}`}
              aria-label={t('desk_slips.add_of', { name })}
            >
              {t('desk_slips.add')}
            </TextLink>
          </>
        ) : (
          <>
            {email} <span className={styles.quiet}>{t(`desk_slips.language.${language}`)}</span>
          </>
        )}
      </td>
      <td className={styles.mails}>
        {mails.length === 0 ? (
          <span className={styles.quiet}>{t('desk_slips.not_sent')}</span>
        ) : (
          <ul>
            {mails.map((mail) => (
              <SentSlip key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </td>
      <td>
        <div className={styles.actions}>
          {email !== null && units > 0 && (
            <Button
              variant="outlined"
              busy={sending}
              aria-label={t(`desk_slips.${verb}_of`, { name })}
              onClick={() => void send()}
            >
              {t(`desk_slips.${verb}`)}
            </Button>
          )}
          {links > 0 && (
            <Button
              variant="outlined"
              busy={revoking}
              aria-label={t('desk_slips.revoke_of', { name })}
              onClick={() => void revoke()}
            >
              {t('desk_slips.revoke')}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
