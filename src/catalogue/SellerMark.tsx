import { graphql, useFragment } from 'react-relay';
import type { SellerMark_seller$key } from '#generated/relay/SellerMark_seller.graphql.ts';
import { Monogram } from '../shared/ui/Monogram.tsx';
import { Picture } from '../shared/ui/Picture.tsx';

const fragment = graphql`
  fragment SellerMark_seller on Seller {
    name
    handle
    images {
      path
    }
  }
`;

type Props = {
  seller: SellerMark_seller$key;
  /** Sets the size; `sizes` the same in CSS pixels, for the portrait. */
  className: string | undefined;
  sizes: string;
};

/** A producer's portrait, else the monogram (schema: Seller.images). The name is beside it. */
export function SellerMark({ seller, className, sizes }: Props) {
  const { name, handle, images } = useFragment(fragment, seller);
  const portrait = images[0]?.path;
  return portrait ? (
    <Picture path={portrait} alt="" shape="round" sizes={sizes} className={className} />
  ) : (
    <Monogram name={name} seed={handle} className={className} />
  );
}
