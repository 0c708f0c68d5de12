import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellerPills_seller$key } from '#generated/relay/SellerPills_seller.graphql.ts';
import { Pills, type Pill } from '../catalogue/Pills.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Picture } from '../shared/ui/Picture.tsx';

const fragment = graphql`
  fragment SellerPills_seller on Seller
  @argumentDefinitions(self: { type: "ID!" }, express: { type: "Boolean!", defaultValue: false }) {
    handle
    all: products(first: 0) {
      count
    }
    stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
      count
    }
    collections {
      id
      name
      handle
      parent {
        id
      }
      stored: products(first: 0, filter: { where: { seller: $self, stored: true } }) @include(if: $express) {
        count
      }
      ofSeller: products(first: 1, filter: { where: { seller: $self } }) {
        count
        edges {
          node {
            images {
              path
            }
          }
        }
      }
    }
  }
`;

type Props = {
  seller: SellerPills_seller$key;
  /** The handle of the shown collection. */ sub: string | undefined;
};

/**
 * A producer's products by collection, with their number in each. A collection is replaced by its children; nothing is
 * rendered for a single one.
 */
export function SellerPills({ seller, sub }: Props) {
  const { handle, all, stored, collections } = useFragment(fragment, seller);
  const { t } = useTranslation();
  const address = useAddress();
  const parentIds = new Set(collections.flatMap(({ parent }) => (parent ? [parent.id] : [])));
  const parts = collections.filter(
    ({ id, handle: collectionHandle }) => !parentIds.has(id) || collectionHandle === sub,
  );
  if (parts.length < 2 && sub === undefined) return null;
  const pills: Pill[] = [
    {
      id: '',
      name: t('sellers.everything'),
      href: address('seller', { handle }),
      count: stored?.count ?? all.count,
      current: !sub,
    },
    ...parts.map(({ id, name, handle: collectionHandle, stored: storedProducts, ofSeller }) => ({
      id,
      name,
      href: address('seller', { handle, sub: collectionHandle }),
      count: storedProducts?.count ?? ofSeller.count,
      current: collectionHandle === sub,
      picture: (
        <Picture path={ofSeller.edges[0]?.node.images[0]?.path} alt="" shape="round" ground="pistache" sizes="44px" />
      ),
    })),
  ];
  return <Pills label={t('sellers.parts')} pills={pills} />;
}
