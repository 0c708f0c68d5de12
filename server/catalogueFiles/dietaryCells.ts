import { z } from 'zod';
import {
  allergens,
  diets,
  presences,
  type Allergen,
  type AllergenPresence,
  type DeclaredAllergens,
  type Diet,
} from '#rules/dietary.ts';
import { kind, type CellKind } from './cellKinds.ts';

/** Declared, but none of the list. */
const NONE = 'none';
/** Every allergen that the cell does not name. */
const OTHERS = 'others';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split('|')
    .map((part) => part.trim());

/** The diets that a producer declares, separated by `|`; `none`: declared to suit none of them. Always in one order. */
export const dietsCell: CellKind<Diet[]> = kind<Diet[]>({
  shape: z
    .array(z.enum(diets))
    .refine((list) => new Set(list).size === list.length)
    .transform((list) => diets.filter((diet) => list.includes(diet))),
  expected: { key: 'import.expects.diets', values: { choices: diets.join(', ') } },
  fromText: (text) => (text.trim().toLowerCase() === NONE ? [] : wordsOf(text)),
  toText: (list) => list.join('|') || NONE,
});

/**
 * Parses `milk:contains|nuts:traces|others:free` into an object; returns the text itself if an allergen is repeated or
 * has no value.
 */
function declarationsOf(text: string): unknown {
  const parts = wordsOf(text).map((part) => part.split(':').map((word) => word.trim()));
  const presences = new Map(parts.map(([name = '', presence]) => [name, presence]));
  if (presences.size < parts.length || parts.some(({ length }) => length !== 2)) return text;
  const otherPresence = presences.get(OTHERS);
  presences.delete(OTHERS);
  const otherAllergens = otherPresence === undefined ? [] : allergens.filter((allergen) => !presences.has(allergen));
  return Object.fromEntries([...presences, ...otherAllergens.map((allergen) => [allergen, otherPresence] as const)]);
}

/** In a fixed order; if all are declared, those that are `free` become `others:free`. */
function declarationsText(presences: DeclaredAllergens): string {
  const declared = allergens.flatMap((allergen): [Allergen, AllergenPresence][] => {
    const presence = presences[allergen];
    return presence ? [[allergen, presence]] : [];
  });
  const listed = declared.length < allergens.length ? declared : declared.filter(([, presence]) => presence !== 'free');
  const parts = listed.map(([allergen, presence]) => `${allergen}:${presence}`);
  return [...parts, ...(listed.length < declared.length ? [`${OTHERS}:free`] : [])].join('|');
}

/** What a producer declares of each allergen. */
export const allergensCell: CellKind<DeclaredAllergens> = kind<DeclaredAllergens>({
  shape: z
    .partialRecord(z.enum(allergens), z.enum(presences))
    .refine((declared) => Object.keys(declared).length > 0) as z.ZodType<DeclaredAllergens>,
  expected: {
    key: 'import.expects.allergens',
    values: { allergens: allergens.join(', '), presences: presences.join(', ') },
  },
  fromText: declarationsOf,
  toText: declarationsText,
});
