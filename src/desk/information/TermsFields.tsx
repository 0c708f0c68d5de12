import { useTranslation } from 'react-i18next';
import type { TermsAgreement_staff$key } from '#generated/relay/TermsAgreement_staff.graphql.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import layout from '../frame/DeskForm.module.css';
import { FormGroup } from '../frame/FormGroup.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './InformationView.module.css';
import type { SiteValues } from './siteValues.ts';
import { TermsAgreement } from './TermsAgreement.tsx';
import { AMOUNTS, type StoredTerms } from './termsValues.ts';

const TAXES = ['gst', 'pst'] as const;

type Props = {
  form: DeskFields<SiteValues>;
  staff: TermsAgreement_staff$key;
  terms: StoredTerms;
  today: CalendarDay;
};

/** The amounts that the market decides, and of each tax the rate that comes next with its first day. */
export function TermsFields({ form, staff, terms, today }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const rates = taxesOn(terms, today);
  const isCollecting = rates.gst > 0 || rates.pst > 0;
  /** Both rates as they are typed for a market that is not registered: the reader saves them. */
  const collectNone = () => {
    for (const tax of TAXES) {
      form.write(`terms.${tax}Rates.rate`, '0');
      form.write(`terms.${tax}Rates.from`, today);
    }
  };
  return (
    <FormGroup
      form={form}
      anchor="terms"
      title={t('desk_information.parts.terms')}
      about={t('desk_information.about.terms')}
      fields={['terms']}
    >
      <TermsAgreement staff={staff} terms={terms} today={today} isChanged={form.stateOf(['terms']) !== null} />
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
        {isCollecting ? (
          <p className={styles.actions}>
            <span>{t('desk_information.no_taxes_hint')}</span>
            <Button size="s" variant="outlined" onClick={collectNone}>
              {t('desk_information.no_taxes')}
            </Button>
          </p>
        ) : (
          <p>{t('desk_information.no_taxes_now')}</p>
        )}
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
