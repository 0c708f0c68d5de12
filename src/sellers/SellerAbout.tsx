import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellerAbout_query$key } from '#generated/relay/SellerAbout_query.graphql.ts';
import type { SellerAbout_seller$key } from '#generated/relay/SellerAbout_seller.graphql.ts';
import { isInSeason, monthName } from '#rules/season.ts';
import { dayAt } from '#rules/zone.ts';
import { byDistance, distanceText } from '../map/distanceText.ts';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { readPosition, withPosition } from '../map/readPosition.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './SellerAbout.module.css';

const sellerFragment = graphql`
  fragment SellerAbout_seller on Seller {
    id
    name
    town
    story
    seasons {
      from
      to
      name
    }
    position {
      ...readPosition_position
    }
  }
`;
const queryFragment = graphql`
  fragment SellerAbout_query on Query {
    market {
      ...PlaceMap_market
    }
    locations(filter: { ongoing: true }) {
      id
      name
      position {
        ...readPosition_position
      }
    }
  }
`;

/** Ids of the headings, which links at the top of the page lead to. */
export type AboutIds = Readonly<Record<'story' | 'seasons' | 'place', string>>;

type Props = { seller: SellerAbout_seller$key; query: SellerAbout_query$key; ids: AboutIds };

/** Below a producer's products: their story, what they offer in which months, and how far they are from pickup points. */
export function SellerAbout({ ids, ...props }: Props) {
  const seller = useFragment(sellerFragment, props.seller);
  const { market, locations } = useFragment(queryFragment, props.query);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const month = Number(dayAt(useNow()).slice(5, 7));
  const { id, name, town, story, seasons } = seller;
  const position = readPosition(seller.position);
  const months = ({ from, to }: { from: number; to: number }) =>
    from === to
      ? monthName(from, locale)
      : from === 1 && to === 12
        ? t('sellers.all_year')
        : t('sellers.months', { from: monthName(from, locale), to: monthName(to, locale) });
  const points = byDistance(
    locations.map(withPosition).filter((point) => point.position),
    position,
  );
  return (
    <div className={styles.about}>
      {story && (
        <section aria-labelledby={ids.story} className={styles.story}>
          <h2 id={ids.story}>{t('sellers.story')}</h2>
          {story.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {seasons.length > 0 && (
        <section aria-labelledby={ids.seasons}>
          <h2 id={ids.seasons}>{t('sellers.seasons')}</h2>
          <ul className={styles.rows}>
            {seasons.map((season) => (
              <li key={`${season.from} ${season.name}`} className={styles.row}>
                <span className={styles.months}>{months(season)}</span>
                <span>{season.name}</span>
                {isInSeason(season, month) && <Tag colour="turquoise">{t('sellers.in_season')}</Tag>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {position && (
        <section aria-labelledby={ids.place} className={styles.place}>
          <h2 id={ids.place}>{town ? t('sellers.place_in', { town }) : t('sellers.place')}</h2>
          <PlaceMap
            market={market}
            extent="places"
            places={[
              ...points.map((point, index) => ({
                id: point.id,
                name: point.name,
                position: point.position!,
                mark: String(index + 1),
              })),
              { id, name, position, chosen: true },
            ]}
          />
          {points.length > 0 && (
            <ol className={styles.rows} aria-label={t('sellers.from_points')}>
              {points.map((point, index) => (
                <li key={point.id} className={styles.row}>
                  <span className={styles.months}>{distanceText(position, point.position, locale)}</span>
                  <span>
                    {index + 1}. {point.name}
                  </span>
                </li>
              ))}
            </ol>
          )}
          <p className={styles.note}>
            {t('map.crow')} <TextLink href={`${address('sellers')}?view=map`}>{t('sellers.all_on_map')}</TextLink>
          </p>
        </section>
      )}
    </div>
  );
}
