import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { facts } from '#rules/nutrition.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './DeskProducts.module.css';
import { isDeclared } from './nutritionValues.ts';
import type { ProductValues } from './productValues.ts';

/** What the label says beside allergens: ingredients in both languages and nutrition facts, all of them or none (ADR 65). */
export function ProductLabelFields({ form }: { form: DeskFields<ProductValues> }) {
  const { t } = useTranslation();
  const hint = useId();
  return (
    <div className={styles.more}>
      <BilingualFields form={form} name="ingredients" hint={t('desk_catalogue.fields.ingredients_hint')} isMultiline />
      <fieldset className={styles.group} aria-describedby={hint}>
        <legend>{t('desk_catalogue.nutrition')}</legend>
        <p id={hint} className={styles.hint}>
          {t('desk_catalogue.nutrition_hint')}
        </p>
        <div className={styles.facts}>
          {facts.map((fact) => (
            <TextField
              key={fact}
              {...form.field(`nutrition.${fact}`)}
              inputMode={fact === 'serving' ? 'text' : 'decimal'}
              autoComplete="off"
            />
          ))}
        </div>
        {isDeclared(form.values.nutrition) && (
          <Button
            type="button"
            variant="text"
            onClick={() => facts.forEach((fact) => form.write(`nutrition.${fact}`, ''))}
          >
            {t('desk_catalogue.no_nutrition')}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
