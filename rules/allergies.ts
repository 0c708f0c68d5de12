import { isStorable, visibleText } from './plainText.ts';

/** Longest text about allergies, in characters: it has to fit on a card at the counter (ADR 69). */
export const ALLERGIES_MAX_LENGTH = 200;

/**
 * The text as it is stored: on one line, without invisible characters, blank is null. Undefined: longer than ALLERGIES_MAX_LENGTH, or not storable.
 */
export function readAllergies(text: string | null): string | null | undefined {
  const line = visibleText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if ([...line].length > ALLERGIES_MAX_LENGTH || !isStorable(line)) return undefined;
  return line === '' ? null : line;
}
