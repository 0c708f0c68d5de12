import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { useClosedMarketQuery } from '#generated/hooks/useClosedMarketQuery.ts';
import ClosedMarketQueryNode, { type ClosedMarketQuery } from '#generated/relay/ClosedMarketQuery.graphql.ts';
import { localeOfPath } from '#rules/addresses.ts';
import type { Weekday } from '#rules/constants.ts';
import { formatDay, formatTimeRange, weekdayName } from '#rules/dates.ts';
import { HomeBanner } from '../catalogue/HomeBanner.tsx';
import { SellerMark } from '../catalogue/SellerMark.tsx';
import { mailLink, telephoneLink } from '../pages/contactLinks.ts';
import { contactOf, groceryStore } from '../pages/groceryStore.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { addTexts, useLocale, type Messages } from '../shared/i18n/translator.ts';
import { useHydrated } from '../shared/relay/hydrated.ts';
import { htmlLoader } from '../shared/relay/route.ts';
import { usePageHead } from '../shared/routing/pageHead.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { DESK_READER, readPersistent } from '../shared/storage/persistentStorage.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './ClosedMarket.module.css';
import barStyles from './CycleBar.module.css';
import { KeptPages } from './KeptPages.tsx';
import { usePageContext } from './usePageContext.ts';

const load = htmlLoader<ClosedMarketQuery>(ClosedMarketQueryNode);

const textsOf = async ({ url }: Request) =>
  localeOfPath(new URL(url).pathname) === 'en'
    ? (await import('./messages.paused.en.json')).default
    : (await import('./messages.paused.fr.json')).default;

/** What a market that takes no orders shows instead of its week and its goods, with the texts of all pages that say so (ADR 197). */
export const openPause = async (args: LoaderFunctionArgs) => {
  const [reference, texts] = await Promise.all([load(args), textsOf(args.request)]);
  return { reference: reference as PreloadedQuery<ClosedMarketQuery>, texts, Bar: ClosedBar, Pages: ClosedMarket };
};

graphql`
  query ClosedMarketQuery {
    siteInformations {
      banner {
        ...HomeBanner_banner
      }
    }
    market {
      pause
      ...groceryStore_market
    }
    ...groceryStore_query
    locations {
      id
      name
      weekday
      address {
        city
      }
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    shippingZones {
      id
      name
      weekday
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    sellers(first: 6) {
      count
      edges {
        node {
          id
          name
          handle
          trade
          town
          ...SellerMark_seller
        }
      }
    }
    away: sellers(first: 100) {
      edges {
        node {
          deactivatedUntil
          products(first: 0) {
            count
          }
        }
      }
    }
  }
`;

type Data = ClosedMarketQuery['response'];
const REASONS = ['soon', 'retired', 'away', 'unserved'] as const;
/** Why no orders are taken; `other` for a reason of a newer server. */
const reasonOf = ({ market }: Data) => REASONS.find((reason) => reason === market.pause) ?? 'other';

type ReferenceProps = { reference: PreloadedQuery<ClosedMarketQuery>; texts: Messages };

/** Replaces the week's bar, whose closing concerns nobody. */
function ClosedBar({ reference, texts }: ReferenceProps) {
  const { t, i18n } = useTranslation();
  // The bar is rendered before the page below it.
  useState(() => addTexts(i18n, texts));
  const reason = reasonOf(useClosedMarketQuery(reference));
  return (
    <aside aria-label={t('shell.week')} className={barStyles.bar}>
      <p>{t(reason === 'soon' ? 'pause.bar.soon' : 'pause.bar.other')}</p>
    </aside>
  );
}

type Place = {
  id: string;
  name: string;
  weekday?: number | null;
  city?: string;
  nextSlot?: { from: string; to: string } | null;
};

/** Places with the weekday and hours on which they serve as a rule: no order is about a date yet. */
function Places({ title, places }: { title: string; places: readonly Place[] }) {
  const heading = useId();
  const locale = useLocale();
  const timeOf = ({ weekday, nextSlot }: Place) =>
    [
      weekday && weekdayName(weekday as Weekday, locale),
      nextSlot && formatTimeRange(nextSlot.from, nextSlot.to, locale),
    ]
      .filter(Boolean)
      .join(', ');
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{title}</h2>
      <ul className={styles.rows}>
        {places.map((place) => (
          <li key={place.id} className={styles.row}>
            <span className={styles.name}>
              {place.name}
              <span className={styles.more}>{[place.city, timeOf(place)].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sellers({ sellers: { count, edges } }: Pick<Data, 'sellers'>) {
  const heading = useId();
  const { t } = useTranslation();
  const address = useAddress();
  if (count === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{t('pause.sellers')}</h2>
      <ul className={styles.rows}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <UiLink href={address('seller', { handle: node.handle })} className={styles.row}>
              <SellerMark seller={node} className={styles.mark} sizes="44px" />
              <span className={styles.name}>
                {node.name}
                <span className={styles.more}>{[node.trade, node.town].filter(Boolean).join(' · ')}</span>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
      {count > edges.length && (
        <TextLink standalone href={address('sellers')}>
          {t('pause.all_sellers', { count })}
        </TextLink>
      )}
    </section>
  );
}

/** How to reach the market, as far as it says. */
function Contact({ market }: Pick<Data, 'market'>) {
  const heading = useId();
  const { t } = useTranslation();
  const { email, phone, address } = contactOf(market) ?? {};
  if (!email && !phone && !address) return null;
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{t('pause.write')}</h2>
      <ul className={styles.rows}>
        {email && (
          <li className={styles.row}>
            <TextLink standalone href={mailLink(email)}>
              {email}
            </TextLink>
          </li>
        )}
        {phone && (
          <li className={styles.row}>
            <TextLink standalone href={telephoneLink(phone)}>
              {phone}
            </TextLink>
          </li>
        )}
        {address && (
          <li className={styles.row}>{[address.line1, address.line2, address.city].filter(Boolean).join(', ')}</li>
        )}
      </ul>
    </section>
  );
}

/** For whoever has worked at the desk in this browser: a link to its first page, which lists what is missing. */
function StaffLink() {
  const { t } = useTranslation();
  const address = useAddress();
  return (
    useHydrated() &&
    readPersistent(DESK_READER) !== null && (
      <p className={styles.staff}>
        {t('pause.desk')}{' '}
        <TextLink standalone href={address('desk')}>
          {t('pause.to_desk')}
        </TextLink>
      </p>
    )
  );
}

/** The day on which the first producer with goods is back from vacation. */
function useFirstBack({ away }: Data): string | null {
  const locale = useLocale();
  const now = useNow();
  const [first] = away.edges
    .flatMap(({ node: { deactivatedUntil, products } }) =>
      deactivatedUntil && products.count > 0 ? [deactivatedUntil] : [],
    )
    .toSorted();
  return first ? formatDay(first, locale, now) : null;
}

/** Says why nothing can be ordered. */
function Reason({ data, heading }: { data: Data; heading: 'h1' | 'h2' }) {
  const { t } = useTranslation();
  const address = useAddress();
  const reason = reasonOf(data);
  const date = useFirstBack(data);
  return (
    <EmptyState
      heading={heading}
      ground="pistache"
      title={t(`pause.title.${reason}`)}
      picture={<Picture path="courge-musquee" alt="" shape="round" ground="pistache" sizes="200px" priority />}
      action={
        <>
          <Button href={address('contact')}>{t('shell.contact')}</Button>
          <Button variant="outlined" href={address('sellerNew')}>
            {t('shell.become_seller')}
          </Button>
        </>
      }
    >
      <p>
        {t(`pause.words.${reason}`)} {reason === 'away' && date && t('pause.back', { date })}
      </p>
      <StaffLink />
    </EmptyState>
  );
}

/** Home of a market without goods: that it opens or goes on, and what it has already. */
function Home({ data }: { data: Data }) {
  const { t } = useTranslation();
  const settings = usePageSettings();
  const locale = useLocale();
  const { banner } = data.siteInformations;
  usePageHead(() => ({ jsonLd: [groceryStore(data.market, data, settings, locale)] }));
  return (
    <>
      <PageTitle description={t(`pause.words.${reasonOf(data)}`)} />
      {banner && <HomeBanner banner={banner} />}
      <Reason data={data} heading={banner ? 'h2' : 'h1'} />
      <div className={styles.parts}>
        <Places
          title={t('pause.places')}
          places={data.locations.map(({ address, ...place }) => ({ ...place, city: address.city }))}
        />
        <Places title={t('pause.zones')} places={data.shippingZones} />
        <Sellers sellers={data.sellers} />
        <Contact market={data.market} />
      </div>
    </>
  );
}

/** The pages of a market that takes no orders: home says so; where there are goods to look at, above them. */
function ClosedMarket({ reference }: ReferenceProps) {
  const data = useClosedMarketQuery(reference);
  const { page } = usePageContext();
  const reason = reasonOf(data);
  if (page === 'home' && (reason === 'soon' || reason === 'retired')) return <Home data={data} />;
  return (
    <>
      {page === 'home' && <Reason data={data} heading="h2" />}
      <KeptPages />
    </>
  );
}
