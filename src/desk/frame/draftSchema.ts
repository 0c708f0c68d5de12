import { isPlainText, LINE_MAX_LENGTH, storedText, TEXT_MAX_LENGTH } from '#rules/plainText.ts';
import type { TextKey } from '../../shared/i18n/translator.ts';

/** A form's values by field: 'status', 'name.fr'; a variant's by its id: 'var_1.price'. Amounts as they are typed. */
export type Draft = Record<string, string | boolean | null>;

/** A field's text as the server stores it; empty if there is none. */
export const textOf = (draft: Draft, name: string): string => storedText(String(draft[name] ?? ''));

type Text = { readonly primary: string; readonly secondary?: string | null | undefined } | null | undefined;

/** Both languages of a text as two fields, `name.fr` and `name.en`. */
export const textDraft = (name: string, text: Text): Draft => ({
  [`${name}.fr`]: text?.primary ?? '',
  [`${name}.en`]: text?.secondary ?? '',
});

/** Both languages of a text for the API. */
export const textInput = (draft: Draft, name: string) => ({
  primary: textOf(draft, `${name}.fr`),
  secondary: textOf(draft, `${name}.en`) || null,
});

/** The same for a text that may be absent; null without a French text. */
export const optionalTextInput = (draft: Draft, name: string) =>
  textOf(draft, `${name}.fr`) === '' ? null : textInput(draft, name);

/** The constraints of a field of a form. */
export type FieldSchema = {
  /** In characters. */
  maxLength?: number;
  /** Line breaks are allowed. */
  isMultiline?: boolean;
  /** The error of a text by the server's own rules; null: it is valid. */
  validate?: (text: string, draft: Draft) => TextKey | null;
  /** The error if only the server can tell. */
  serverError?: TextKey;
};
export type DraftSchema = Readonly<Record<string, FieldSchema>>;

/** A text that may be empty. */
export const optional = (
  isValid: (text: string) => boolean,
  error: TextKey,
  maxLength = LINE_MAX_LENGTH,
): FieldSchema => ({ maxLength, validate: (text) => (text === '' || isValid(text) ? null : error) });

/** A line that may be empty. */
export const optionalLine = (maxLength = LINE_MAX_LENGTH): FieldSchema =>
  optional((text) => isPlainText(text, maxLength), 'desk_catalogue.refused.plain', maxLength);

export const requiredLine: FieldSchema = {
  maxLength: LINE_MAX_LENGTH,
  validate: (text) => {
    if (text === '') return 'desk_catalogue.refused.needed';
    return isPlainText(text, LINE_MAX_LENGTH) ? null : 'desk_catalogue.refused.plain';
  },
};

type TextOptions = { isMultiline?: boolean; isRequired?: boolean; maxLength?: number };

/** A text in both languages. Without a French text, an English one would not be shown. */
export function bilingual(
  name: string,
  {
    isMultiline = false,
    isRequired = !isMultiline,
    maxLength = isMultiline ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH,
  }: TextOptions = {},
): DraftSchema {
  const errorOf = (text: string): TextKey | null =>
    text === '' || isPlainText(text, maxLength, isMultiline) ? null : 'desk_catalogue.refused.plain';
  const frenchErrorOf = (text: string, draft: Draft): TextKey | null => {
    if (text !== '') return errorOf(text);
    if (isRequired) return 'desk_catalogue.refused.needed';
    return textOf(draft, `${name}.en`) === '' ? null : 'desk_catalogue.refused.translated';
  };
  return {
    [`${name}.fr`]: { maxLength, isMultiline, validate: frenchErrorOf },
    [`${name}.en`]: { maxLength, isMultiline, validate: errorOf },
  };
}

/** Fields that are validated only in drafts that use them. */
export const when = (isUsed: (draft: Draft) => boolean, schema: DraftSchema): DraftSchema =>
  Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [
      name,
      { ...field, validate: (text, draft) => (isUsed(draft) ? (field.validate?.(text, draft) ?? null) : null) },
    ]),
  );

/** The error of each invalid field. */
export const errorsOf = (schema: DraftSchema, draft: Draft): Record<string, TextKey> =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([name, { validate }]) => {
      const error = validate?.(textOf(draft, name), draft);
      return error ? [[name, error]] : [];
    }),
  );
