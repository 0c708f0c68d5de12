import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SearchShelves_search$key } from '#generated/relay/SearchShelves_search.graphql.ts';
import { isNarrowed } from '#rules/productListing.ts';
import { useListing } from '../catalogue/listingAddress.ts';
import { Pills } from '../catalogue/Pills.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './SearchShelves.module.css';

const fragment = graphql`
  fragment SearchShelves_search on SearchConnection {
    namedCollections {
      id
      name
      handle
      parent {
        handle
      }
    }
    namedSellers {
      id
      name
      handle
    }
    shelves {
      count
      collection {
        id
        name
        handle
        handlePrimary
      }
    }
  }
`;

/** Above the results: categories and producers of that name, and the categories to narrow the list to. */
export function SearchShelves({ search }: { search: SearchShelves_search$key }) {
  const { namedCollections, namedSellers, shelves } = useFragment(fragment, search);
  const { t } = useTranslation();
  const address = useAddress();
  const { listing, hrefWith, skipsPages: later } = useListing();
  const named = [
    ...namedCollections.map(({ id, name, handle, parent }) => ({
      id,
      name,
      kind: t('search.category'),
      href: address('collection', parent ? { handle: parent.handle, sub: handle } : { handle }),
    })),
    ...namedSellers.map(({ id, name, handle }) => ({
      id,
      name,
      kind: t('search.seller'),
      href: address('seller', { handle }),
    })),
  ];
  const total = shelves.reduce((sum, { count }) => sum + count, 0);
  const isChosen = ({ handle, handlePrimary }: { handle: string; handlePrimary: string }) =>
    listing.collection === handle || listing.collection === handlePrimary;
  return (
    <>
      {named.length > 0 && !later && !isNarrowed(listing) && (
        <ul aria-label={t('search.named')} className={styles.named}>
          {named.map(({ id, name, kind, href }) => (
            <li key={id}>
              <span className={styles.kind}>{kind}</span>{' '}
              <TextLink href={href} standalone>
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {(shelves.length > 1 || listing.collection !== null) && (
        <Pills
          label={t('search.shelves')}
          pills={[
            {
              id: '',
              name: t('search.everywhere'),
              href: hrefWith({ collection: null }),
              count: total,
              current: listing.collection === null,
            },
            ...shelves.map(({ collection, count }) => ({
              id: collection.id,
              name: collection.name,
              href: hrefWith({ collection: collection.handle }),
              count,
              current: isChosen(collection),
            })),
          ]}
        />
      )}
    </>
  );
}
