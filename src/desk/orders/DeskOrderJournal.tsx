import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeskOrderJournal_order$key } from '#generated/relay/DeskOrderJournal_order.graphql.ts';
import { formatDay, formatTime } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './DeskOrderJournal.module.css';
import { eventText } from './eventText.ts';

const fragment = graphql`
  fragment DeskOrderJournal_order on Order {
    customerName
    cash {
      receivedAt
    }
    history {
      id
      at
      by
      kind
      name
      shift
      refusal
      note
      ...eventText_event
    }
  }
`;

type Author = { by: string; kind: string; name: string; shift?: string | null | undefined };

/** The order's history, newest first, with who did what. */
export function DeskOrderJournal({ order }: { order: DeskOrderJournal_order$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { customerName, cash, history } = useFragment(fragment, order);
  const author = ({ by, kind, name, shift }: Author): string => {
    if (by === 'market') return t(kind === 'paid' || kind === 'refund' ? 'desk_orders.payment' : 'desk_orders.market');
    if (by === 'staff') return shift ? t('desk_orders.shift', { shift, name }) : name;
    return name || customerName;
  };
  return (
    <DeskPanel title={t('desk_orders.journal')}>
      <ol className={styles.events}>
        {history?.toReversed().map((event) => (
          <li key={event.id} className={styles.event}>
            <span
              className={styles.when}
            >{`${formatDay(event.at, locale, now, 'short')}, ${formatTime(event.at, locale)}`}</span>
            <span>
              {eventText(t, event, cash && { receivedAt: cash.receivedAt })}
              {[event.refusal, event.kind === 'unreceived' ? null : event.note].filter(Boolean).map((words) => (
                <span key={words} className={styles.words}>
                  {words}
                </span>
              ))}
            </span>
            <span className={styles.who}>{author(event)}</span>
          </li>
        ))}
      </ol>
    </DeskPanel>
  );
}
