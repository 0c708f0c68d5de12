import { useTranslation } from 'react-i18next';
import { formatTime } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useOffline } from '../../shared/browser/online.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { RefusalNotice } from '../frame/RefusalNotice.tsx';
import { amountOf, type ContainerCount } from './containerCounts.ts';
import styles from './HandoverNews.module.css';
import stateStyles from './TickState.module.css';
import type { ContainerCounts } from './useContainerCounts.ts';
import type { Handovers } from './useHandovers.ts';

/** Undo is offered for this many: corrections are usually made soon. */
const SHOWN = 3;

/** A count of containers that the market has refused after it was stored here. */
function RefusedCount({ count, counts: { retry, dismiss } }: { count: ContainerCount; counts: ContainerCounts }) {
  const { t } = useTranslation();
  const { code, customer: name, containers, isBeyond, lines = [] } = count;
  return (
    <Notice
      kind="error"
      title={t('desk_handover.containers_refused', { code, name, amount: formatCents(amountOf(containers)) })}
      action={
        <>
          {!isBeyond && (
            <Button size="s" variant="outlined" onClick={() => retry(count)}>
              {t('desk_lists.send_again')}
            </Button>
          )}
          <Button size="s" variant="outlined" onClick={() => dismiss(count)}>
            {t('desk_handover.understood')}
          </Button>
        </>
      }
    >
      {isBeyond ? <p>{t('desk_handover.containers_beyond')}</p> : <RefusalNotice lines={lines} />}
    </Notice>
  );
}

const waitingOf = (items: readonly { state: string }[]) => items.filter(({ state }) => state === 'waiting').length;

/** Whether all hand-overs and counts of containers have reached the market, and refused ones. */
export function HandoverNews({ queue, counts }: { queue: Handovers; counts: ContainerCounts }) {
  const { t } = useTranslation();
  const offline = useOffline();
  const { handovers, dismiss } = queue;
  const isDisconnected = queue.isDisconnected || counts.isDisconnected;
  const isPersisted = queue.isPersisted && counts.isPersisted;
  const send = () => {
    queue.send();
    counts.send();
  };
  const [waitingHandovers, waitingCounts] = [waitingOf(handovers), waitingOf(counts.counts)];
  const waiting =
    [
      waitingHandovers > 0 && t('desk_handover.waiting', { count: waitingHandovers }),
      waitingCounts > 0 && t('desk_handover.containers_waiting', { count: waitingCounts }),
    ]
      .filter(Boolean)
      .join(', ') || t('desk_handover.all_sent');
  return (
    <div className={styles.news}>
      {(offline || isDisconnected) && (
        <div className={stateStyles.state} data-away>
          <p role="status" className={stateStyles.line}>
            <b>{t(offline ? 'desk_lists.offline' : 'desk_lists.away', { waiting })}</b>
          </p>
          {!offline && (
            <Button size="s" variant="outlined" onClick={send}>
              {t('desk_lists.send_again')}
            </Button>
          )}
        </div>
      )}
      {!isPersisted && <Notice kind="error">{t('desk_lists.not_kept')}</Notice>}
      {handovers
        .filter(({ state }) => state === 'refused')
        .map((handover) => (
          <Notice
            key={handover.requestId}
            kind="error"
            title={t('desk_handover.refused', { code: handover.code, name: handover.customer })}
            action={
              <Button size="s" variant="outlined" onClick={() => dismiss(handover)}>
                {t('desk_handover.understood')}
              </Button>
            }
          >
            <p>
              {handover.now
                ? t('desk_handover.refused_as', { state: t(`orders.status.${handover.now}`) })
                : t('desk_handover.refused_other')}
            </p>
          </Notice>
        ))}
      {counts.counts
        .filter(({ state }) => state === 'refused')
        .map((count) => (
          <RefusedCount key={count.requestId} count={count} counts={counts} />
        ))}
    </div>
  );
}

/** The latest hand-overs, each with undo. */
export function LastHandovers({ queue: { handovers, undo } }: { queue: Handovers }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul className={styles.done} aria-label={t('desk_handover.last')}>
      {handovers
        .filter(({ state }) => state !== 'refused')
        .slice(0, SHOWN)
        .map((handover) => (
          <li key={handover.requestId}>
            <span>
              <b>{handover.code}</b>{' '}
              {t('desk_handover.done', { name: handover.customer, time: formatTime(handover.at, locale) })}
            </span>
            <Button
              size="s"
              variant="outlined"
              aria-label={t('desk_handover.undo_of', { code: handover.code, name: handover.customer })}
              onClick={() => undo(handover)}
            >
              {t('desk_handover.undo')}
            </Button>
          </li>
        ))}
    </ul>
  );
}
