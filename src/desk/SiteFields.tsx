import { SITE_LINK_MAX_LENGTH } from '../../rules/siteLink.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { Checkbox } from '../shared/ui/Checkbox.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { BothTexts } from './BothTexts.tsx';
import type { SitePart } from './siteDraft.ts';
import type { DraftFields } from './useDraftForm.ts';

type Text =
  | 'title'
  | 'description'
  | 'body'
  | 'actionPrimary.text'
  | 'actionSecondary.text'
  | 'desktopImage.alt'
  | 'mobileImage.alt';
type Flag = 'shown' | 'active' | `${'actionPrimary' | 'actionSecondary'}.${'close' | 'external'}`;
/** The text key of a part's field: 'actionPrimary_text_fr'. */
const labelOf = (name: string) => `desk_information.fields.${name.replaceAll('.', '_') as 'shown'}` as const;
type Props = { form: DraftFields; part: SitePart };

/** A text in both languages; `lines`: multi-line. */
export function SiteText({ form, part, text, lines = false }: Props & { text: Text; lines?: boolean }) {
  const { t } = useTranslation();
  const label = (lang: 'fr' | 'en') => t(labelOf(`${text}.${lang}`));
  return <BothTexts form={form} name={`${part}.${text}`} labelOf={label} lines={lines} />;
}

/** A flag of a part. */
export function SiteFlag({ form, part, flag }: Props & { flag: Flag }) {
  const { t } = useTranslation();
  const name = `${part}.${flag}`;
  return (
    <Checkbox
      title={t(labelOf(flag))}
      checked={form.values[name] === true}
      onChange={(checked) => form.write({ [name]: checked })}
    />
  );
}

/** A button of a part: its text, target and style. */
export function SiteAction({ form, part, action }: Props & { action: 'actionPrimary' | 'actionSecondary' }) {
  const { t } = useTranslation();
  const name = `${part}.${action}.url`;
  return (
    <>
      <SiteText form={form} part={part} text={`${action}.text`} />
      <TextField
        label={t(labelOf(`${action}.url`))}
        hint={t('desk_information.url_hint')}
        value={String(form.values[name])}
        maxLength={SITE_LINK_MAX_LENGTH}
        error={form.why(name)}
        onChange={(event) => form.write({ [name]: event.target.value })}
      />
      {part === 'popup' && <SiteFlag form={form} part={part} flag={`${action}.close`} />}
      <SiteFlag form={form} part={part} flag={`${action}.external`} />
    </>
  );
}
