import { z } from 'zod';
import {
  allergens,
  diets,
  presences,
  type Allergen,
  type AllergenPresence,
  type DeclaredAllergens,
  type Diet,
} from '../../rules/dietary.ts';
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
  expected: `${diets.join(', ')}, several separated by |, or ${NONE} (in JSON an array); nothing where the producer declares nothing`,
  fromText: (text) => (text.trim().toLowerCase() === NONE ? [] : wordsOf(text)),
  toText: (list) => list.join('|') || NONE,
});

/**
 * Parses `milk:contains|nuts:traces|others:free` into an object; returns the text itself if an allergen is repeated or
 * has no value.
 */
function declarationsOf(text: string): unknown {
  const parts = wordsOf(text).map((part) => part.split(':').map((word) => word.trim()));
  const named = new Map(parts.map(([name = '', presence]) => [name, presence]));
  if (named.size < parts.length || parts.some(({ length }) => length !== 2)) return text;
  const others = named.get(OTHERS);
  named.delete(OTHERS);
  const rest = others === undefined ? [] : allergens.filter((allergen) => !named.has(allergen));
  return Object.fromEntries([...named, ...rest.map((allergen) => [allergen, others] as const)]);
}

/** In a fixed order; if all are declared, those that are `free` become `others:free`. */
function declarationsText(declared: DeclaredAllergens): string {
  const known = allergens.flatMap((allergen): [Allergen, AllergenPresence][] => {
    const presence = declared[allergen];
    return presence ? [[allergen, presence]] : [];
  });
  const written = known.length < allergens.length ? known : known.filter(([, presence]) => presence !== 'free');
  const parts = written.map(([allergen, presence]) => `${allergen}:${presence}`);
  return [...parts, ...(written.length < known.length ? [`${OTHERS}:free`] : [])].join('|');
}

/** What a producer declares of each allergen. */
export const allergensCell: CellKind<DeclaredAllergens> = kind<DeclaredAllergens>({
  shape: z
    .partialRecord(z.enum(allergens), z.enum(presences))
    .refine((declared) => Object.keys(declared).length > 0) as z.ZodType<DeclaredAllergens>,
  expected:
    `an allergen and what is declared of it, such as milk:contains|nuts:traces|${OTHERS}:free (in JSON an object), ` +
    `of ${allergens.join(', ')} and ${presences.join(', ')}; nothing where the producer declares nothing`,
  fromText: declarationsOf,
  toText: declarationsText,
});
