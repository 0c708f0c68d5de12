import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ProductFacts_product$key } from '#generated/relay/ProductFacts_product.graphql.ts';
import type { ProductFacts_query$key } from '#generated/relay/ProductFacts_query.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { useIsExpress, useVisitPlace } from '../cart/visitorCart.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { calendarCheckIcon, wineIcon } from '../shared/ui/icons.ts';
import { AllergenFact } from './DietaryFacts.tsx';
import { FactRow } from './FactRow.tsx';
import { useProductOffer } from './productOffer.ts';

const productFragment = graphql`
  fragment ProductFacts_product on Product {
    isAlcohol
    ...DietaryFacts_allergens
    ...productOffer_product
  }
`;

const queryFragment = graphql`
  fragment ProductFacts_query on Query {
    locations(filter: { ongoing: true }) {
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
      expressSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
    shippingZones(filter: { ongoing: true }) {
      __typename
    }
  }
`;

type Props = { product: ProductFacts_product$key; query: ProductFacts_query$key };

/**
 * When and where the product is ready this week, at the visitor's place once there is one; from what age, and its
 * allergens. Rows of the caller's list.
 */
export function ProductFacts({ product, query }: Props) {
  const facts = useFragment(productFragment, product);
  const { soldOut } = useProductOffer(facts);
  const { locations, shippingZones } = useFragment(queryFragment, query);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const express = useIsExpress();
  const place = useVisitPlace();
  const open = locations.flatMap(({ nextSlot, expressSlot }) => {
    const slot = express ? expressSlot : nextSlot;
    // No date for what this visitor cannot have: it is sold out, not in Express (E31), or its producer is away.
    return slot && !soldOut ? [new Date(slot.from).getTime()] : [];
  });
  const pickup = t('product.ready_pickup', { count: open.length });
  return (
    <>
      {place && !soldOut && (
        <FactRow
          icon={calendarCheckIcon}
          title={t('product.ready_at', { day: formatDay(place.from, locale, now), place: place.name })}
        >
          {place.field === 'locationId'
            ? t('product.ready_free')
            : t('product.ready_delivery', { price: place.price === 0 ? t('shell.free') : formatCents(place.price) })}
        </FactRow>
      )}
      {!place && open.length > 0 && (
        <FactRow
          icon={calendarCheckIcon}
          title={t('product.ready', { day: formatDay(new Date(Math.min(...open)), locale, now) })}
        >
          {t(shippingZones.length > 0 ? 'product.ready_both' : 'product.ready_one', { pickup })}
        </FactRow>
      )}
      {facts.isAlcohol && (
        <FactRow icon={wineIcon} title={t('product.alcohol')}>
          {t('product.alcohol_detail')}
        </FactRow>
      )}
      <AllergenFact product={facts} />
    </>
  );
}
