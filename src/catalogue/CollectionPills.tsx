import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CollectionPills_collection$key } from '../../__generated__/relay/CollectionPills_collection.graphql.ts';
import { formatCount } from '../../rules/numbers.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { UiLink } from '../shared/ui/UiLink.tsx';
import styles from './CollectionPills.module.css';
import { CollectionPicture } from './CollectionPicture.tsx';

const fragment = graphql`
  fragment CollectionPills_collection on Collection {
    id
    handle
    nbProducts
    ...CollectionPicture_collection
    children {
      id
      name
      handle
      nbProducts
      ...CollectionPicture_collection
    }
    parent {
      id
      handle
      nbProducts
      ...CollectionPicture_collection
      children {
        id
        name
        handle
        nbProducts
        ...CollectionPicture_collection
      }
    }
  }
`;

/** The sub-collections, beside "all of it"; on a sub-collection its sisters. Nothing where there are none. */
export function CollectionPills({ collection }: { collection: CollectionPills_collection$key }) {
  const data = useFragment(fragment, collection);
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const whole = data.parent ?? data;
  if (whole.children.length === 0) return null;
  const pills = [
    { ...whole, name: t('collection.all'), params: { handle: whole.handle } },
    ...whole.children.map((child) => ({ ...child, params: { handle: whole.handle, sub: child.handle } })),
  ];
  return (
    <nav aria-label={t('collection.inside')} className={styles.row}>
      <ul className={styles.pills}>
        {pills.map((pill) => (
          <li key={pill.id}>
            <UiLink
              href={address('collection', pill.params)}
              className={styles.pill}
              aria-current={pill.id === data.id ? 'page' : undefined}
            >
              <span className={styles.picture}>
                <CollectionPicture collection={pill} sizes="44px" />
              </span>
              <span>
                {pill.name} <span className={styles.count}>{formatCount(pill.nbProducts, locale)}</span>
              </span>
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
