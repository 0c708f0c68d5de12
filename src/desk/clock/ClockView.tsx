import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useClockViewQuery } from '#generated/hooks/useClockViewQuery.ts';
import ClockViewQueryNode, { type ClockViewQuery } from '#generated/relay/ClockViewQuery.graphql.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { DeskHead } from '../frame/DeskLayout.tsx';
import styles from './ClockView.module.css';
import { JobRow } from './JobRow.tsx';
import { RehearsalPanel } from './RehearsalPanel.tsx';

/** The jobs, with their results. */
export const loader = browserLoader<ClockViewQuery>(ClockViewQueryNode);

graphql`
  query ClockViewQuery {
    staff {
      jobs {
        id
        ...JobRow_job
      }
    }
  }
`;

/** The market's jobs: when each ran, runs next, and its result; and the closing rehearsal. */
export function ClockView({ reference }: { reference: PreloadedQuery<ClockViewQuery> }) {
  const { staff } = useClockViewQuery(reference);
  const { t } = useTranslation();
  return (
    <>
      <DeskHead title={t('desk.views.clock')} under={t('desk_clock.under')} />
      <RehearsalPanel />
      <ul className={styles.jobs} aria-label={t('desk_clock.jobs')}>
        {staff?.jobs.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </>
  );
}
