import { useTranslation } from 'react-i18next';
import { allergens, diets, presences } from '#rules/dietary.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './DeskProducts.module.css';
import type { ProductValues } from './productValues.ts';

/** The diets and allergens that the producer declares; an empty choice means not declared (ADR 65). */
export function ProductDietary({ form }: { form: DeskFields<ProductValues> }) {
  const { t } = useTranslation();
  const undeclared = allergens.filter((allergen) => form.values.allergens[allergen] === '');
  return (
    <div className={styles.more}>
      <Checkbox {...form.checkbox('diets.declared')} />
      {form.values.diets.declared && diets.map((diet) => <Checkbox key={diet} {...form.checkbox(`diets.${diet}`)} />)}
      <div className={styles.allergens}>
        {allergens.map((allergen) => (
          <SelectField key={allergen} {...form.field(`allergens.${allergen}`)}>
            <option value="">{t('desk_catalogue.presence.none')}</option>
            {presences.map((presence) => (
              <option key={presence} value={presence}>
                {t(`desk_catalogue.presence.${presence}`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {undeclared.length > 0 && (
        <Button
          type="button"
          variant="text"
          onClick={() => undeclared.forEach((allergen) => form.write(`allergens.${allergen}`, 'free'))}
        >
          {t('desk_catalogue.others_free')}
        </Button>
      )}
    </div>
  );
}
