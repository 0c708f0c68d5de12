import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useLoaderData, useParams } from 'react-router';
import { useSellerScreenQuery } from '#generated/hooks/useSellerScreenQuery.ts';
import type { SellerScreenQuery } from '#generated/relay/SellerScreenQuery.graphql.ts';
import { addressOf, isSpecialHandle } from '#rules/addresses.ts';
import { formatMoment } from '#rules/dates.ts';
import { isSellerAway } from '#rules/stock.ts';
import { dayAt } from '#rules/zone.ts';
import { collectionParams } from '../catalogue/collectionAddress.ts';
import { useNear } from '../shared/browser/useNear.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { DelayedHydration, ServerHtml } from '../shared/ui/DelayedHydration.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { suitcaseRollingIcon } from '../shared/ui/icons.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';
import awayStyles from './SellerAway.module.css';
import { SellerBanner } from './SellerBanner.tsx';
import { SellerGrid } from './SellerGrid.tsx';
import { SellerNews } from './SellerNews.tsx';
import { sellerPart } from './sellerParts.ts';
import { SellerPills } from './SellerPills.tsx';
import styles from './SellerScreen.module.css';
import type { SellerData } from './SellerScreen.route.ts';

graphql`
  query SellerScreenQuery(
    $handle: String!
    $self: ID!
    $after: String
    $ordering: ProductOrdering
    $filter: ProductFilter
    $express: Boolean = false
  ) {
    seller(handle: $handle) {
      name
      handle
      description
      ...sellerParts_seller
      trade
      town
      regional
      createdAt
      ...SellerBanner_seller
      ...SellerNews_seller
      story
      seasons {
        __typename
      }
      position {
        __typename
      }
      ...SellerAbout_seller
      deactivatedUntil
      collections {
        name
        handlePrimary
        ...collectionAddress_collection
      }
      ...SellerPills_seller @arguments(self: $self, express: $express)
      ...SellerGrid_seller @arguments(cursor: $after, ordering: $ordering, filter: $filter)
    }
    ...SellerAbout_query
  }
`;

/** In a chunk of its own, since it is below the products; the server renders it regardless. */
const SellerAbout = retriableLazy(() => import('./SellerAbout.tsx').then((module) => module.SellerAbout));

const ABOUT_ID = 'seller-about';
const serverHtml = <ServerHtml id={ABOUT_ID} />;

type Away = Pick<NonNullable<SellerScreenQuery['response']['seller']>, 'deactivatedUntil' | 'collections'>;

/** For a producer on vacation: the instant of return (E26, F-077), and a link to similar products of others. */
function SellerAway({ deactivatedUntil, collections }: Away) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  if (!deactivatedUntil || !isSellerAway(new Date(deactivatedUntil), now)) return null;
  const similarCollection = collections.find(({ handlePrimary }) => !isSpecialHandle(handlePrimary));
  return (
    <Panel ground="ble" as="section" className={awayStyles.panel}>
      <Icon of={suitcaseRollingIcon} size={38} className={awayStyles.icon} />
      <div className={awayStyles.text}>
        <h2 className={awayStyles.title}>
          <time dateTime={deactivatedUntil}>
            {t('products.away', { day: formatMoment(deactivatedUntil, locale, now) })}
          </time>
        </h2>
        <p className={awayStyles.detail}>{t('sellers.away_detail')}</p>
      </div>
      {similarCollection && (
        <Button variant="outlined" href={addressOf('collection', locale, collectionParams(similarCollection, locale))}>
          {t('sellers.elsewhere', { name: similarCollection.name })}
        </Button>
      )}
    </Panel>
  );
}

/** A producer: description, return date if they are away, and products, all or by collection (F-076). */
export function SellerScreen() {
  const { page } = useLoaderData<SellerData>();
  const data = useSellerScreenQuery(page);
  const { seller } = data;
  const isAboutNear = useNear(ABOUT_ID);
  const base = useId();
  const ids = { story: `${base}story`, seasons: `${base}seasons`, place: `${base}place` };
  const { sub } = useParams();
  const { t } = useTranslation();
  const address = useAddress();
  const handover = t(`shell.handover.${useMarketOffers().handover}`);
  if (!seller) return null;
  const { name, handle, description, trade, town, regional, createdAt, deactivatedUntil, collections } = seller;
  const since = t('sellers.since', { year: dayAt(new Date(createdAt)).slice(0, 4) });
  const facts = [trade, town, regional && t('sellers.regional_products'), since];
  const about = [
    seller.story ? ([ids.story, t('sellers.story')] as const) : null,
    seller.seasons.length > 0 ? ([ids.seasons, t('sellers.seasons')] as const) : null,
    seller.position ? ([ids.place, t('sellers.place')] as const) : null,
  ].filter((entry) => entry !== null);
  const part = sellerPart(seller, sub);
  return (
    <>
      <PageTitle
        name={part ? t('sellers.part', { name, part: part.name }) : name}
        description={
          part
            ? t('sellers.part_description', { name, part: part.name, handover })
            : (description ?? t('sellers.seller_description', { name, handover }))
        }
      />
      <Trail
        steps={[
          { name: t('sellers.title'), href: address('sellers') },
          { name, ...(part && { href: address('seller', { handle }) }) },
          ...(part ? [{ name: part.name }] : []),
        ]}
      />
      <header className={styles.head}>
        <SellerBanner seller={seller} shape="wide" />
        <div className={styles.text}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.line}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <SellerAway deactivatedUntil={deactivatedUntil} collections={collections} />
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.jumps}>
        {about.map(([id, text]) => (
          <a key={id} href={`#${id}`} className={styles.jump}>
            {text}
          </a>
        ))}
        <SellerNews seller={seller} />
      </div>
      <SellerPills seller={seller} sub={sub} />
      <SellerGrid key={JSON.stringify(page.variables)} seller={seller} />
      {about.length > 0 && (
        <DelayedHydration id={ABOUT_ID} hydrate={isAboutNear}>
          <SellerAbout
            key={handle}
            seller={seller}
            query={data}
            ids={ids}
            fallback={serverHtml}
            failure={() => serverHtml}
          />
        </DelayedHydration>
      )}
    </>
  );
}
