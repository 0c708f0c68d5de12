import { graphql, readInlineData } from 'react-relay';
import type { addressText_address$key } from '#generated/relay/addressText_address.graphql.ts';

const fragment = graphql`
  fragment addressText_address on Address @inline {
    line1
    line2
    city
  }
`;

/** Street and town on one line: "120, rue des Flotteurs, Gatineau". */
export function addressText(address: addressText_address$key): string {
  const { line1, line2, city } = readInlineData(fragment, address);
  return [line1, line2, city].filter(Boolean).join(', ');
}
