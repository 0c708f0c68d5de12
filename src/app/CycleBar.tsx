import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CycleBar_query$data, CycleBar_query$key } from '#generated/relay/CycleBar_query.graphql.ts';
import { PLACE_FORM } from '#rules/addresses.ts';
import { formatClosing, formatDay } from '#rules/dates.ts';
import { placeText } from '#rules/placeText.ts';
import { useIsExpress, useVisitPlace } from '../cart/visitorCart.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { mapPinFillIcon } from '../shared/ui/icons.ts';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import styles from './CycleBar.module.css';
import type { LayoutData } from './Layout.route.ts';

/** With what every page loads after its first paint. */
export const cycleBarParts = () => import('./cycleBarParts.tsx');
const ExpressBar = retriableLazy(async () => (await cycleBarParts()).expressBar());
const TimeLeft = retriableLazy(async () => (await cycleBarParts()).TimeLeft);
const WeekNotices = retriableLazy(async () => (await cycleBarParts()).weekNotices());
const PlaceDialog = retriableLazy(async () => (await cycleBarParts()).placeDialog());

const fragment = graphql`
  fragment CycleBar_query on Query {
    ...ExpressBar_query
    ...WeekNotices_query
    announcedWeeks {
      __typename
    }
    openPeriod {
      closesAt
    }
    locations(filter: { ongoing: true }) {
      storageOnly
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

type CycleBarProps = { query: CycleBar_query$key } & Pick<LayoutData, 'pause'>;

/**
 * The bar above every page: what closes and when, or in Express, that it is on (E63), or that nothing can be ordered; and weeks
 * that differ.
 */
export const CycleBar = memo(function CycleBar({ query, pause }: CycleBarProps) {
  const data = useFragment(fragment, query);
  const express = useIsExpress();
  const week = <WeekBar openPeriod={data.openPeriod} locations={data.locations} />;
  return (
    <>
      {pause ? <pause.Bar {...pause} /> : express ? <ExpressBar query={data} fallback={week} /> : week}
      {data.announcedWeeks.length > 0 && <WeekNotices query={data} failure={() => null} />}
    </>
  );
});

/**
 * What closes and when; and a link that asks where the visitor is, or says when, where and for how much they receive an
 * order: without scripts, to a form. The text between asterisks is the days. A place for Express orders only has no weekly
 * pickup (E32).
 */
function WeekBar({ openPeriod, locations }: Pick<CycleBar_query$data, 'openPeriod' | 'locations'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const place = useVisitPlace();
  const { delivery } = useMarketOffers();
  const [isOpen, setOpen] = useState(false);
  const starts = locations.flatMap(({ storageOnly, nextSlot }) =>
    nextSlot && !storageOnly ? [new Date(nextSlot.from).getTime()] : [],
  );
  const close = formatClosing(openPeriod.closesAt, locale, now, 'short');
  const sentence =
    starts.length > 0 && !place
      ? t('shell.cycle', { close, pickup: formatDay(new Date(Math.min(...starts)), locale, now, 'short') })
      : t('shell.cycle_only_close', { close });
  return (
    <aside aria-label={t('shell.week')} className={styles.bar}>
      <p>
        {sentence.split('*').map((words, index) => (
          // Every second piece was between asterisks; their order never changes.
          <Fragment key={index}>{index % 2 ? <strong className={styles.day}>{words}</strong> : words}</Fragment>
        ))}{' '}
        <span className={styles.left}>
          <TimeLeft until={openPeriod.closesAt} failure={() => null} />
        </span>{' '}
        <a
          href={PLACE_FORM[locale]}
          className={styles.place}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon of={mapPinFillIcon} size={16} />
          <span>
            {place
              ? placeText(place, { locale, now, free: t('shell.free'), width: 'short' })
              : t(delivery ? 'shell.place' : 'shell.place_pickup')}
          </span>
        </a>
      </p>
      {isOpen && <PlaceDialog onClose={() => setOpen(false)} />}
    </aside>
  );
}
