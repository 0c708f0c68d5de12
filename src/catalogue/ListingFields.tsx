import { useTranslation } from 'react-i18next';
import { FLAG_ON, type ProductListing } from '#rules/productListing.ts';
import styles from './ListingFields.module.css';
import { NeedFields, type NeedOption } from './ListingNeeds.tsx';
import { capitalize, useListingTexts } from './listingTexts.ts';

export type ListingSeller = { readonly name: string; readonly handle: string };

type RadioProps = { name: string; legend: string; chosen: string; options: { value: string; text: string }[] };

const Radios = ({ name, legend, chosen, options }: RadioProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {options.map(({ value, text }) => (
      <label key={value} className={styles.row}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} className={styles.input} />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);

export type ListingFieldsProps = {
  listing: ProductListing;
  sellers: readonly ListingSeller[];
  needs: readonly NeedOption[];
};

/**
 * Sorting and filters as form fields, named as in the address: a GET form works without scripts. Initial values come
 * from the listing; then the browser keeps the choices.
 */
export function ListingFields({ listing, sellers, needs }: ListingFieldsProps) {
  const { t } = useTranslation();
  const { sorts, temperatures, flags, prices } = useListingTexts();
  const anyTemperature = { value: '', text: t('collection.any_temperature') };
  const anySeller = { value: '', text: t('collection.all_sellers') };
  return (
    <>
      {listing.collection && <input type="hidden" name="category" value={listing.collection} />}
      <Radios
        name="sort"
        legend={t('collection.sort')}
        chosen={listing.sort}
        options={sorts.map(({ value, text }) => ({ value, text: capitalize(text) }))}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('collection.only')}</legend>
        {flags.map(({ value, text }) => (
          <label key={value} className={styles.row}>
            <input
              type="checkbox"
              name={value}
              value={FLAG_ON}
              defaultChecked={listing[value]}
              className={styles.input}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <Radios
        name="temperature"
        legend={t('collection.keeping')}
        chosen={listing.temperature ?? ''}
        options={[anyTemperature, ...temperatures]}
      />
      <Radios
        name="price"
        legend={t('collection.price')}
        chosen={listing.price ?? ''}
        options={[{ value: '', text: t('collection.any_price') }, ...prices]}
      />
      <NeedFields needs={needs} chosen={listing.needs} />
      {sellers.length > 1 && (
        <Radios
          name="seller"
          legend={t('collection.seller')}
          chosen={listing.seller ?? ''}
          options={[anySeller, ...sellers.map(({ handle, name }) => ({ value: handle, text: name }))]}
        />
      )}
    </>
  );
}
