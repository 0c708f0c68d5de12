import { useTranslation } from 'react-i18next';
import { noticeIcons } from '../../notices/noticeIcons.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import type { DraftForm } from '../frame/useDraftForm.ts';
import styles from './InformationView.module.css';
import { SITE_PARTS } from './siteDraft.ts';
import { BannerPicture } from './SitePicture.tsx';

const COLORS = ['yellow', 'gray', 'turquoise', 'red', 'orange', 'blue'] as const;

type Props = { form: DraftForm };

/** A button of a part: its text, target and style. `name`: 'popup.actionPrimary'. */
function ActionFields({ form, name }: Props & { name: string }) {
  const { t } = useTranslation();
  return (
    <>
      <BilingualFields form={form} name={`${name}.text`} />
      <TextField {...form.field(`${name}.url`)} hint={t('desk_information.url_hint')} />
      {name.startsWith('popup.') && <Checkbox {...form.checkbox(`${name}.close`)} />}
      <Checkbox {...form.checkbox(`${name}.external`)} />
    </>
  );
}

const BannerFields = ({ form }: Props) => (
  <>
    <BilingualFields form={form} name="banner.title" />
    <BilingualFields form={form} name="banner.description" />
    <BannerPicture form={form} image="desktopImage" />
    {/* Without the wide picture none is shown. */}
    {form.values['banner.desktopImage.path'] !== '' && <BannerPicture form={form} image="mobileImage" />}
    <ActionFields form={form} name="banner.actionPrimary" />
  </>
);

function PopupFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox {...form.checkbox('popup.active')} />
      <BilingualFields form={form} name="popup.title" />
      <BilingualFields form={form} name="popup.body" />
      <div className={styles.pair}>
        <SelectField {...form.field('popup.color')}>
          {COLORS.map((color) => (
            <option key={color} value={color}>
              {t(`desk_information.colors.${color}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('popup.icon')}>
          {['', ...noticeIcons.keys()].map((icon) => (
            <option key={icon} value={icon}>
              {icon || t('desk_information.no_icon')}
            </option>
          ))}
        </SelectField>
        <TextField {...form.field('popup.cookieName')} hint={t('desk_information.cookie_hint')} />
      </div>
      <ActionFields form={form} name="popup.actionPrimary" />
      <ActionFields form={form} name="popup.actionSecondary" />
    </>
  );
}

const StoredModalFields = ({ form }: Props) => (
  <>
    <BilingualFields form={form} name="storedModal.title" />
    <BilingualFields form={form} name="storedModal.body" />
  </>
);

const FIELDS = { banner: BannerFields, popup: PopupFields, storedModal: StoredModalFields };

/** The parts of the site's information; a hidden one has no fields. */
export function SiteParts({ form }: Props) {
  const { t } = useTranslation();
  return SITE_PARTS.map((part) => {
    const Fields = FIELDS[part];
    return (
      <fieldset key={part} className={styles.part}>
        <legend>{t(`desk_information.parts.${part}`)}</legend>
        <Checkbox {...form.checkbox(`${part}.shown`)} />
        {form.values[`${part}.shown`] === true && <Fields form={form} />}
      </fieldset>
    );
  });
}
