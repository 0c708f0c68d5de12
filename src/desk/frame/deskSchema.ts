import { formatCents, type Cents } from '#rules/money.ts';
import { isPlainText, LINE_MAX_LENGTH, storedText, TEXT_MAX_LENGTH } from '#rules/plainText.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import type { TextKey } from '../../shared/i18n/translator.ts';

/** The same values with their texts as the server stores them. */
export const storedTexts = <V>(values: V): V => {
  if (typeof values === 'string') return storedText(values) as V;
  if (Array.isArray(values)) return values.map(storedTexts) as V;
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storedTexts(value)])) as V;
};

type Text = { readonly primary: string; readonly secondary?: string | null | undefined } | null | undefined;
/** A form's values of a text in both languages. */
export type TextValues = { primary: string; secondary: string };
export const textValues = (text: Text): TextValues => ({
  primary: text?.primary ?? '',
  secondary: text?.secondary ?? '',
});
export const hasText = ({ primary, secondary }: TextValues): boolean => primary !== '' || secondary !== '';

/** Both languages of a text for the API. */
export const textInput = ({ primary, secondary }: TextValues) => ({ primary, secondary: secondary || null });
/** The same for a text that may be absent. */
export const optionalTextInput = (text: TextValues) => (hasText(text) ? textInput(text) : null);

/** A text that may be empty. */
export const optional = (isValid: (text: string) => boolean, key: TextKey) =>
  z.string().check(check((text) => text === '' || isValid(text), key));
export const optionalLine = (maxLength = LINE_MAX_LENGTH) =>
  optional((text) => isPlainText(text, maxLength), 'desk_catalogue.refused.plain');
export const requiredLine = optionalLine().check(check((text) => text !== '', 'desk_catalogue.refused.needed'));

type TextOptions = { isMultiline?: boolean; isRequired?: boolean; maxLength?: number };

/** A text in both languages. Without a French text, an English one would not be shown. */
export function bilingual({
  isMultiline = false,
  isRequired = !isMultiline,
  maxLength = isMultiline ? TEXT_MAX_LENGTH : LINE_MAX_LENGTH,
}: TextOptions = {}) {
  const text = optional((value) => isPlainText(value, maxLength, isMultiline), 'desk_catalogue.refused.plain');
  const isTranslated = ({ primary, secondary }: TextValues) => primary !== '' || secondary === '';
  return z
    .object({ primary: text, secondary: text })
    .check(
      isRequired
        ? check(({ primary }: TextValues) => primary !== '', 'desk_catalogue.refused.needed', { path: ['primary'] })
        : check(isTranslated, 'desk_catalogue.refused.translated', { path: ['primary'] }),
    );
}

/** A part of the values that is checked only while it is used. */
export const whenUsed = <V>(schema: z.ZodMiniType<V, V>, isUsed: (values: V) => boolean) =>
  z.union([z.custom<V>((values) => !isUsed(values as V)), schema]);

/** An amount typed in dollars, more than zero, in cents. `tooMuch`: a text with {{most}}. */
export const dollars = (most: Cents, tooMuch: TextKey) =>
  z.pipe(
    z.string().check(
      check((text) => (readDollars(text) ?? 0) <= most, tooMuch, { most: formatCents(most) }),
      check((text) => (readDollars(text) ?? 0) > 0, 'desk_customers.amount_wrong'),
    ),
    z.transform((text: string) => readDollars(text) ?? 0),
  );
