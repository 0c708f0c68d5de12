import { formatTime } from '../../rules/dates.ts';
import { useOffline } from '../shared/browser/online.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import styles from './HandoverNews.module.css';
import stateStyles from './TickState.module.css';
import type { Handovers } from './useHandovers.ts';

/** Undo is offered for this many: corrections are usually made soon. */
const SHOWN = 3;

/** Whether all hand-overs have reached the market, the latest ones with undo, and refused ones. */
export function HandoverNews({ queue }: { queue: Handovers }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const offline = useOffline();
  const { handovers, isAway, isKept, undo, dismiss, send } = queue;
  const count = handovers.filter(({ state }) => state === 'waiting').length;
  const waiting = count > 0 ? t('desk_handover.waiting', { count }) : t('desk_handover.all_sent');
  const isCutOff = offline || isAway;
  return (
    <div className={styles.news}>
      {isCutOff && (
        <div className={stateStyles.state} data-away={isCutOff || undefined}>
          <p role="status" className={stateStyles.line}>
            <b>
              {offline ? t('desk_lists.offline', { waiting }) : isAway ? t('desk_lists.away', { waiting }) : waiting}
            </b>
          </p>
          {isAway && !offline && (
            <Button size="s" variant="outlined" onClick={send}>
              {t('desk_lists.send_again')}
            </Button>
          )}
        </div>
      )}
      {!isKept && <Notice kind="error">{t('desk_lists.not_kept')}</Notice>}
      {handovers
        .filter(({ state }) => state === 'refused')
        .map((one) => (
          <Notice
            key={one.requestId}
            kind="error"
            title={t('desk_handover.refused', { code: one.code, name: one.customer })}
            action={
              <Button size="s" variant="outlined" onClick={() => dismiss(one)}>
                {t('desk_handover.understood')}
              </Button>
            }
          >
            <p>
              {one.now
                ? t('desk_handover.refused_as', { state: t(`orders.status.${one.now}`) })
                : t('desk_handover.refused_other')}
            </p>
          </Notice>
        ))}
      <ul className={styles.done} aria-label={t('desk_handover.last')}>
        {handovers
          .filter(({ state }) => state !== 'refused')
          .slice(0, SHOWN)
          .map((one) => (
            <li key={one.requestId}>
              <span>
                <b>{one.code}</b> {t('desk_handover.done', { name: one.customer, time: formatTime(one.at, locale) })}
              </span>
              <Button
                size="s"
                variant="outlined"
                aria-label={t('desk_handover.undo_of', { code: one.code, name: one.customer })}
                onClick={() => undo(one)}
              >
                {t('desk_handover.undo')}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
