import { useTranslation } from 'react-i18next';
import { taxesOn } from '#rules/marketTerms.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import layout from '../frame/DeskForm.module.css';
import { FormGroup } from '../frame/FormGroup.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './InformationView.module.css';
import type { SiteValues } from './siteValues.ts';
import { AMOUNTS, type StoredTerms } from './termsValues.ts';

const TAXES = ['gst', 'pst'] as const;

type Props = { form: DeskFields<SiteValues>; terms: StoredTerms; today: CalendarDay };

/** The amounts that the market decides, and of each tax the rate that comes next with its first day. */
export function TermsFields({ form, terms, today }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const rates = taxesOn(terms, today);
  return (
    <FormGroup
      form={form}
      title={t('desk_information.parts.terms')}
      about={t('desk_information.about.terms')}
      fields={['terms']}
    >
      <p className={styles.hint}>{t('desk_information.terms_hint')}</p>
      <div className={layout.pair}>
        {AMOUNTS.map((name) => (
          <TextField
            key={name}
            {...form.line(`terms.${name}`, 10)}
            hint={t(`desk_information.${name}_hint`)}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <TextField
          {...form.line('terms.trialMonths', 2)}
          hint={t('desk_information.trial_hint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.line('terms.expressLeadHours', 2)}
          hint={t('desk_information.lead_hint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <fieldset className={styles.hours}>
        <legend>{t('desk_information.rates')}</legend>
        <p>{t('desk_information.rates_hint')}</p>
        {TAXES.map((tax) => (
          <div key={tax} className={styles.rate}>
            <TextField
              {...form.line(`terms.${tax}Rates.rate`, 8)}
              hint={t('desk_information.rate_today', { rate: formatTaxRate(rates[tax], locale) })}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              {...form.field(`terms.${tax}Rates.from`)}
              hint={t('desk_information.from_hint')}
              type="date"
              min={today}
            />
          </div>
        ))}
      </fieldset>
    </FormGroup>
  );
}
