import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../shared/ui/Button.tsx';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import { useListing } from './listingAddress.ts';
import { ListingFields, type ListingFieldsProps } from './ListingFields.tsx';
import styles from './ListingForm.module.css';

/** Sorting and filters without scripts, instead of the chips with selects: a form that requests the page. */
export function ListingForm({ sellers, needs }: Omit<ListingFieldsProps, 'listing'>) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { listing, term } = useListing();
  return (
    <noscript>
      <Disclosure title={t('collection.sheet')} className={styles.form}>
        <form method="get" action={pathname}>
          {term !== null && <input type="hidden" name="s" value={term} />}
          <ListingFields listing={listing} sellers={sellers} needs={needs} />
          <Button type="submit">{t('shell.see_products')}</Button>
        </form>
      </Disclosure>
    </noscript>
  );
}
