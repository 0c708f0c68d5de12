import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { useSetPaymentLinkMutation } from '#generated/hooks/useSetPaymentLinkMutation.ts';
import type { OrderPaymentLink_order$key } from '#generated/relay/OrderPaymentLink_order.graphql.ts';
import { formatClosing, formatMoment } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { useDeskMutation } from '../frame/useDeskMutation.ts';

graphql`
  mutation SetPaymentLinkMutation($order: ID!, $due: Cents!, $open: Boolean!, $requestId: ID!) {
    setPaymentLink(order: $order, due: $due, open: $open, requestId: $requestId) {
      cash {
        byLink
      }
    }
  }
`;

const fragment = graphql`
  fragment OrderPaymentLink_order on Order {
    id
    changeableUntil
    contact {
      email
    }
    cash {
      due
      link {
        state
        payBy
        sentAt
      }
    }
  }
`;

/** For managers: the link by which an order that is still to be paid is paid by card (ADR 172): sent, sent again, or ended for cash. */
export function OrderPaymentLink({ order: key }: { order: OrderPaymentLink_order$key }) {
  const { id, changeableUntil, contact, cash } = useFragment(fragment, key);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const toast = useToast();
  // The whole order is read again: its journal has the call too.
  const { revalidate } = useRevalidator();
  const link = cash?.link ?? null;
  const sending = useDeskMutation(useSetPaymentLinkMutation(), `link.${id}.${link?.sentAt ?? ''}`);
  const ending = useDeskMutation(useSetPaymentLinkMutation(), `unlink.${id}.${link?.sentAt ?? ''}`);
  if (!cash || cash.due === 0 || link?.state === 'expired') return null;
  const canSend = Boolean(changeableUntil && contact?.email);
  if (!link && !canSend) return null;
  const send = async () => {
    if (!(await sending.send({ order: id, due: cash.due, open: true }))) return;
    toast.success(t('desk_cash.link.sent', { email: contact?.email ?? '' }));
    await revalidate();
  };
  const end = async () => {
    if (!(await ending.send({ order: id, due: cash.due, open: false }))) return;
    toast.success(t('desk_cash.link.ended'));
    await revalidate();
  };
  return (
    <DeskPanel title={t('desk_cash.link.title')}>
      <p>
        {link
          ? t('desk_cash.link.open', {
              amount: formatCents(cash.due),
              sent: formatMoment(link.sentAt, locale, now),
              moment: formatClosing(link.payBy, locale, now),
            })
          : t('desk_cash.link.none')}
      </p>
      <RefusalNotice lines={[...sending.refusal, ...ending.refusal]} />
      {canSend && (
        <Button variant={link ? undefined : 'outlined'} size="s" wide busy={sending.busy} onClick={() => void send()}>
          {t(link ? 'desk_cash.link.again' : 'desk_cash.link.send', { email: contact?.email ?? '' })}
        </Button>
      )}
      {link && (
        <Button variant="outlined" size="s" wide busy={ending.busy} onClick={() => void end()}>
          {t('desk_cash.link.end')}
        </Button>
      )}
    </DeskPanel>
  );
}
