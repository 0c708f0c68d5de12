import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DietaryFacts_allergens$key } from '#generated/relay/DietaryFacts_allergens.graphql.ts';
import type { DietaryFacts_diets$key } from '#generated/relay/DietaryFacts_diets.graphql.ts';
import { allergens, declaredAs, diets, type Allergen, type DeclaredAllergens } from '#rules/dietary.ts';
import { grainsIcon, plantIcon } from '../shared/ui/icons.ts';
import styles from './DietaryFacts.module.css';
import { FactRow } from './FactRow.tsx';
import { capitalize } from './listingTexts.ts';

const dietsFragment = graphql`
  fragment DietaryFacts_diets on Product {
    diets
  }
`;

/** The diets that the producer declares it suits (ADR 65); renders nothing without any. */
export function DietFact({ product }: { product: DietaryFacts_diets$key }) {
  const { t } = useTranslation();
  const declared = useFragment(dietsFragment, product);
  // Vegan includes vegetarian, so only vegan is shown.
  const matchingDiets = diets.filter((diet) => declared.diets?.includes(diet));
  const visibleDiets = matchingDiets.filter((diet) => diet !== 'vegetarian' || !matchingDiets.includes('vegan'));
  const names = visibleDiets.map((diet) => t(`dietary.needs.${diet}`).toLocaleLowerCase('fr'));
  if (names.length === 0) return null;
  return (
    <FactRow icon={plantIcon} title={capitalize(names.join(', '))}>
      {t('dietary.by_producer')}
    </FactRow>
  );
}

const allergensFragment = graphql`
  fragment DietaryFacts_allergens on Product {
    allergens {
      allergen
      presence
    }
  }
`;

/**
 * The allergens that the producer declares, and plainly what is not declared (ADR 65). An empty list shows nothing: the product
 * is not food (ADR 85).
 */
export function AllergenFact({ product }: { product: DietaryFacts_allergens$key }) {
  const { t } = useTranslation();
  const declared = useFragment(allergensFragment, product);
  const byAllergen: DeclaredAllergens = Object.fromEntries(
    (declared.allergens ?? []).map(({ allergen, presence }) => [allergen, presence]),
  );
  const sentence = (key: 'contains' | 'traces' | 'free' | 'unknown', list: readonly Allergen[]) =>
    list.length > 0 && (
      <span key={key} className={key === 'contains' ? styles.contained : styles.line}>
        {t(`dietary.${key}`, { list: list.map((allergen) => t(`dietary.allergens.${allergen}`)).join(', ') })}
      </span>
    );
  if (declared.allergens === null)
    return (
      <FactRow icon={grainsIcon} title={t('dietary.undeclared')}>
        {t('dietary.ask')}
      </FactRow>
    );
  if (!declared.allergens || declared.allergens.length === 0) return null;
  return (
    <FactRow icon={grainsIcon} title={t('dietary.allergens_title')}>
      {sentence('contains', declaredAs(byAllergen, 'contains'))}
      {sentence('traces', declaredAs(byAllergen, 'traces'))}
      {sentence('free', declaredAs(byAllergen, 'free'))}
      {sentence(
        'unknown',
        allergens.filter((allergen) => !byAllergen[allergen]),
      )}
    </FactRow>
  );
}
