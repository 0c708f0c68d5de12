import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, type PreloadedQuery } from 'react-relay';
import { useSearchWaysQuery } from '#generated/hooks/useSearchWaysQuery.ts';
import type { SearchWays_query$key } from '#generated/relay/SearchWays_query.graphql.ts';
import type { SearchWaysQuery } from '#generated/relay/SearchWaysQuery.graphql.ts';
import { specialHandles } from '#rules/addresses.ts';
import { CollectionPicture } from '../catalogue/CollectionPicture.tsx';
import { SellerMark } from '../catalogue/SellerMark.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { classNames } from '../shared/ui/classNames.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './SearchWays.module.css';

graphql`
  query SearchWaysQuery {
    ...SearchWays_query
  }
`;

// The arguments are the sidebar's and home's, so that visitors from there have the data already.
const fragment = graphql`
  fragment SearchWays_query on Query {
    shelves: collections(first: 40, ordering: { sort: priority }) {
      edges {
        node {
          id
          name
          handle
          handlePrimary
          ...CollectionPicture_collection
        }
      }
    }
    newest: sellers(first: 3, ordering: { sort: createdAt, direction: desc }) {
      edges {
        node {
          id
          name
          handle
          trade
          town
          ...SellerMark_seller
        }
      }
    }
  }
`;

const MOST = 4;
const special = [specialHandles.newArrivals.fr, specialHandles.sales.fr] as readonly string[];

/** The market's categories, without the special ones, and its newest producers. */
export function useWays(reference: PreloadedQuery<SearchWaysQuery>) {
  const { shelves, newest } = useFragment<SearchWays_query$key>(fragment, useSearchWaysQuery(reference));
  return {
    shelves: shelves.edges.map(({ node }) => node).filter(({ handlePrimary }) => !special.includes(handlePrimary)),
    sellers: newest.edges.map(({ node }) => node),
  };
}

type Props = { ways: ReturnType<typeof useWays>; title: string };

/** Four categories and three producers to browse where there is nothing to show. */
export function SearchWays({ ways: { shelves, sellers }, title }: Props) {
  const { t } = useTranslation();
  const address = useAddress();
  const heading = useId();
  // A market that has neither yet.
  if (shelves.length + sellers.length === 0) return null;
  return (
    <nav aria-labelledby={heading} className={styles.ways}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.shelves}>
        {shelves.slice(0, MOST).map((shelf) => (
          <li key={shelf.id}>
            <UiLink href={address('collection', { handle: shelf.handle })} className={styles.shelf} data-zoom="">
              <span className={styles.picture}>
                <CollectionPicture collection={shelf} sizes="56px" />
              </span>
              {shelf.name}
            </UiLink>
          </li>
        ))}
      </ul>
      {sellers.length > 0 && (
        <>
          <h2 className={styles.title}>{t('search.ways_sellers')}</h2>
          <ul className={classNames(styles.shelves, styles.sellers)}>
            {sellers.map((seller) => (
              <li key={seller.id}>
                <UiLink href={address('seller', { handle: seller.handle })} className={styles.shelf}>
                  <SellerMark seller={seller} className={styles.picture} sizes="56px" />
                  <span>
                    {seller.name}
                    <span className={styles.trade}>{[seller.trade, seller.town].filter(Boolean).join(' · ')}</span>
                  </span>
                </UiLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
