import { withoutAccents } from '../../rules/plainText.ts';
import type { PickSheet } from './pickList.ts';

const folded = (text: string): string => withoutAccents(text.toLowerCase());

const CODE = /^(\d{1,3})\s*([a-z]?)$/;
/** Fewer digits of a phone number would match too many. */
const PHONE_DIGITS = 3;

/**
 * How well an order matches what is said at the counter: 3 by its crate's code, 2 by its number, 1 by name or phone, 0
 * not.
 */
export function fitOf({ code, number, customer, address, phone }: PickSheet, said: string): number {
  const words = folded(said).trim();
  if (words === '') return 1;
  const crate = CODE.exec(words);
  const [digits = '', letter = ''] = code.toLowerCase().split('\u00A0');
  if (crate && Number(crate[1]) === Number(digits) && (crate[2] === '' || crate[2] === letter)) return 3;
  const typed = words.replaceAll(/[\s().+-]/g, '');
  if (/^\d+$/.test(typed)) {
    if (String(number).includes(typed)) return 2;
    return typed.length >= PHONE_DIGITS && (phone ?? '').replaceAll(/\D/g, '').includes(typed) ? 1 : 0;
  }
  const names = folded(`${customer} ${address?.recipient ?? ''}`);
  return words.split(/\s+/).every((word) => names.includes(word)) ? 1 : 0;
}

const { compare: byName } = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

/** The orders that match the search, best matches first, then by name. */
export const foundIn = (sheets: readonly PickSheet[], said: string): PickSheet[] =>
  sheets
    .map((sheet) => ({ sheet, fit: fitOf(sheet, said) }))
    .filter(({ fit }) => fit > 0)
    .toSorted(
      (one, other) =>
        other.fit - one.fit ||
        byName(one.sheet.customer, other.sheet.customer) ||
        one.sheet.number - other.sheet.number,
    )
    .map(({ sheet }) => sheet);
