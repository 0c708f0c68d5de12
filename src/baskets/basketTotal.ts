import { useEffect, useState } from 'react';
import { graphql, loadQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import type { basketTotalQuery } from '#generated/relay/basketTotalQuery.graphql.ts';
import type { Cents } from '#rules/money.ts';
import { useCachedQuery } from '../shared/relay/useCachedQuery.ts';
import type { SubscriptionPlace } from './useSubscribe.ts';

const query = graphql`
  query basketTotalQuery($locationId: ID, $shippingZoneId: ID) {
    user {
      baskets {
        id
        total(locationId: $locationId, shippingZoneId: $shippingZoneId)
      }
    }
  }
`;

/** What each basket of a subscription costs at another place. total: null until `fetchAt` has loaded it. */
export function useBasketTotal(id: string): {
  total: Cents | null;
  fetchAt: (place: SubscriptionPlace | null) => void;
} {
  const environment = useRelayEnvironment();
  const [reference, setReference] = useState<PreloadedQuery<basketTotalQuery> | null>(null);
  const data = useCachedQuery<basketTotalQuery>(query, reference);
  useEffect(() => () => reference?.dispose(), [reference]);
  const fetchAt = (place: SubscriptionPlace | null) =>
    setReference(
      place && loadQuery<basketTotalQuery>(environment, query, { ...place }, { fetchPolicy: 'network-only' }),
    );
  return { total: data?.user?.baskets.find((basket) => basket.id === id)?.total ?? null, fetchAt };
}
