import { useTranslation } from 'react-i18next';
import type { weekWarnings_query$key } from '#generated/relay/weekWarnings_query.graphql.ts';
import { weekdayName } from '#rules/dates.ts';
import { weekFrom } from '#rules/weekList.ts';
import { usePageSettings } from '../../shared/browser/pageSettings.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { FormGroup } from '../frame/FormGroup.tsx';
import { GoodsWarnings } from '../frame/GoodsWarnings.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import { typedDropOff } from './identityValues.ts';
import styles from './InformationView.module.css';
import type { SiteValues } from './siteValues.ts';

/** When producers bring their goods, and what of the week does not fit to it (ADR 195). */
export function DropOffFields({ form, query }: { form: DeskFields<SiteValues>; query: weekWarnings_query$key }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { firstWeekday } = usePageSettings().market;
  const dropOff = typedDropOff(form.values.identity.dropOff);
  return (
    <FormGroup
      form={form}
      anchor="dropOff"
      title={t('desk_information.parts.dropOff')}
      about={t('desk_information.about.dropOff')}
      fields={['identity.dropOff']}
    >
      <SelectField {...form.field('identity.dropOff.weekday')} hint={t('desk_information.drop_off_hint')}>
        <option value="">{t('desk_information.drop_off_unset')}</option>
        {weekFrom(firstWeekday).map((weekday) => (
          <option key={weekday} value={weekday}>
            {weekdayName(weekday, locale)}
          </option>
        ))}
      </SelectField>
      <div className={styles.day}>
        <TextField {...form.field('identity.dropOff.from')} type="time" />
        <TextField {...form.field('identity.dropOff.to')} type="time" />
      </div>
      <BilingualFields form={form} name="identity.dropOff.place" hint={t('desk_information.drop_off_place_hint')} />
      <GoodsWarnings query={query} change={{ dropOff }} />
    </FormGroup>
  );
}
