import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FavouritesSection_user$key } from '#generated/relay/FavouritesSection_user.graphql.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { heartFillIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { FavouritesGrid, useFocusOnLeft } from './FavouritesGrid.tsx';
import styles from './FavouritesSection.module.css';

const fragment = graphql`
  fragment FavouritesSection_user on User {
    favourites {
      ...FavouritesGrid_products
    }
    favouritesBack {
      name
    }
  }
`;

/** The customer's favourites; those that are available again come first, and are named above the list. */
export function FavouritesSection({ user }: { user: FavouritesSection_user$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const address = useAddress();
  const { favourites, favouritesBack } = useFragment(fragment, user);
  const count = favourites.length;
  const title = useFocusOnLeft(count);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={title} tabIndex={-1} className={styles.title}>
        {t('account.favourites.title')}
      </h2>
      {favouritesBack.length > 0 && (
        <Notice kind="good" icon={heartFillIcon}>
          <p>{t('account.favourites.back', { names: favouritesBack.map(({ name }) => name).join(', ') })}</p>
        </Notice>
      )}
      {count === 0 ? (
        <EmptyState
          heading="h3"
          title={t('account.favourites.none')}
          action={<Button href={address('home')}>{t('account.favourites.see')}</Button>}
        >
          <p>{t('account.favourites.none_detail')}</p>
        </EmptyState>
      ) : (
        <FavouritesGrid products={favourites} />
      )}
    </section>
  );
}
