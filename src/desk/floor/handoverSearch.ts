import { foldedName } from '#rules/plainText.ts';
import { byLastName, type PickSheet } from './pickList.ts';

const CODE = /^(\d{1,3})\s*([a-z]?)$/;
/** Fewer digits of a phone number would match too many. */
const PHONE_DIGITS = 3;

/**
 * How well an order matches a search at the counter: 3 by its crate's code, 2 by its number, 1 by name or phone, 0
 * not.
 */
export function matchScore({ code, number, customer, address, phone }: PickSheet, query: string): number {
  const name = foldedName(query).trim();
  if (name === '') return 1;
  const crate = CODE.exec(name);
  const [digits = '', letter = ''] = code.toLowerCase().split('\u00A0');
  if (crate && Number(crate[1]) === Number(digits) && (crate[2] === '' || crate[2] === letter)) return 3;
  const digitsQuery = name.replaceAll(/[\s().+-]/g, '');
  if (/^\d+$/.test(digitsQuery)) {
    if (String(number).includes(digitsQuery)) return 2;
    return digitsQuery.length >= PHONE_DIGITS && (phone ?? '').replaceAll(/\D/g, '').includes(digitsQuery) ? 1 : 0;
  }
  const names = foldedName(`${customer} ${address?.recipient ?? ''}`);
  return name.split(/\s+/).every((word) => names.includes(word)) ? 1 : 0;
}

/** The orders that match the search, best matches first, then by last name. */
export const searchSheets = (sheets: readonly PickSheet[], query: string): PickSheet[] =>
  sheets
    .map((sheet) => ({ sheet, fit: matchScore(sheet, query) }))
    .filter(({ fit }) => fit > 0)
    .toSorted(
      (one, other) =>
        other.fit - one.fit ||
        byLastName(one.sheet.customer, other.sheet.customer) ||
        one.sheet.number - other.sheet.number,
    )
    .map(({ sheet }) => sheet);
