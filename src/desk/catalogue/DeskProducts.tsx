import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { DeskProducts_query$key } from '#generated/relay/DeskProducts_query.graphql.ts';
import type { DeskProductsPaginationQuery } from '#generated/relay/DeskProductsPaginationQuery.graphql.ts';
import { useNextPage } from '../../shared/relay/useNextPage.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { DeskProduct } from './DeskProduct.tsx';
import styles from './DeskProducts.module.css';

const fragment = graphql`
  fragment DeskProducts_query on Query
  @refetchable(queryName: "DeskProductsPaginationQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
    words: { type: "String" }
  ) {
    staff {
      products(first: $count, after: $cursor, words: $words) @connection(key: "DeskProducts_products") {
        count
        edges {
          node {
            id
            ...DeskProduct_product
          }
        }
      }
    }
  }
`;

/** The products found, each editable. */
export function DeskProducts({ query }: { query: DeskProducts_query$key }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data, ...pagination } = usePaginationFragment<DeskProductsPaginationQuery, DeskProducts_query$key>(
    fragment,
    query,
  );
  const { loadMore } = useNextPage(pagination, 20, () => toast.error(t('labels.loading_error')));
  const { count, edges } = data.staff?.products ?? { count: 0, edges: [] };
  return (
    <>
      <p role="status" className={styles.count}>
        {t('desk_catalogue.found', { count })}
      </p>
      <ul className={styles.products}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <DeskProduct product={node} />
          </li>
        ))}
      </ul>
      {pagination.hasNext && (
        <Button variant="outlined" busy={pagination.isLoadingNext} onClick={loadMore}>
          {t('desk_catalogue.more')}
        </Button>
      )}
    </>
  );
}
