import { graphql, useFragment } from 'react-relay';
import type { DeskSellers_query$key } from '#generated/relay/DeskSellers_query.graphql.ts';
import styles from './DeskProducts.module.css';
import { DeskSeller } from './DeskSeller.tsx';

const fragment = graphql`
  fragment DeskSellers_query on Query @argumentDefinitions(words: { type: "String" }) {
    staff {
      sellers(words: $words) {
        id
        ...DeskSeller_seller
      }
    }
  }
`;

/** All producers by name, each editable. */
export function DeskSellers({ query }: { query: DeskSellers_query$key }) {
  const sellers = useFragment(fragment, query).staff?.sellers ?? [];
  return (
    <ul className={styles.products}>
      {sellers.map((seller) => (
        <li key={seller.id}>
          <DeskSeller seller={seller} />
        </li>
      ))}
    </ul>
  );
}
