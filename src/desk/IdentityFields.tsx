import { PROVINCES } from '../../rules/contactDetails.ts';
import { MARKET_NAME_MAX_LENGTH } from '../../rules/marketIdentity.ts';
import { LINE_MAX_LENGTH } from '../../rules/plainText.ts';
import { weekdayName } from '../pages/openingHours.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { BothTexts } from './BothTexts.tsx';
import { WEEKDAYS } from './identityDraft.ts';
import styles from './InformationView.module.css';
import { SiteLogo } from './SiteLogo.tsx';
import type { DraftFields } from './useDraftForm.ts';

type Props = { form: DraftFields };
const labelOf = (name: string) => `desk_information.fields.${name.replaceAll('.', '_') as 'shown'}` as const;

type LineProps = Props & {
  name: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel';
  maxLength?: number;
};

/** One line of the form, called as its field. */
function Line({ form: { values, write, why }, name, ...input }: LineProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(labelOf(name.slice(name.indexOf('.') + 1)))}
      value={String(values[name])}
      maxLength={LINE_MAX_LENGTH}
      error={why(name)}
      onChange={(event) => write({ [name]: event.target.value })}
      {...input}
    />
  );
}

/** When the hall is open: a row for each weekday; an empty one is a day on which it is closed. */
function Hours({ form: { values, write, why } }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <fieldset className={styles.hours}>
      <legend>{t('desk_information.hours')}</legend>
      <p>{t('desk_information.hours_hint')}</p>
      {WEEKDAYS.map((weekday) => (
        <div key={weekday} className={styles.day}>
          {(['from', 'to'] as const).map((end) => {
            const name = `identity.hours.${weekday}.${end}`;
            return (
              <TextField
                key={end}
                label={t(`desk_information.hours_${end}`, { day: weekdayName(weekday, locale) })}
                type="time"
                value={String(values[name])}
                error={why(name)}
                onChange={(event) => write({ [name]: event.target.value })}
              />
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

/** The market's name, monogram, hours, mail sender and tax numbers. */
export function IdentityFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.part}>
      <legend>{t('desk_information.parts.identity')}</legend>
      <BothTexts
        form={form}
        name="identity.name"
        labelOf={(lang) => t(labelOf(`name.${lang}`))}
        maxLength={MARKET_NAME_MAX_LENGTH}
      />
      <div className={styles.pair}>
        <Line form={form} name="identity.monogram" hint={t('desk_information.monogram_hint')} maxLength={3} />
        <Line form={form} name="identity.sender" hint={t('desk_information.sender_hint')} type="email" />
        <Line form={form} name="identity.taxNumbers.gst" hint="123456789 RT0001" />
        <Line form={form} name="identity.taxNumbers.qst" hint="1234567890 TQ0001" />
      </div>
      <SiteLogo form={form} />
      <Hours form={form} />
    </fieldset>
  );
}

/** How to reach the people of the market, and where it is. */
export function ContactFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.part}>
      <legend>{t('desk_information.parts.contact')}</legend>
      <div className={styles.pair}>
        <Line form={form} name="contact.email" type="email" hint={t('desk_information.email_hint')} />
        <Line form={form} name="contact.phone" type="tel" />
        <Line form={form} name="contact.line1" />
        <Line form={form} name="contact.line2" />
        <Line form={form} name="contact.city" />
        <SelectField
          label={t('desk_information.fields.state')}
          value={String(form.values['contact.state'])}
          onChange={(event) => form.write({ 'contact.state': event.target.value })}
        >
          {PROVINCES.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
        <Line form={form} name="contact.postal_code" maxLength={7} />
      </div>
    </fieldset>
  );
}
