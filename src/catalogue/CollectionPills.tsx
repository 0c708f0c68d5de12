import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CollectionPills_collection$key } from '#generated/relay/CollectionPills_collection.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { CollectionPicture } from './CollectionPicture.tsx';
import { Pills } from './Pills.tsx';

const fragment = graphql`
  fragment CollectionPills_collection on Collection
  @argumentDefinitions(express: { type: "Boolean!", defaultValue: false }) {
    id
    handle
    nbProducts
    stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
      count
    }
    ...CollectionPicture_collection
    children {
      id
      name
      handle
      nbProducts
      stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
        count
      }
      ...CollectionPicture_collection
    }
    parent {
      id
      handle
      nbProducts
      stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
        count
      }
      ...CollectionPicture_collection
      children {
        id
        name
        handle
        nbProducts
        stored: products(first: 0, filter: { where: { stored: true } }) @include(if: $express) {
          count
        }
        ...CollectionPicture_collection
      }
    }
  }
`;

/**
 * The sub-collections, beside "all of it"; on a sub-collection its siblings. Renders nothing if there are none. In Express
 * those without anything stored at the market are left out.
 */
export const CollectionPills = memo(function CollectionPills({
  collection,
}: {
  collection: CollectionPills_collection$key;
}) {
  const data = useFragment(fragment, collection);
  const { t } = useTranslation();
  const address = useAddress();
  const parent = data.parent ?? data;
  if (parent.children.length === 0) return null;
  const pills = [
    { ...parent, name: t('collection.all'), params: { handle: parent.handle } },
    ...parent.children
      .filter((child) => child.stored?.count !== 0 || child.id === data.id)
      .map((child) => ({ ...child, params: { handle: parent.handle, sub: child.handle } })),
  ];
  return (
    <Pills
      label={t('collection.inside')}
      pills={pills.map((pill) => ({
        id: pill.id,
        name: pill.name,
        href: address('collection', pill.params),
        count: pill.stored?.count ?? pill.nbProducts,
        current: pill.id === data.id,
        picture: <CollectionPicture collection={pill} sizes="44px" />,
      }))}
    />
  );
});
