import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DietaryFacts_product$key } from '#generated/relay/DietaryFacts_product.graphql.ts';
import { allergens, declaredAs, diets, type Allergen, type DeclaredAllergens } from '#rules/dietary.ts';
import { grainsIcon, plantIcon } from '../shared/ui/icons.ts';
import styles from './DietaryFacts.module.css';
import { FactRow } from './FactRow.tsx';
import { capitalize } from './listingTexts.ts';

const fragment = graphql`
  fragment DietaryFacts_product on Product {
    diets
    allergens {
      allergen
      presence
    }
  }
`;

/**
 * What the producer declares of diets and allergens, and plainly what is not declared (ADR 65). An empty list of
 * allergens shows nothing: the product is not food (ADR 85).
 */
export function DietaryFacts({ product }: { product: DietaryFacts_product$key }) {
  const { t } = useTranslation();
  const declared = useFragment(fragment, product);
  // Vegan includes vegetarian, so only vegan is shown.
  const matchingDiets = diets.filter((diet) => declared.diets?.includes(diet));
  const visibleDiets = matchingDiets.filter((diet) => diet !== 'vegetarian' || !matchingDiets.includes('vegan'));
  const names = visibleDiets.map((diet) => t(`dietary.needs.${diet}`).toLocaleLowerCase('fr'));
  const byAllergen: DeclaredAllergens = Object.fromEntries(
    (declared.allergens ?? []).map(({ allergen, presence }) => [allergen, presence]),
  );
  const sentence = (key: 'contains' | 'traces' | 'free' | 'unknown', list: readonly Allergen[]) =>
    list.length > 0 && (
      <span key={key} className={key === 'contains' ? styles.contained : styles.line}>
        {t(`dietary.${key}`, { list: list.map((allergen) => t(`dietary.allergens.${allergen}`)).join(', ') })}
      </span>
    );
  return (
    <>
      {names.length > 0 && (
        <FactRow icon={plantIcon} title={capitalize(names.join(', '))}>
          {t('dietary.by_producer')}
        </FactRow>
      )}
      {declared.allergens === null && (
        <FactRow icon={grainsIcon} title={t('dietary.undeclared')}>
          {t('dietary.ask')}
        </FactRow>
      )}
      {declared.allergens && declared.allergens.length > 0 && (
        <FactRow icon={grainsIcon} title={t('dietary.allergens_title')}>
          {sentence('contains', declaredAs(byAllergen, 'contains'))}
          {sentence('traces', declaredAs(byAllergen, 'traces'))}
          {sentence('free', declaredAs(byAllergen, 'free'))}
          {sentence(
            'unknown',
            allergens.filter((allergen) => !byAllergen[allergen]),
          )}
        </FactRow>
      )}
    </>
  );
}
