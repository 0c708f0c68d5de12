import type { Locale } from '#rules/constants.ts';
import en from './messages.import.en.json' with { type: 'json' };
import fr from './messages.import.fr.json' with { type: 'json' };
import { textsOf, type TextKey } from './serverTexts.ts';

/** What is wrong with a catalogue file or record: a text and its values, which may be texts themselves. */
export type ImportText = {
  key: TextKey<keyof typeof fr>;
  values?: Readonly<Record<string, string | number | ImportText>>;
};

const translator = textsOf('import', { fr, en });

/** The text in a language. The operator's command reads English. */
export function importText({ key, values = {} }: ImportText, locale: Locale): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? importText(value, locale) : value,
  ]);
  return translator(locale)(key, Object.fromEntries(texts) as Record<string, string | number>);
}

const isKey = (key: string): key is ImportText['key'] => key in fr;

/** The text of a form, where a file's speaks of columns, separators, CSV or JSON, which its reader does not see. */
function typedKey(key: ImportText['key']): ImportText['key'] {
  const typed = `${key}.typed`;
  return isKey(typed) ? typed : key;
}

/** A text of a field and all texts in it. A list reads as people write one. */
const ofField = ({ key, values = {} }: ImportText): ImportText => ({
  key: typedKey(key),
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'object') return [name, ofField(value)];
      return [name, typeof value === 'string' ? value.replaceAll(/\s*\|\s*/g, ', ') : value];
    }),
  ),
});

/** The text beside a field of a form. */
export function fieldText(message: ImportText, locale: Locale): string {
  const { actual } = message.values ?? {};
  const isEmpty = message.key === 'import.cell' && typeof actual === 'object' && actual.key === 'import.nothing';
  return importText(isEmpty ? { key: 'import.needed_column.typed' } : ofField(message), locale);
}
