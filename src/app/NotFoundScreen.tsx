import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { useAddress } from '../shared/routing/useAddress.ts';
import { Button } from '../shared/ui/Button.tsx';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { Picture } from '../shared/ui/Picture.tsx';
import { NotFoundShelves } from './NotFoundShelves.tsx';
import { usePageContext } from './usePageContext.ts';

/**
 * The page for an unknown address, or an unknown handle (F-018); products and producers have texts of their own
 * (F-184).
 */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { page } = usePageContext();
  const address = useAddress();
  const title = t(
    page === 'product' ? 'shell.missing_product' : page === 'seller' ? 'shell.missing_seller' : 'shell.not_found',
  );
  return (
    <>
      <PageTitle name={title} />
      <EmptyState
        heading="h1"
        ground="pistache"
        title={title}
        picture={<Picture path="courge-musquee" alt="" shape="round" ground="pistache" sizes="200px" priority />}
        action={
          <>
            <Button href={address('products')}>{t('shell.see_products')}</Button>
            <Button variant="outlined" href={address('search')}>
              {t('shell.search')}
            </Button>
            <Button variant="outlined" href={address('sellers')}>
              {t('shell.sellers')}
            </Button>
          </>
        }
      >
        <p>{t('shell.not_found_detail')}</p>
      </EmptyState>
      <NotFoundShelves />
    </>
  );
}
