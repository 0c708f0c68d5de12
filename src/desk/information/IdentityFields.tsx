import { useTranslation } from 'react-i18next';
import { PROVINCES } from '#rules/contactDetails.ts';
import { MARKET_NAME_MAX_LENGTH } from '#rules/marketIdentity.ts';
import { SHORTAGE_RULES } from '#rules/shortage.ts';
import { weekFrom } from '#rules/weekList.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import layout from '../frame/DeskForm.module.css';
import { FormGroup } from '../frame/FormGroup.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import styles from './InformationView.module.css';
import { SitePicture } from './SitePicture.tsx';
import type { SiteValues } from './siteValues.ts';

type Props = { form: DeskFields<SiteValues> };

/** The market's name, monogram, hours, mail sender and tax numbers. */
export function IdentityFields({ form }: Props) {
  const { t } = useTranslation();
  const { firstWeekday } = usePageSettings().market;
  return (
    <FormGroup
      form={form}
      anchor="identity"
      title={t('desk_information.parts.identity')}
      about={t('desk_information.about.identity')}
      fields={['identity']}
    >
      <BilingualFields form={form} name="identity.name" maxLength={MARKET_NAME_MAX_LENGTH} />
      <div className={layout.pair}>
        <TextField {...form.line('identity.monogram', 3)} hint={t('desk_information.monogram_hint')} />
        <TextField {...form.line('identity.sender')} hint={t('desk_information.sender_hint')} type="email" />
      </div>
      <div data-anchor="taxNumbers" className={layout.pair}>
        <TextField {...form.line('identity.taxNumbers.gst')} hint={t('desk_information.gst_hint')} />
        <TextField {...form.line('identity.taxNumbers.qst')} hint={t('desk_information.qst_hint')} />
      </div>
      <SelectField {...form.field('identity.shortageRule')} hint={t('desk_information.shortage_hint')}>
        {SHORTAGE_RULES.map((rule) => (
          <option key={rule} value={rule}>
            {t(`desk_lists.shortage.${rule}`)}
          </option>
        ))}
      </SelectField>
      <SitePicture
        form={form}
        name="identity.logo"
        crop="identity.logoCrop"
        none={t('desk_information.no_picture.logo')}
      />
      {/* A row for each weekday; the hall is closed on an empty one. */}
      <fieldset className={styles.hours}>
        <legend>{t('desk_information.hours')}</legend>
        <p>{t('desk_information.hours_hint')}</p>
        {weekFrom(firstWeekday).map((weekday) => (
          <div key={weekday} className={styles.day}>
            <TextField {...form.field(`identity.hours.${weekday}.from`)} type="time" />
            <TextField {...form.field(`identity.hours.${weekday}.to`)} type="time" />
          </div>
        ))}
      </fieldset>
    </FormGroup>
  );
}

/** The market's contact details and address. */
export function ContactFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <FormGroup
      form={form}
      anchor="contact"
      title={t('desk_information.parts.contact')}
      about={t('desk_information.about.contact')}
      fields={['contact']}
    >
      <div className={layout.pair}>
        <TextField {...form.line('contact.email')} type="email" hint={t('desk_information.email_hint')} />
        <TextField {...form.line('contact.phone')} type="tel" />
        <TextField {...form.line('contact.address.line1')} />
        <TextField {...form.line('contact.address.line2')} />
        <TextField {...form.line('contact.address.city')} />
        <SelectField {...form.field('contact.address.state')}>
          {PROVINCES.map((province) => (
            <option key={province}>{province}</option>
          ))}
        </SelectField>
        <TextField {...form.line('contact.address.postal_code', 7)} />
      </div>
    </FormGroup>
  );
}
