import { graphql, useFragment } from 'react-relay';
import type { BasketPictures_basket$key } from '#generated/relay/BasketPictures_basket.graphql.ts';
import { classNames } from '../shared/ui/classNames.ts';
import { Picture } from '../shared/ui/Picture.tsx';
import styles from './BasketPictures.module.css';

const fragment = graphql`
  fragment BasketPictures_basket on Basket {
    images {
      path
    }
  }
`;

/** One large picture and two small ones: the size of a mosaic. */
const MOSAIC = 3;

/** A basket's pictures: a mosaic of three, or the first alone, uncropped. Its name is below. */
export function BasketPictures({ basket }: { basket: BasketPictures_basket$key }) {
  const { images } = useFragment(fragment, basket);
  const mosaic = images.length >= MOSAIC;
  const [first, ...others] = mosaic ? images.slice(0, MOSAIC) : [images[0]];
  return (
    <div className={classNames(styles.frame, mosaic && styles.mosaic)}>
      <Picture
        path={first?.path}
        alt=""
        shape="square"
        ground="pistache"
        sizes="(min-width: 640px) 312px, 92vw"
        className={mosaic ? styles.large : undefined}
      />
      {others.map((image) => (
        <Picture key={image?.path} path={image?.path} alt="" shape="square" sizes="120px" />
      ))}
    </div>
  );
}
