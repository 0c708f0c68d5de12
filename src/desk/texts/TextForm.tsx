import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import { useSaveSiteInformationsMutation } from '#generated/hooks/useSaveSiteInformationsMutation.ts';
import type { EarlierTexts_staff$key } from '#generated/relay/EarlierTexts_staff.graphql.ts';
import type { pageTexts_site$data } from '#generated/relay/pageTexts_site.graphql.ts';
import type { SaveSiteInformationsMutation } from '#generated/relay/SaveSiteInformationsMutation.graphql.ts';
import { dayAt } from '#rules/zone.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useAddress } from '../../shared/routing/useAddress.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { ChoiceGroup, ChoiceRow } from '../../shared/ui/ChoiceRow.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { DeskFormFooter } from '../frame/DeskFormFooter.tsx';
import { useDeskForm } from '../frame/useDeskForm.ts';
import { EarlierTexts } from './EarlierTexts.tsx';
import {
  textFormValues,
  type PageValues,
  type SectionValues,
  type TextFormValues,
  type TextName,
  type TextValueList,
} from './pageTexts.ts';
import { invalidateTexts, refreshTexts } from './saveTexts.ts';
import { SectionFields } from './SectionFields.tsx';
import { fetchStandardText } from './standardTexts.ts';
import { TextPreview } from './TextPreview.tsx';
import { textSchema } from './textSchema.ts';
import styles from './TextsView.module.css';

type Props = {
  name: TextName;
  site: pageTexts_site$data;
  version: number;
  staff: EarlierTexts_staff$key;
  values: TextValueList;
  /** Whether there is input that was not saved. The same function with each render. */
  onUnsaved: (name: TextName, isUnsaved: boolean) => void;
};

const PAGES = { faq: 'faq', producers: 'sellerNew', terms: 'terms', privacy: 'privacy' } as const;
/** Pages that are dated, and missing where the market wants none. */
const CAN_BE_NONE: ReadonlySet<TextName> = new Set(['terms', 'privacy']);
const LABEL = /\.(source|title|updatedOn|sections)(?:\.\d+)?(?:\.([\w.]+))?$/;

/** The form of a text: its fields depend on its name. */
function useTextForm({ name, site, version }: Props) {
  const { t } = useTranslation();
  const today = dayAt(useNow());
  return useDeskForm<
    SaveSiteInformationsMutation,
    TextFormValues,
    Partial<SaveSiteInformationsMutation['variables']['input']>
  >({
    name: `texts.${name}`,
    saved: textFormValues(site, name, today),
    version,
    mutation: useSaveSiteInformationsMutation(),
    refresh: refreshTexts,
    schema: textSchema(name),
    labelOf: (path) => {
      const [, part = 'title', field] = LABEL.exec(path) ?? [];
      const key = (field && part !== 'sections' ? `${part}_${field}` : (field ?? part)).replaceAll('.', '_');
      const isQuestion = name === 'faq' && /^(heading|text)_/.test(key);
      return t(`desk_texts.fields.${isQuestion ? `faq_${key}` : key}` as 'desk_texts.fields.source');
    },
  });
}
export type TextForm = ReturnType<typeof useTextForm>;

/** What the market shows: the text that comes with it, its own, or none. */
function SourceChoice({ form, name, onOwn }: { form: TextForm; name: TextName; onOwn: () => void }) {
  const { t } = useTranslation();
  const address = useAddress();
  const path = `pages.${name}.source` as const;
  const { source } = form.values.pages[name] ?? { source: 'standard' };
  const choose = (chosen: string) => {
    form.write(path, chosen as PageValues['source']);
    if (chosen === 'own') onOwn();
  };
  return (
    <>
      <ChoiceGroup legend={t('desk_texts.fields.source')} value={source} onChange={choose}>
        <ChoiceRow value="standard" title={t('desk_texts.sources.standard')} />
        <ChoiceRow value="own" title={t('desk_texts.sources.own')} />
        {CAN_BE_NONE.has(name) && <ChoiceRow value="none" title={t('desk_texts.sources.none')} />}
      </ChoiceGroup>
      {source !== 'own' && (
        <Notice kind="info" title={t(`desk_texts.shown.${source}`)}>
          <p>{t(form.savedValue(path) === 'own' ? 'desk_texts.replaces' : `desk_texts.about.${source}`)}</p>
          {source === 'standard' && form.savedValue(path) === 'standard' && (
            <TextLink standalone href={address(PAGES[name])}>
              {t('desk_texts.see_page')}
            </TextLink>
          )}
        </Notice>
      )}
    </>
  );
}

/** One of the market's texts, in both languages, with its preview. */
export function TextForm(props: Props) {
  const { name, staff, values, onUnsaved } = props;
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const toast = useToast();
  const form = useTextForm(props);
  const [isFetching, setFetching] = useState(false);
  const page = form.values.pages[name];
  useEffect(() => onUnsaved(name, form.isChanged), [onUnsaved, name, form.isChanged]);
  if (!page) return null;
  const fillFrom = async () => {
    setFetching(true);
    const standard = await fetchStandardText(environment, name);
    setFetching(false);
    if (!standard) return toast.error(t('desk_texts.no_standard'));
    const { title, sections } = standard;
    form.write(`pages.${name}.title`, title);
    form.write(`pages.${name}.sections`, sections as readonly SectionValues[] as SectionValues[]);
  };
  const submit = form.submit((input) =>
    form.save({ input }, async () => {
      await refreshTexts(environment);
      invalidateTexts(environment);
    }),
  );
  const textOf = (path: string): string | undefined => {
    const stored = form.savedValue(path);
    if (path.endsWith('.source')) return t(`desk_texts.sources.${stored as PageValues['source']}`);
    if (!Array.isArray(stored)) return undefined;
    return (stored as SectionValues[])
      .map(({ heading, text }) => heading.primary || text.primary.slice(0, 80))
      .join(' · ');
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <SourceChoice form={form} name={name} onOwn={() => page.sections.length === 0 && void fillFrom()} />
      {page.source === 'own' && (
        <>
          <BilingualFields form={form} name={`pages.${name}.title`} />
          {CAN_BE_NONE.has(name) && (
            <TextField {...form.field(`pages.${name}.updatedOn`)} type="date" hint={t('desk_texts.day_hint')} />
          )}
          <p className={styles.hint}>
            {t('desk_texts.values_hint', { names: values.map(({ name: value }) => `{${value}}`).join(', ') })}
          </p>
          <SectionFields form={form} name={name} />
          {page.sections.length === 0 && (
            <Button variant="outlined" busy={isFetching} onClick={() => void fillFrom()}>
              {t('desk_texts.begin_with_standard')}
            </Button>
          )}
        </>
      )}
      <DeskFormFooter form={form} changed={t('desk_texts.changed')} textOf={textOf} />
      {page.source === 'own' && <TextPreview name={name} page={page} values={values} />}
      <EarlierTexts
        part={name}
        staff={staff}
        onTake={(earlier) => form.writeAll(textFormValues(earlier, name, page.updatedOn))}
      />
    </form>
  );
}
