import { useTranslation } from 'react-i18next';
import { dietaryNeeds, type DietaryNeed } from '#rules/dietary.ts';
import { formatCount } from '#rules/numbers.ts';
import { FLAG_ON } from '#rules/productListing.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useListing } from './listingAddress.ts';
import { ChoiceChip, ToggleChip } from './ListingChip.tsx';
import styles from './ListingFields.module.css';
import { useListingChoice } from './useListingChoice.ts';

/** A dietary need, as the server names it, and how many of the results meet it. */
export type NeedOption = { readonly need: string; readonly count: number };
type Option = { value: DietaryNeed; text: string };

/** Dietary needs that some of the results meet, with the number of these, and the needs that are chosen already. */
function useNeedTexts(needs: readonly NeedOption[], chosen: readonly DietaryNeed[]): Option[] {
  const { t } = useTranslation();
  const locale = useLocale();
  return dietaryNeeds.flatMap((value) => {
    const count = needs.find(({ need }) => need === value)?.count ?? 0;
    const need = t(`dietary.needs.${value}`);
    if (count > 0) return [{ value, text: t('dietary.counted', { need, results: formatCount(count, locale) }) }];
    return chosen.includes(value) ? [{ value, text: need }] : [];
  });
}

/** Diets and allergens (ADR 65): one chip to choose from, and one for each that is chosen, which removes it. */
export function NeedChips({ needs }: { needs: readonly NeedOption[] }) {
  const { t } = useTranslation();
  const { listing, hrefWith } = useListing();
  const choose = useListingChoice();
  const options = useNeedTexts(needs, []).filter(({ value }) => !listing.needs.includes(value));
  return (
    <>
      {listing.needs.map((need) => (
        <ToggleChip key={need} on href={hrefWith({ needs: listing.needs.filter((other) => other !== need) })}>
          {t(`dietary.needs.${need}`)}
        </ToggleChip>
      ))}
      {options.length > 0 && (
        <ChoiceChip
          label={t('dietary.title')}
          value=""
          options={[{ value: '', text: t('dietary.any') }, ...options]}
          onChoose={(need) => choose(need as DietaryNeed)(FLAG_ON)}
          clearHref={null}
        >
          {t('dietary.title')}
        </ChoiceChip>
      )}
    </>
  );
}

/** The same as boxes of a form, each named as in the address. */
export function NeedFields({ needs, chosen }: { needs: readonly NeedOption[]; chosen: readonly DietaryNeed[] }) {
  const { t } = useTranslation();
  const options = useNeedTexts(needs, chosen);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('dietary.title')}</legend>
      <p className={styles.note}>{t('dietary.declared')}</p>
      {options.map(({ value, text }) => (
        <label key={value} className={styles.row}>
          <input
            type="checkbox"
            name={value}
            value={FLAG_ON}
            defaultChecked={chosen.includes(value)}
            className={styles.input}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Says that a search such as "sans gluten" only finds what producers declare. */
export function DeclaredNeeds({ needs, className }: { needs: readonly string[]; className: string | undefined }) {
  const { t } = useTranslation();
  const names = dietaryNeeds.filter((need) => needs.includes(need)).map((need) => t(`dietary.needs.${need}`));
  return names.length > 0 && <p className={className}>{t('search.needs', { needs: names.join(', ') })}</p>;
}
