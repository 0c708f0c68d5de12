import { noticeIcons } from '../notices/noticeIcons.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import styles from './InformationView.module.css';
import { SITE_PARTS, type SitePart } from './siteDraft.ts';
import { SiteAction, SiteFlag, SiteText } from './SiteFields.tsx';
import { SitePicture } from './SitePicture.tsx';
import type { DraftFields } from './useDraftForm.ts';

const COLORS = ['yellow', 'gray', 'turquoise', 'red', 'orange', 'blue'] as const;

function PopupLook({ form: { values, write, why } }: { form: DraftFields }) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('desk_information.fields.color')}
        value={String(values['popup.color'])}
        onChange={(event) => write({ 'popup.color': event.target.value })}
      >
        {COLORS.map((color) => (
          <option key={color} value={color}>
            {t(`desk_information.colors.${color}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('desk_information.fields.icon')}
        value={String(values['popup.icon'])}
        onChange={(event) => write({ 'popup.icon': event.target.value })}
      >
        {['', ...noticeIcons.keys()].map((icon) => (
          <option key={icon} value={icon}>
            {icon || t('desk_information.no_icon')}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('desk_information.fields.cookieName')}
        hint={t('desk_information.cookie_hint')}
        value={String(values['popup.cookieName'])}
        maxLength={100}
        error={why('popup.cookieName')}
        onChange={(event) => write({ 'popup.cookieName': event.target.value })}
      />
    </div>
  );
}

function Fields({ form, part }: { form: DraftFields; part: SitePart }) {
  const all = { form, part };
  return (
    <>
      {part === 'popup' && <SiteFlag {...all} flag="active" />}
      <SiteText {...all} text="title" />
      <SiteText {...all} text={part === 'banner' ? 'description' : 'body'} lines />
      {part === 'popup' && <PopupLook form={form} />}
      {part === 'banner' && <SitePicture form={form} picture="desktopImage" />}
      {/* Without the wide picture none is shown. */}
      {part === 'banner' && form.values['banner.desktopImage.path'] !== '' && (
        <SitePicture form={form} picture="mobileImage" />
      )}
      {part !== 'storedModal' && <SiteAction {...all} action="actionPrimary" />}
      {part === 'popup' && <SiteAction {...all} action="actionSecondary" />}
    </>
  );
}

/** The parts of the site's information; a hidden one has no fields. */
export function SiteParts({ form }: { form: DraftFields }) {
  const { t } = useTranslation();
  return SITE_PARTS.map((part) => (
    <fieldset key={part} className={styles.part}>
      <legend>{t(`desk_information.parts.${part}`)}</legend>
      <SiteFlag form={form} part={part} flag="shown" />
      {form.values[`${part}.shown`] === true && <Fields form={form} part={part} />}
    </fieldset>
  ));
}
