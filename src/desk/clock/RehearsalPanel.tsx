import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { RehearsalPanelQuery } from '#generated/relay/RehearsalPanelQuery.graphql.ts';
import { useWeekDays } from '../../shared/relay/openWeek.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import styles from './ClockView.module.css';
import { RehearsalResult } from './RehearsalResult.tsx';

const query = graphql`
  query RehearsalPanelQuery {
    staff {
      rehearsal {
        ...RehearsalResult_rehearsal
      }
    }
  }
`;

type Rehearsal = NonNullable<RehearsalPanelQuery['response']['staff']>['rehearsal'];

/** "If Sunday midnight were now": runs on request, since it tries every cart. */
export function RehearsalPanel() {
  const headingId = useId();
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const [busy, during] = useBusy();
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const rehearse = async () => {
    try {
      const subscription = fetchQuery<RehearsalPanelQuery>(environment, query, {}, { fetchPolicy: 'network-only' });
      const result = (await subscription.toPromise())?.staff?.rehearsal;
      if (!result) throw new Error('No rehearsal came.');
      setRehearsal(result);
    } catch {
      toast.error(t('errors.basic_retry'));
    }
  };
  return (
    <Panel as="section" edge="outlined" labelledBy={headingId} className={styles.rehearsal}>
      <div className={styles.head}>
        <div>
          <h2 id={headingId} className={styles.name}>
            {t('desk_clock.rehearsal.title')}
          </h2>
          <p className={styles.purpose}>{t('desk_clock.rehearsal.detail', useWeekDays())}</p>
        </div>
        <Button busy={busy !== null} onClick={() => void during(rehearse)}>
          {t('desk_clock.rehearsal.run')}
        </Button>
      </div>
      <div aria-live="polite">{rehearsal && <RehearsalResult rehearsal={rehearsal} />}</div>
    </Panel>
  );
}
