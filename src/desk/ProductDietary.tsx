import { allergens, diets, presences } from '../../rules/dietary.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import styles from './DeskProducts.module.css';
import type { DraftFields } from './useDraftForm.ts';

/** The diets and allergens that the producer declares; an empty choice means not declared (ADR 65). */
export function ProductDietary({ form: { values, write, why } }: { form: DraftFields }) {
  const { t } = useTranslation();
  const open = allergens.filter((allergen) => values[`allergens.${allergen}`] === '');
  const box = (name: 'declared' | (typeof diets)[number]) => (
    <Checkbox
      key={name}
      title={t(`desk_catalogue.fields.diets_${name}`)}
      checked={values[`diets.${name}`] === true}
      onChange={(checked) => write({ [`diets.${name}`]: checked })}
    />
  );
  return (
    <div className={styles.more}>
      {box('declared')}
      {values['diets.declared'] === true && diets.map(box)}
      <div className={styles.allergens}>
        {allergens.map((allergen) => (
          <SelectField
            key={allergen}
            label={t(`desk_catalogue.fields.allergens_${allergen}`)}
            value={String(values[`allergens.${allergen}`])}
            error={why(`allergens.${allergen}`)}
            onChange={(event) => write({ [`allergens.${allergen}`]: event.target.value })}
          >
            <option value="">{t('desk_catalogue.presence.none')}</option>
            {presences.map((presence) => (
              <option key={presence} value={presence}>
                {t(`desk_catalogue.presence.${presence}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {open.length > 0 && (
        <Button
          type="button"
          variant="text"
          onClick={() => write(Object.fromEntries(open.map((allergen) => [`allergens.${allergen}`, 'free'])))}
        >
          {t('desk_catalogue.others_free')}
        </Button>
      )}
    </div>
  );
}
