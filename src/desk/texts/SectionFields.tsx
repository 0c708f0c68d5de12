import { useTranslation } from 'react-i18next';
import { SECTIONS_MAX } from '#rules/marketText.ts';
import { SITE_LINK_MAX_LENGTH } from '#rules/siteLink.ts';
import { TextField } from '../../shared/ui/TextField.tsx';
import { BilingualFields } from '../frame/BilingualFields.tsx';
import { EntryList } from './EntryList.tsx';
import { emptySection, type SectionValues, type TextFormValues, type TextName } from './pageTexts.ts';
import type { TextForm } from './TextForm.tsx';
import styles from './TextsView.module.css';

/** Longest typed text of several paragraphs, in characters; each has its own limit. */
const PARAGRAPHS_MAX_LENGTH = 40_000;
type Kind = 'question' | 'section';
export const kindOf = (name: TextName): Kind => (name === 'faq' ? 'question' : 'section');

/** The questions of the FAQ, or the sections of another text. */
export function SectionFields({ form, name }: { form: TextForm; name: TextName }) {
  const { t } = useTranslation();
  const kind = kindOf(name);
  const path = `pages.${name}.sections` as const;
  const { sections } = form.values.pages[name] ?? { sections: [] };
  const change = (next: readonly SectionValues[]) =>
    form.write(path, next as TextFormValues['pages'][string]['sections']);
  const fieldsAt = (index: number) =>
    ['heading', 'group', 'text', 'link.text'].flatMap((field) => [
      `${path}.${index}.${field}.primary` as const,
      `${path}.${index}.${field}.secondary` as const,
    ]);
  return (
    <EntryList
      entries={sections}
      onChange={change}
      make={emptySection}
      titleOf={({ heading, text }) => heading.primary || text.primary.slice(0, 80) || t(`desk_texts.untitled.${kind}`)}
      nameOf={(number) => t(`desk_texts.nth.${kind}`, { number })}
      addLabel={t(`desk_texts.add.${kind}`)}
      hasError={(index) =>
        [...fieldsAt(index), `${path}.${index}.link.url` as const].some(
          (field) => form.field(field).error !== undefined,
        )
      }
      error={form.field(path).error}
      max={SECTIONS_MAX}
    >
      {(_, index) => (
        <>
          {kind === 'question' && (
            <BilingualFields form={form} name={`${path}.${index}.group`} hint={t('desk_texts.group_hint')} />
          )}
          <BilingualFields form={form} name={`${path}.${index}.heading`} />
          <BilingualFields
            form={form}
            name={`${path}.${index}.text`}
            hint={t('desk_texts.text_hint')}
            isMultiline
            maxLength={PARAGRAPHS_MAX_LENGTH}
          />
          <fieldset className={styles.link}>
            <legend>{t('desk_texts.link')}</legend>
            <BilingualFields form={form} name={`${path}.${index}.link.text`} />
            <TextField
              {...form.line(`${path}.${index}.link.url`, SITE_LINK_MAX_LENGTH)}
              hint={t('desk_information.url_hint')}
            />
          </fieldset>
        </>
      )}
    </EntryList>
  );
}
