import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekProblems_staff$key } from '#generated/relay/WeekProblems_staff.graphql.ts';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import table from '../frame/DeskTable.module.css';
import { ReportedProblem } from '../orders/ReportedProblem.tsx';
import styles from './WeekWatched.module.css';

const fragment = graphql`
  fragment WeekProblems_staff on Staff {
    tasks {
      problems
    }
    problems {
      order {
        number
        customerName
      }
      line {
        ...ReportedProblem_line
      }
      problem {
        id
        ...ReportedProblem_problem
      }
    }
  }
`;

/** The reported problems of all weeks that wait for an answer, the oldest first, each with a link to its order. Renders nothing without any. */
export function WeekProblems({ staff }: { staff: WeekProblems_staff$key }) {
  const { t } = useTranslation();
  const address = useDeskAddress();
  const { tasks, problems } = useFragment(fragment, staff);
  if (problems.length === 0) return null;
  const moreCount = tasks.problems - problems.length;
  return (
    <DeskPanel title={t('desk_problems.title')}>
      <ul className={styles.list}>
        {problems.map(({ order: { number, customerName }, line, problem }) => (
          <li key={problem.id} className={styles.order}>
            <ReportedProblem line={line} problem={problem}>
              <UiLink href={address('orders', String(number))} className={table.name}>
                {t('desk_problems.order', { number })}
                {customerName && ` · ${customerName}`}
              </UiLink>
            </ReportedProblem>
          </li>
        ))}
      </ul>
      {moreCount > 0 && <p className={styles.none}>{t('desk_problems.more', { count: moreCount })}</p>}
    </DeskPanel>
  );
}
