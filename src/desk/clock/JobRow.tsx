import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useRunJobMutation } from '#generated/hooks/useRunJobMutation.ts';
import ClockViewQueryNode, { type ClockViewQuery } from '#generated/relay/ClockViewQuery.graphql.ts';
import type { JobRow_job$data, JobRow_job$key } from '#generated/relay/JobRow_job.graphql.ts';
import { formatMoment } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { useWeekDays } from '../../shared/relay/openWeek.ts';
import { refetch } from '../../shared/relay/refetch.ts';
import { usePolling } from '../../shared/relay/usePolling.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Tag } from '../../shared/ui/Tag.tsx';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import styles from './ClockView.module.css';

graphql`
  mutation RunJobMutation($job: JobName!) {
    runJob(job: $job) {
      ...JobRow_job
    }
  }
`;

const fragment = graphql`
  fragment JobRow_job on Job {
    name
    nextRun
    running
    lastRun {
      endedAt
      moved
      askedBy
    }
    lastWork {
      at
      moved
    }
    lastFailure
  }
`;

/** How often a long run is polled, in ms. */
export const JOB_EVERY_MS = 2_000;

/** Polls the jobs while a requested run is in progress. */
function useJobWatch(running: boolean): void {
  const environment = useRelayEnvironment();
  usePolling(running, {
    poll: () => refetch<ClockViewQuery>(environment, ClockViewQueryNode, {}),
    pause: () => JOB_EVERY_MS,
  });
  // It has ended, or somebody else follows it.
  useEffect(() => (running ? notifyTaskCountsChanged : undefined), [running]);
}

type KnownJob = Exclude<JobRow_job$data['name'], '%future added value'>;

/** A job: its purpose, last and next run, and a button that runs it immediately. */
export function JobRow({ job }: { job: JobRow_job$key }) {
  const { name, nextRun, running, lastRun, lastWork, lastFailure } = useFragment(fragment, job);
  const { t, i18n } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const [run, isStarting] = useRunJobMutation();
  useJobWatch(running);
  const days = useWeekDays();
  const moment = (when: string) => formatMoment(when, locale, now);
  const moved = lastRun?.moved ?? null;
  const hasFailed = !!lastRun && moved === null;
  const statusText = !lastRun
    ? t('desk_clock.never')
    : moved === null
      ? t('desk_clock.failed', { at: moment(lastRun.endedAt) })
      : t('desk_clock.ran', { at: moment(lastRun.endedAt), count: moved });
  // A newer server may have more jobs: their own name is shown.
  const jobName = i18n.exists(`desk_clock.names.${name}`) ? (name as KnownJob) : null;
  const title = jobName ? t(`desk_clock.names.${jobName}`) : name;
  const runNow = async () => {
    const data = await run({ variables: { job: name } });
    if (data) notifyTaskCountsChanged();
    if (data) announce(t('desk_clock.asked', { job: title }));
  };
  return (
    <li className={styles.job}>
      <div className={styles.what}>
        <h2 className={styles.name}>
          {title} {hasFailed && <Tag colour="red">{t('desk_clock.failure')}</Tag>}
        </h2>
        {jobName && <p className={styles.purpose}>{t(`desk_clock.purposes.${jobName}`, days)}</p>}
      </div>
      <dl className={styles.facts}>
        <dt>{t('desk_clock.last')}</dt>
        <dd>
          {statusText}
          {lastRun?.askedBy && `, ${t('desk_clock.asked_by', { name: lastRun.askedBy })}`}
        </dd>
        {lastWork && lastWork.at !== lastRun?.endedAt && (
          <>
            <dt>{t('desk_clock.worked')}</dt>
            <dd>{t('desk_clock.ran', { at: moment(lastWork.at), count: lastWork.moved })}</dd>
          </>
        )}
        {lastFailure && !hasFailed && (
          <>
            <dt>{t('desk_clock.last_failure')}</dt>
            <dd>{moment(lastFailure)}</dd>
          </>
        )}
        <dt>{t('desk_clock.next')}</dt>
        <dd>{nextRun ? moment(nextRun) : t('desk_clock.seconds')}</dd>
      </dl>
      <Button variant="outlined" busy={isStarting || running} onClick={() => void runNow()}>
        {t('desk_clock.run')}
      </Button>
    </li>
  );
}
