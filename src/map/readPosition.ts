import { graphql, readInlineData } from 'react-relay';
import type { readPosition_position$key } from '#generated/relay/readPosition_position.graphql.ts';
import type { Position } from '#rules/position.ts';

const fragment = graphql`
  fragment readPosition_position on Position @inline {
    latitude
    longitude
  }
`;

/** Where something is; null: nobody has said. */
export function readPosition(key: readPosition_position$key | null | undefined): Position | null {
  if (!key) return null;
  const { latitude, longitude } = readInlineData(fragment, key);
  return { latitude, longitude };
}

/** An item with its position, for what draws and measures. */
export const withPosition = <Item extends { readonly position?: readPosition_position$key | null | undefined }>(
  item: Item,
) => ({ ...item, position: readPosition(item.position) });
