import { useTranslation } from 'react-i18next';
import { SITE_LINK_MAX_LENGTH } from '#rules/siteLink.ts';
import { noticeIcons } from '../../notices/noticeIcons.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import layout from '../frame/DeskForm.module.css';
import { FormGroup } from '../frame/FormGroup.tsx';
import type { DeskFields } from '../frame/useDeskForm.ts';
import { BannerPicture } from './SitePicture.tsx';
import { SITE_PARTS, type SiteValues } from './siteValues.ts';

const COLORS = ['yellow', 'gray', 'turquoise', 'red', 'orange', 'blue'] as const;

type Props = { form: DeskFields<SiteValues> };
type ActionProps = Props & { name: 'banner.actionPrimary' | 'popup.actionPrimary' | 'popup.actionSecondary' };

/** A button of a part: its text, target and style. `name`: 'popup.actionPrimary'. */
function ActionFields({ form, name }: ActionProps) {
  const { t } = useTranslation();
  return (
    <>
      <BilingualFields form={form} name={`${name}.text`} />
      <TextField {...form.line(`${name}.url`, SITE_LINK_MAX_LENGTH)} hint={t('desk_information.url_hint')} />
      {name.startsWith('popup.') && <Checkbox {...form.checkbox(`${name}.close`)} />}
      <Checkbox {...form.checkbox(`${name}.external`)} />
    </>
  );
}

const BannerFields = ({ form }: Props) => (
  <>
    <BilingualFields form={form} name="banner.title" />
    <BilingualFields form={form} name="banner.description" isMultiline />
    <BannerPicture form={form} image="desktopImage" />
    {/* Without the wide picture none is shown. */}
    {form.values.banner.desktopImage.path !== '' && <BannerPicture form={form} image="mobileImage" />}
    <ActionFields form={form} name="banner.actionPrimary" />
  </>
);

function PopupFields({ form }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox {...form.checkbox('popup.active')} />
      <BilingualFields form={form} name="popup.title" />
      <BilingualFields form={form} name="popup.body" isMultiline />
      <div className={layout.pair}>
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
        <TextField {...form.line('popup.cookieName', 100)} hint={t('desk_information.cookie_hint')} />
      </div>
      <ActionFields form={form} name="popup.actionPrimary" />
      <ActionFields form={form} name="popup.actionSecondary" />
    </>
  );
}

const StoredModalFields = ({ form }: Props) => (
  <>
    <BilingualFields form={form} name="storedModal.title" />
    <BilingualFields form={form} name="storedModal.body" isMultiline />
  </>
);

const FIELDS = { banner: BannerFields, popup: PopupFields, storedModal: StoredModalFields };

/** The parts of the site's information; a hidden one has no fields. */
export function SiteParts({ form }: Props) {
  const { t } = useTranslation();
  return SITE_PARTS.map((part) => {
    const Fields = FIELDS[part];
    return (
      <FormGroup
        key={part}
        form={form}
        title={t(`desk_information.parts.${part}`)}
        about={t(`desk_information.about.${part}`)}
        fields={[part]}
      >
        <Checkbox {...form.checkbox(`${part}.shown`)} />
        {form.values[part].shown && <Fields form={form} />}
      </FormGroup>
    );
  });
}
