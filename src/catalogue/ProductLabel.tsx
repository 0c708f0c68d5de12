import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  ProductLabel_product$data,
  ProductLabel_product$key,
} from '#generated/relay/ProductLabel_product.graphql.ts';
import type { Locale } from '#rules/constants.ts';
import { formatCount, formatRating } from '#rules/numbers.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Disclosure } from '../shared/ui/Disclosure.tsx';
import styles from './ProductLabel.module.css';

const fragment = graphql`
  fragment ProductLabel_product on Product {
    ingredients
    nutrition {
      serving
      unit
      energy
      fat
      saturated
      carbohydrate
      fibre
      sugars
      protein
      sodium
    }
  }
`;

type Nutrition = NonNullable<ProductLabel_product$data['nutrition']>;

/** In the order of the label; `within`: a part of the one above it. */
const rowsOf = (nutrition: Nutrition) =>
  [
    { name: 'fat', value: nutrition.fat },
    { name: 'saturated', value: nutrition.saturated, within: true },
    { name: 'carbohydrate', value: nutrition.carbohydrate },
    { name: 'fibre', value: nutrition.fibre, within: true },
    { name: 'sugars', value: nutrition.sugars, within: true },
    { name: 'protein', value: nutrition.protein },
    { name: 'sodium', value: nutrition.sodium },
  ] as const;

/** With a decimal only where there is one: "29", "0,2". */
const amountOf = (value: number, locale: Locale) =>
  Number.isInteger(value) ? formatCount(value, locale) : formatRating(value, locale);

/** Ingredients and nutrition facts as the producer's label states them; renders nothing without any. */
export function ProductLabel({ product }: { product: ProductLabel_product$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { ingredients, nutrition } = useFragment(fragment, product);
  if (!ingredients && !nutrition) return null;
  const title = nutrition ? (ingredients ? 'label.both' : 'label.nutrition') : 'label.ingredients';
  return (
    <Disclosure title={t(title)} className={styles.label}>
      {ingredients && (
        <p className={styles.ingredients}>
          <strong>{t('label.list')}</strong> {ingredients}
        </p>
      )}
      {nutrition && (
        <table className={styles.facts}>
          <caption>
            {t('label.serving', { amount: nutrition.serving, unit: nutrition.unit === 'ml' ? 'mL' : 'g' })}
          </caption>
          <tbody>
            <tr className={styles.energy}>
              <th scope="row">{t('label.nutrients.energy')}</th>
              <td>{nutrition.energy}</td>
            </tr>
            {rowsOf(nutrition).map((row) => (
              <tr key={row.name} data-within={'within' in row || undefined}>
                <th scope="row">{t(`label.nutrients.${row.name}`)}</th>
                <td>
                  {t(row.name === 'sodium' ? 'label.milligrams' : 'label.grams', {
                    amount: amountOf(row.value, locale),
                  })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Disclosure>
  );
}
