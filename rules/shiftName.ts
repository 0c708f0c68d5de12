import { isStorable, visibleText } from './plainText.ts';

/** Longest short name of somebody at the desk, in characters: a first name, or a first name and a letter. */
export const SHIFT_NAME_MAX_LENGTH = 20;
/** Time after which a device asks again who works there. */
export const SHIFT_MS = 12 * 3_600_000;
/** The header of a call that says who works at the device, percent-encoded (ADR 70). */
export const SHIFT_HEADER = 'x-desk-shift';

/** The name as it is stored, on one line; null: blank, too long, or not storable. */
export function readShiftName(text: string): string | null {
  const name = visibleText(text).replace(/\s+/g, ' ').trim();
  return name !== '' && [...name].length <= SHIFT_NAME_MAX_LENGTH && isStorable(name) ? name : null;
}
