import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CycleBar_query$data, CycleBar_query$key } from '../../__generated__/relay/CycleBar_query.graphql.ts';
import { formatWeekday, lastInstantBefore } from '../../rules/dates.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import styles from './CycleBar.module.css';
import { lazyPart } from './lazyPart.ts';
import { TimeLeft } from './TimeLeft.tsx';

const ExpressBar = lazyPart(() => import('./ExpressBar.tsx').then((module) => module.ExpressBar));

const fragment = graphql`
  fragment CycleBar_query on Query {
    ...ExpressBar_query
    openPeriod {
      closesAt
    }
    locations(filter: { ongoing: true }) {
      storageOnly
      nextSlot {
        from
      }
    }
  }
`;

/** The bar above every page: what closes and when; in Express, that it is on (E63). */
export function CycleBar({ query }: { query: CycleBar_query$key }) {
  const data = useFragment(fragment, query);
  const week = <WeekBar openPeriod={data.openPeriod} locations={data.locations} />;
  if (!useIsExpress()) return week;
  return <ExpressBar query={data} fallback={week} />;
}

/** The text between asterisks is the days. A place for Express orders only has no weekly pickup (E32). */
function WeekBar({ openPeriod, locations }: Pick<CycleBar_query$data, 'openPeriod' | 'locations'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const starts = locations.flatMap(({ storageOnly, nextSlot }) =>
    nextSlot && !storageOnly ? [new Date(nextSlot.from).getTime()] : [],
  );
  const close = formatWeekday(lastInstantBefore(openPeriod.closesAt), locale);
  const sentence =
    starts.length > 0
      ? t('shell.cycle', { close, pickup: formatWeekday(new Date(Math.min(...starts)), locale) })
      : t('shell.cycle_only_close', { close });
  return (
    <aside aria-label={t('shell.week')} className={styles.bar}>
      <p>
        {sentence.split('*').map((words, index) => (
          // Every second piece was between asterisks; their order never changes.
          <Fragment key={index}>{index % 2 ? <strong className={styles.day}>{words}</strong> : words}</Fragment>
        ))}
        <TimeLeft until={openPeriod.closesAt} />
      </p>
    </aside>
  );
}
