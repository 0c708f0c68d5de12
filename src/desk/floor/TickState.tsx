import { useTranslation } from 'react-i18next';
import { formatMoment, formatTime } from '#rules/dates.ts';
import { dayAt } from '#rules/zone.ts';
import { useOffline } from '../../shared/browser/online.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { lineStateText, ownMark } from './lineTicks.ts';
import type { LineTick } from './lineTicks.ts';
import styles from './TickState.module.css';
import type { LineTicks } from './useLineTicks.ts';

/** A line's name; null: it is not on this list. */
export type LineName = (line: string) => string | null;

function Conflict({ tick, name, onDecide }: { tick: LineTick; name: string; onDecide: LineTicks['decide'] }) {
  const { t } = useTranslation();
  const { line, status, theirs, theirMissing = 0, seenQuantity, theirQuantity } = tick;
  const isClosed = theirs === 'gone' || theirs === undefined;
  const isResized = !isClosed && theirQuantity !== undefined;
  const ownText = lineStateText(t, { status, missing: ownMark(tick).missing ?? 0 });
  const theirText = isClosed ? '' : lineStateText(t, { status: theirs, missing: theirMissing });
  return (
    <li className={styles.question}>
      <p>
        <b>{name}</b> {isClosed && t('desk_lists.gone', { mine: ownText })}
        {isResized && t('desk_lists.resized', { from: seenQuantity, to: theirQuantity, mine: ownText })}
        {!isClosed && !isResized && t('desk_lists.differ', { mine: ownText, theirs: theirText })}
      </p>
      <div className={styles.answers}>
        {!isClosed && (
          <Button size="s" variant="outlined" onClick={() => onDecide(line, 'mine')}>
            {isResized
              ? t('desk_lists.confirm_units', { count: theirQuantity, status: ownText })
              : t('desk_lists.keep_mine', { status: ownText })}
          </Button>
        )}
        <Button size="s" variant="outlined" onClick={() => onDecide(line, 'theirs')}>
          {isClosed && t('desk_lists.let_go')}
          {isResized && t('desk_lists.leave_line', { status: theirText })}
          {!isClosed && !isResized && t('desk_lists.keep_theirs', { status: theirText })}
        </Button>
      </div>
    </li>
  );
}

type Props = {
  marks: LineTicks;
  nameOf: LineName;
  /** This device can also open the list offline. */
  opensOffline?: boolean;
};

/** Whether the marks have reached the market, how many wait, since when, and which conflict with somebody else's. */
export function TickState({ marks, nameOf, opensOffline = false }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const offline = useOffline();
  const now = useNow();
  const { isAuthenticated } = useAuthentication();
  const { ticks, syncedAt, isDisconnected, isPersisted, decide, send } = marks;
  const conflicts = ticks.filter(({ theirs }) => theirs !== undefined);
  const count = ticks.length - conflicts.length;
  const waiting = count > 0 ? t('desk_lists.waiting', { count }) : t('desk_lists.all_sent');
  const state = offline
    ? t('desk_lists.offline', { waiting })
    : isDisconnected
      ? t('desk_lists.away', { waiting })
      : waiting;
  return (
    <div className={styles.state} data-away={offline || isDisconnected || undefined}>
      <p role="status" className={styles.line}>
        <b>{state}</b>
        {syncedAt && (
          <span>
            {dayAt(new Date(syncedAt)) === dayAt(now)
              ? t('desk_lists.heard', { time: formatTime(syncedAt, locale) })
              : t('desk_lists.heard_before', { moment: formatMoment(syncedAt, locale, now) })}
          </span>
        )}
        {opensOffline && !offline && !isDisconnected && <span>{t('desk_lists.opens_alone')}</span>}
      </p>
      {isDisconnected && !offline && (
        <Button size="s" variant="outlined" onClick={isAuthenticated ? send : () => window.location.reload()}>
          {t(isAuthenticated ? 'desk_lists.send_again' : 'desk_lists.read_again')}
        </Button>
      )}
      {!isPersisted && <Notice kind="error">{t('desk_lists.not_kept')}</Notice>}
      {conflicts.length > 0 && (
        <Notice kind="error" title={t('desk_lists.crossed', { count: conflicts.length })} className={styles.crossed}>
          <ul className={styles.questions}>
            {conflicts.map((tick) => (
              <Conflict
                key={tick.line}
                tick={tick}
                name={nameOf(tick.line) ?? tick.name ?? t('desk_lists.another_list')}
                onDecide={decide}
              />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
