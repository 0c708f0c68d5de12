import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { useBasketsScreenQuery } from '#generated/hooks/useBasketsScreenQuery.ts';
import type { BasketsScreen_period$key } from '#generated/relay/BasketsScreen_period.graphql.ts';
import BasketsScreenQueryNode, { type BasketsScreenQuery } from '#generated/relay/BasketsScreenQuery.graphql.ts';
import type { Weekday } from '#rules/constants.ts';
import { formatDay, formatLastDay, weekdayName } from '#rules/dates.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { handoverDays, usualHandoverDays } from '../fulfilment/handoverDays.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useOpenWeek, useWeekDays } from '../shared/relay/openWeek.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { BasketCard } from './BasketCard.tsx';
import heroStyles from './BasketHero.module.css';
import { basketItemList } from './basketItemList.ts';
import styles from './BasketsScreen.module.css';
import weekStyles from './BasketWeek.module.css';
import { NoBaskets } from './NoBaskets.tsx';

export const loader = htmlLoader<BasketsScreenQuery>(BasketsScreenQueryNode);

graphql`
  query BasketsScreenQuery {
    baskets {
      id
      ...BasketCard_basket
      ...basketItemList_basket
    }
    openPeriod {
      ...openWeek_period
      ...BasketsScreen_period
    }
    ...handoverDays_query
  }
`;

/** Where text overlays the picture's empty left side; the same condition as in BasketHero.module.css. */
const OVER = '(min-width: 1140px), (min-width: 860px) and (max-width: 1023px)';

/**
 * The picture and a one-sentence explanation of recurring baskets. The picture is the page's largest paint, so it loads
 * first.
 */
function BasketHero() {
  const { t } = useTranslation();
  const { imageBase } = usePageSettings();
  const file = (name: string, format: string) => `${imageBase}/${name}.${format}`;
  return (
    <header className={heroStyles.hero} data-light="">
      <div className={heroStyles.inside}>
        <div className={heroStyles.text}>
          <h1 className={heroStyles.title}>{t('baskets.heading')}</h1>
          <p className={heroStyles.lead}>{t('baskets.lead')}</p>
        </div>
        <picture className={heroStyles.picture}>
          {['avif', 'webp'].map((format) => (
            <source
              key={format}
              media={OVER}
              type={`image/${format}`}
              srcSet={`${file('caisse-large-900', format)} 900w, ${file('caisse-large-1280', format)} 1280w`}
              sizes="(min-width: 1350px) 900px, (min-width: 1140px) calc(87vw - 274px), 84vw"
              width={1280}
              height={640}
            />
          ))}
          <source type="image/avif" srcSet={file('caisse-mobile-780', 'avif')} />
          <img src={file('caisse-mobile-780', 'webp')} alt="" width={780} height={624} fetchPriority="high" />
        </picture>
      </div>
    </header>
  );
}

const weekFragment = graphql`
  fragment BasketsScreen_period on Period {
    startDate
    basketsUntil
  }
`;

type BasketWeekProps = {
  period: BasketsScreen_period$key;
  /** When the orders of the open week are handed over; none: nothing serves it. */
  days: readonly CalendarDay[];
  /** When orders are handed over as a rule. */
  usualDays: readonly Weekday[];
};

/**
 * A basket's week, with the days of the week that takes orders now: announced as it starts, opt-out until an evening
 * (E21), then handed over (E53).
 */
function BasketWeek({ period, days, usualDays }: BasketWeekProps) {
  const { startDate, basketsUntil } = useFragment(weekFragment, period);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { handover } = useMarketOffers();
  const { open_day: open, opt_out: optOut } = useWeekDays();
  const list = (words: readonly string[]) => formatList(words, 'or', locale);
  const steps = [
    { name: 'announced', day: open, date: formatDay(startDate, locale, now) },
    { name: 'opt_out', day: optOut, date: formatLastDay(basketsUntil, locale, now) },
    {
      name: 'received',
      day: list(usualDays.map((day) => weekdayName(day, locale))),
      date: list(days.map((day) => formatDay(day, locale, now))),
    },
  ] as const;
  return (
    <ol className={weekStyles.steps} aria-label={t('baskets.week')}>
      {steps.slice(0, days.length > 0 ? undefined : -1).map(({ name, day, date }) => (
        <li key={name}>
          <h2 className={weekStyles.day}>{t(`baskets.${name}`, { day })}</h2>
          <p className={weekStyles.more}>
            {name === 'received' ? t(`baskets.received_detail.${handover}`) : t(`baskets.${name}_detail`)}
          </p>
          <p className={weekStyles.date}>{t('baskets.this_time', { date })}</p>
        </li>
      ))}
    </ol>
  );
}

/** The public page of recurring baskets on offer, each with a link to subscribe (F-141). */
export function BasketsScreen() {
  const headingId = useId();
  const { baskets, openPeriod, ...query } = useBasketsScreenQuery(useLoaderData<PreloadedQuery<BasketsScreenQuery>>());
  const { t } = useTranslation();
  const settings = usePageSettings();
  const { handoverFrom } = useOpenWeek();
  const locale = useLocale();
  usePageHead(() => ({ jsonLd: [basketItemList(baskets, { ...settings, locale })] }));
  if (baskets.length === 0)
    return (
      <>
        <PageTitle name={t('baskets.title')} />
        <h1>{t('baskets.title')}</h1>
        <NoBaskets />
      </>
    );
  return (
    <>
      <PageTitle name={t('baskets.title')} description={t('baskets.description')} />
      <BasketHero />
      <BasketWeek period={openPeriod} days={handoverDays(query)} usualDays={usualHandoverDays(query, handoverFrom)} />
      <section className={styles.offer} aria-labelledby={headingId}>
        <h2 id={headingId}>{t('baskets.offer')}</h2>
        <p className={styles.detail}>{t('baskets.offer_detail')}</p>
        <ul className={styles.baskets}>
          {baskets.map((basket) => (
            <li key={basket.id}>
              <BasketCard basket={basket} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
