import { useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router';
import type { useOrigin_location$key } from '#generated/relay/useOrigin_location.graphql.ts';
import type { useOrigin_zone$key } from '#generated/relay/useOrigin_zone.graphql.ts';
import type { Position } from '#rules/position.ts';
import { readPosition } from './readPosition.ts';

const locationFragment = graphql`
  fragment useOrigin_location on Location @inline {
    id
    name
    position {
      ...readPosition_position
    }
  }
`;
const zoneFragment = graphql`
  fragment useOrigin_zone on ShippingZone @inline {
    centres {
      prefix
      position {
        ...readPosition_position
      }
    }
  }
`;

/** A place from which distances count: a pickup point (its id), or a postal area (`J8X`). */
export type Origin = { value: string; name: string; position: Position };

/** The pickup points that have a position. */
export const pointOrigins = (points: readonly useOrigin_location$key[]): Origin[] =>
  points.flatMap((point) => {
    const { id, name, position: key } = readInlineData(locationFragment, point);
    const position = readPosition(key);
    return position ? [{ value: id, name, position }] : [];
  });

/** The postal areas of delivery zones, in their alphabetical order. */
export const areaOrigins = (zones: readonly useOrigin_zone$key[]): Origin[] =>
  zones
    .flatMap((zone) => readInlineData(zoneFragment, zone).centres)
    .flatMap(({ prefix, position: key }) => {
      const position = readPosition(key);
      return position ? [{ value: prefix, name: prefix, position }] : [];
    })
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));

/** The place from which distances count: the one chosen here, else the one of the address (`from`), else `fallback`. */
export function useOrigin(origins: readonly Origin[], fallback: Origin | null) {
  const [query] = useSearchParams();
  const [chosen, choose] = useState<string | null>(null);
  const find = (value: string | null) => origins.find((origin) => origin.value === value);
  const origin = find(chosen) ?? find(query.get('from')) ?? fallback;
  return { origin, choose };
}
