import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CollectionPreview_collection$key } from '#generated/relay/CollectionPreview_collection.graphql.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Trail } from '../shared/routing/Trail.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { handFocusOn } from '../shared/ui/handFocusOn.ts';
import { SkeletonCard } from '../shared/ui/Skeleton.tsx';
import { VisuallyHidden } from '../shared/ui/VisuallyHidden.tsx';
import styles from './CollectionScreen.module.css';
import gridStyles from './ProductGrid.module.css';

/** Not in any query: every link to a collection has fetched its name (CollectionScreen.route.ts). */
const fragment = graphql`
  fragment CollectionPreview_collection on Collection {
    name
  }
`;

const CARDS = [1, 2, 3, 4];

/** A collection's name in its page's layout, while the rest loads. */
export function CollectionPreview({ collection }: { collection: CollectionPreview_collection$key }) {
  const { name } = useFragment(fragment, collection);
  const { t } = useTranslation();
  const address = useAddress();
  return (
    <div aria-busy="true">
      <PageTitle name={name} />
      <Trail steps={[{ name: t('shell.products'), href: address('products') }, { name }]} />
      <h1 ref={handFocusOn} className={styles.title}>
        {name}
      </h1>
      <VisuallyHidden>{t('labels.loading')}</VisuallyHidden>
      <div className={gridStyles.grid}>
        {CARDS.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
