import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CycleBar_query$data, CycleBar_query$key } from '#generated/relay/CycleBar_query.graphql.ts';
import { formatDay, lastInstantBefore, timeLeft } from '#rules/dates.ts';
import { useIsExpress } from '../cart/visitorCart.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { classNames } from '../shared/ui/classNames.ts';
import styles from './CycleBar.module.css';
import { lazyPart } from './lazyPart.ts';

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

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A placeholder of typical length. */
const TYPICAL = { days: 2, hours: 8 };

/**
 * " Plus que 2 jours et 4 heures.", the two largest units that are not zero. The server's HTML, which is cached for
 * long, only reserves its space, so that the page does not shift; empty if the reader's clock cannot be right (past, or
 * more than a week ahead).
 */
function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const now = useNow();
  const sentence = (units: string[]) => {
    const [first, second] = units;
    return t('shell.left', { time: second ? t('shell.left_both', { first, second }) : first });
  };
  if (!hydrated) {
    const placeholder = sentence([
      t('shell.days', { count: TYPICAL.days }),
      t('shell.hours', { count: TYPICAL.hours }),
    ]);
    return (
      <>
        {' '}
        <span aria-hidden="true" data-like={placeholder} className={classNames(styles.left, styles.coming)} />
      </>
    );
  }
  const instant = new Date(until);
  const ms = instant.getTime() - now.getTime();
  if (ms <= 0 || ms > WEEK_MS) return null;
  const { days, hours, minutes } = timeLeft(now, instant);
  const units = [
    days > 0 && t('shell.days', { count: days }),
    hours > 0 && t('shell.hours', { count: hours }),
    days === 0 && minutes > 0 && t('shell.minutes', { count: minutes }),
  ].filter((unit) => unit !== false);
  if (units.length === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.left}>{sentence(units)}</span>
    </>
  );
}

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
  const now = useNow();
  const starts = locations.flatMap(({ storageOnly, nextSlot }) =>
    nextSlot && !storageOnly ? [new Date(nextSlot.from).getTime()] : [],
  );
  const close = formatDay(lastInstantBefore(openPeriod.closesAt), locale, now, 'short');
  const sentence =
    starts.length > 0
      ? t('shell.cycle', { close, pickup: formatDay(new Date(Math.min(...starts)), locale, now, 'short') })
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
