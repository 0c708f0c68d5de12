import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellerPills_seller$key } from '#generated/relay/SellerPills_seller.graphql.ts';
import { Pills, type Pill } from '../catalogue/Pills.tsx';
import { useNear } from '../shared/browser/useNear.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { DelayedHydration, ServerHtml } from '../shared/ui/DelayedHydration.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { retriableLazy } from '../shared/ui/retriableLazy.tsx';

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

/** In a chunk of its own: the server's list opens without it. */
const PartsList = retriableLazy(() => import('./PartsList.tsx').then((module) => module.PartsList));

const LIST_ID = 'seller-parts';
const serverHtml = <ServerHtml id={LIST_ID} />;

/** More parts than this are a list that opens, below the largest of them. */
const MANY = 6;

/**
 * A producer's products by collection, with their number in each. A collection is replaced by its children; nothing is
 * rendered for a single one. Of many the largest are pills, and all are in a list that opens, by category.
 */
export function SellerPills({ seller, sub }: Props) {
  const { handle, all, stored, collections } = useFragment(fragment, seller);
  const { t } = useTranslation();
  const isNear = useNear(LIST_ID);
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
  if (parts.length <= MANY) return <Pills label={t('sellers.parts')} pills={pills} />;
  const [everything, ...others] = pills;
  const current = others.find((pill) => pill.current);
  const most = others
    .filter((pill) => !pill.current)
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    .slice(0, current ? MANY - 3 : MANY - 2);
  return (
    <>
      <Pills label={t('sellers.parts')} pills={[everything!, ...(current ? [current] : []), ...most]} />
      <DelayedHydration id={LIST_ID} hydrate={isNear}>
        <PartsList
          key={sub}
          parts={collections.map(({ id, name, handle: part, parent, stored: storedProducts, ofSeller }) => ({
            id,
            name,
            parentId: parent?.id,
            href: address('seller', { handle, sub: part }),
            count: storedProducts?.count ?? ofSeller.count,
            current: part === sub,
          }))}
          total={parts.length}
          fallback={serverHtml}
          failure={() => serverHtml}
        />
      </DelayedHydration>
    </>
  );
}
