import type { TFunction } from 'i18next';
import type { Locale } from '#rules/constants.ts';
import { weekdayName } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { recordSections, variantFacts, variantSale } from './recordFields.ts';
import { columnsOf } from './recordSections.ts';

/** How each column is edited, by its name; those of files alone that are choices too. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...[...Object.values(recordSections).flat(), { fields: variantSale }, { fields: variantFacts }]
    .flatMap(({ fields }) => columnsOf(fields))
    .map(({ column, kind }) => [column, kind] as const),
  ['taxable', 'yesNo'],
  ['tax_kind', 'choice'],
  ['apart', 'yesNo'],
  ['kind', 'choice'],
]);

/** A value of a catalogue file as its form shows it: an amount, a weekday, a choice; lists with commas, other texts as they are. */
export function savedValueText(t: TFunction, locale: Locale, column: string, text: string): string {
  switch (KINDS.get(column)) {
    case 'yesNo':
    case 'choice':
      return t(`desk_records.choices.${text as 'weekly'}`);
    case 'money': {
      const cents = readDollars(text);
      return cents === null ? text : formatCents(cents);
    }
    case 'weekday':
      return weekdayName(Number(text) as Parameters<typeof weekdayName>[0], locale);
    case 'lines':
    case 'words':
    case 'categories':
      return text.replaceAll('|', ', ');
    default:
      return text;
  }
}
