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

/** What a field expects, where a file's text is about CSV and JSON. */
const TYPED: Partial<Record<ImportText['key'], ImportText['key']>> = {
  'import.needed_column': 'import.typed_needed',
  'import.expects.money': 'import.expects.typed_money',
  'import.expects.percent': 'import.expects.typed_percent',
};

/** The text beside a field of a form. */
export function fieldText({ key, values = {} }: ImportText, locale: Locale): string {
  const { actual } = values;
  const isEmpty = key === 'import.cell' && typeof actual === 'object' && actual.key === 'import.nothing';
  if (isEmpty) return importText({ key: 'import.typed_needed' }, locale);
  const ofField = (value: string | number | ImportText) =>
    typeof value === 'object' ? { ...value, key: TYPED[value.key] ?? value.key } : value;
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, ofField(value)]));
  return importText({ key: TYPED[key] ?? key, values: texts }, locale);
}
