import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useSaveSiteInformationsMutation } from '#generated/hooks/useSaveSiteInformationsMutation.ts';
import type { EarlierTexts_staff$key } from '#generated/relay/EarlierTexts_staff.graphql.ts';
import type { pageTexts_site$data } from '#generated/relay/pageTexts_site.graphql.ts';
import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import { LINK_NAME_MAX_LENGTH, LINKS_MAX } from '#rules/marketText.ts';
import { SITE_LINK_MAX_LENGTH } from '#rules/siteLink.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { useDeskForm } from '../frame/useDeskForm.ts';
import { EarlierTexts } from './EarlierTexts.tsx';
import { EntryList } from './EntryList.tsx';
import { linksFormValues, type LinksFormValues, type LinkValues } from './pageTexts.ts';
import { invalidateTexts, refreshTexts } from './saveTexts.ts';
import { linksSchema } from './textSchema.ts';
import styles from './TextsView.module.css';

const newLink = (id: string): LinkValues => ({
  id,
  text: { primary: '', secondary: '' },
  url: 'https://',
  profile: true,
});

type Props = {
  site: pageTexts_site$data;
  version: number;
  staff: EarlierTexts_staff$key;
  /** Whether there is input that was not saved. The same function with each render. */
  onUnsaved: (name: 'links', isUnsaved: boolean) => void;
};

/** Where else the market is: links at the foot of each page, in their order. */
export function LinksForm({ site, version, staff, onUnsaved }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const form = useDeskForm<
    SaveSiteInformationsMutation,
    LinksFormValues,
    Partial<SaveSiteInformationsMutation['variables']['input']>
  >({
    name: 'texts.links',
    saved: linksFormValues(site),
    version,
    mutation: useSaveSiteInformationsMutation(),
    refresh: refreshTexts,
    schema: linksSchema,
    labelOf: (path) => {
      const [, , ...field] = path.split('.');
      return t(`desk_texts.fields.${['link', ...field].join('_')}` as 'desk_texts.fields.link_url');
    },
  });
  const { links } = form.values;
  useEffect(() => onUnsaved('links', form.isChanged), [onUnsaved, form.isChanged]);
  const submit = form.submit((input) =>
    form.save({ input }, async () => {
      await refreshTexts(environment);
      invalidateTexts(environment);
    }),
  );
  const textOf = (path: string): string | undefined => {
    const stored = form.savedValue(path);
    return Array.isArray(stored) ? (stored as LinkValues[]).map(({ text }) => text.primary).join(' · ') : undefined;
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.hint}>{t(links.length > 0 ? 'desk_texts.links_hint' : 'desk_texts.no_links')}</p>
      <EntryList
        entries={links}
        onChange={(next) => form.write('links', next as LinkValues[])}
        make={newLink}
        titleOf={({ text, url }) => text.primary || url}
        nameOf={(number) => t('desk_texts.nth.link', { number })}
        addLabel={t('desk_texts.add.link')}
        hasError={(index) =>
          (['text.primary', 'text.secondary', 'url'] as const).some(
            (field) => form.field(`links.${index}.${field}`).error !== undefined,
          )
        }
        error={undefined}
        max={LINKS_MAX}
      >
        {(_, index) => (
          <>
            <BilingualFields form={form} name={`links.${index}.text`} maxLength={LINK_NAME_MAX_LENGTH} />
            <TextField
              {...form.line(`links.${index}.url`, SITE_LINK_MAX_LENGTH)}
              type="url"
              inputMode="url"
              hint={t('desk_texts.https_hint')}
            />
            <Checkbox {...form.checkbox(`links.${index}.profile`)} />
          </>
        )}
      </EntryList>
      <EarlierTexts part="links" staff={staff} onTake={(earlier) => form.writeAll(linksFormValues(earlier))} />
      <DeskFormFooter form={form} changed={t('desk_texts.changed')} textOf={textOf} />
    </form>
  );
}
