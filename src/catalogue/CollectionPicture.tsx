import { graphql, useFragment } from 'react-relay';
import type { CollectionPicture_collection$key } from '#generated/relay/CollectionPicture_collection.graphql.ts';
import { Picture } from '../shared/ui/Picture.tsx';

const fragment = graphql`
  fragment CollectionPicture_collection on Collection {
    image {
      path
    }
    firstProduct: products(first: 1) {
      edges {
        node {
          images {
            path
          }
        }
      }
    }
  }
`;

type Props = { collection: CollectionPicture_collection$key; sizes: string };

/** A collection's round picture: its own, else its first product's (schema: Collection.image). Its name is beside it. */
export function CollectionPicture({ collection, sizes }: Props) {
  const { image, firstProduct } = useFragment(fragment, collection);
  const path = image?.path ?? firstProduct.edges[0]?.node.images[0]?.path;
  return <Picture path={path} alt="" shape="round" ground="pistache" sizes={sizes} />;
}
