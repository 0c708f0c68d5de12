import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Places_query$key } from '#generated/relay/Places_query.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { addressText } from '../fulfilment/addressText.ts';
import { slotSentence } from '../fulfilment/slotText.ts';
import { byDistance, distanceText } from '../map/distanceText.ts';
import { OriginForm } from '../map/OriginForm.tsx';
import { PlaceMap } from '../map/PlaceMap.tsx';
import { withPosition } from '../map/readPosition.ts';
import { areaOrigins, useOrigin } from '../map/useOrigin.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import pageStyles from './InformationPage.module.css';
import styles from './Places.module.css';

const fragment = graphql`
  fragment Places_query on Query {
    market {
      freeDeliveryAbove
      ...PlaceMap_market
    }
    locations {
      id
      name
      description
      storageOnly
      position {
        ...readPosition_position
      }
      address {
        ...addressText_address
      }
      nextSlot {
        ...slotText_slot
      }
    }
    shippingZones {
      id
      name
      description
      price
      ...useOrigin_zone
      nextSlot {
        ...slotText_slot
      }
    }
  }
`;

/**
 * Where goods are handed over: pickup points, which say if they are closed this week or for Express only, and delivery
 * rounds with their price; each with its next time.
 */
export function Places({ query }: { query: Places_query$key }) {
  const pointsId = useId();
  const roundsId = useId();
  const { market, locations, shippingZones } = useFragment(fragment, query);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const { pickup, delivery } = useMarketOffers();
  const areas = areaOrigins(shippingZones);
  const { origin, choose } = useOrigin(areas, null);
  const points = byDistance(locations.map(withPosition), origin?.position);
  const marked = points.filter(({ position }) => position);
  return (
    <>
      {pickup && locations.length > 0 && (
        <section className={pageStyles.section} aria-labelledby={pointsId}>
          <h2 id={pointsId}>{t('contact.points')}</h2>
          <p className={pageStyles.detail}>{t('contact.points_detail')}</p>
          {marked.length > 0 && (
            <div className={styles.map}>
              <PlaceMap
                market={market}
                extent="places"
                places={marked.map(({ id, name, position }, index) => ({
                  id,
                  name,
                  position: position!,
                  mark: String(index + 1),
                }))}
              />
              <div>
                <OriginForm points={[]} areas={areas} value={origin?.value ?? null} onChoose={choose} />
                <p className={styles.more}>{t('map.crow')}</p>
              </div>
            </div>
          )}
          <ul className={styles.places}>
            {points.map(({ id, name, description, storageOnly, address, nextSlot, position }) => (
              <li key={id} className={styles.place}>
                <h3 className={styles.name}>
                  {position && <span className={styles.number}>{marked.findIndex((one) => one.id === id) + 1}</span>}
                  {name}
                </h3>
                <p className={styles.where}>{addressText(address)}</p>
                {origin && position && (
                  <p className={styles.where}>
                    {t('map.away', { distance: distanceText(origin.position, position, locale) })}
                  </p>
                )}
                <p className={styles.when}>
                  {nextSlot ? slotSentence(nextSlot, locale, now) : <Tag colour="gray">{t('fulfilment.closed')}</Tag>}
                </p>
                {storageOnly && <Tag colour="gray">{t('fulfilment.express_only')}</Tag>}
                {description && <p className={styles.more}>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {delivery && shippingZones.length > 0 && (
        <section className={pageStyles.section} aria-labelledby={roundsId}>
          <h2 id={roundsId}>{t('contact.rounds')}</h2>
          <p className={pageStyles.detail}>{t('contact.rounds_detail')}</p>
          <ul className={styles.places}>
            {shippingZones.map(({ id, name, description, price, nextSlot }) => (
              <li key={id} className={styles.place}>
                <div className={styles.head}>
                  <h3 className={styles.name}>{name}</h3>
                  <span className={styles.price}>{price === 0 ? t('cart.free') : formatCents(price)}</span>
                </div>
                {price > 0 && (
                  <p className={styles.condition}>
                    {t('contact.free_above', { amount: formatCents(market.freeDeliveryAbove) })}
                  </p>
                )}
                <p className={styles.when}>
                  {nextSlot ? slotSentence(nextSlot, locale, now) : t('fulfilment.no_round')}
                </p>
                {description && <p className={styles.more}>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
