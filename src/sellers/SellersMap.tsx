import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellersMap_query$key } from '#generated/relay/SellersMap_query.graphql.ts';
import { formatCount } from '#rules/numbers.ts';
import { byDistance, distanceText } from '../map/distanceText.ts';
import { OriginForm } from '../map/OriginForm.tsx';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { withPosition } from '../map/readPosition.ts';
import { areaOrigins, pointOrigins, useOrigin } from '../map/useOrigin.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './SellersMap.module.css';

const fragment = graphql`
  fragment SellersMap_query on Query {
    market {
      ...PlaceMap_market
    }
    locations(filter: { ongoing: true }) {
      ...useOrigin_location
    }
    shippingZones {
      ...useOrigin_zone
    }
    mapped: sellers(first: 100) {
      count
      edges {
        node {
          id
          name
          handle
          trade
          town
          position {
            ...readPosition_position
          }
        }
      }
    }
    # A page of the API has a hundred: the last of the alphabet come from its other end.
    others: sellers(first: 60, ordering: { sort: name, direction: desc }) {
      edges {
        node {
          id
          name
          handle
          trade
          town
          position {
            ...readPosition_position
          }
        }
      }
    }
  }
`;

/** Where producers are, and how far from a pickup point or postal code: a map, and beside it their list by distance. */
export function SellersMap({ query }: { query: SellersMap_query$key }) {
  const { market, locations, shippingZones, mapped, others } = useFragment(fragment, query);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const points = pointOrigins(locations);
  const areas = areaOrigins(shippingZones);
  const { place } = usePageSettings();
  const chosen = points.find(({ value }) => value === place?.id);
  const { origin, choose } = useOrigin([...points, ...areas], chosen ?? points[0] ?? areas[0] ?? null);
  const nodes = [...mapped.edges, ...others.edges.toReversed()].map(({ node }) => node);
  const all = [...new Map(nodes.map((node) => [node.id, node])).values()];
  const sellers = byDistance(all.map(withPosition), origin?.position);
  const places = sellers.flatMap(({ id, name, handle, position }) =>
    position ? [{ id, name, position, href: address('seller', { handle }) }] : [],
  );
  const here = origin ? [{ id: 'origin', name: origin.name, position: origin.position, chosen: true }] : [];
  return (
    <div className={styles.columns}>
      <div className={styles.map}>
        <PlaceMap market={market} extent="outlines" places={[...places, ...here]} />
        <p className={styles.note}>{t('map.crow')}</p>
        {mapped.count > all.length && (
          <p className={styles.note}>
            {t('map.first', {
              shown: formatCount(all.length, locale),
              total: formatCount(mapped.count, locale),
            })}
          </p>
        )}
      </div>
      <div>
        <OriginForm
          points={points}
          areas={areas}
          value={origin?.value ?? null}
          onChoose={choose}
          others={{ view: 'map' }}
        />
        <ul className={styles.list} aria-label={t('map.producers')}>
          {sellers.map(({ id, name, handle, trade, town, position }) => (
            <li key={id} className={styles.row}>
              <UiLink href={address('seller', { handle })} className={styles.name}>
                {name}
              </UiLink>
              <span className={styles.distance}>{distanceText(origin?.position, position, locale)}</span>
              <span className={styles.facts}>{[trade, town].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
