import type { BilingualTextInput, ProductInput, VariantInput } from '#generated/schemaTypes.ts';
import { diets } from '#rules/dietary.ts';
import { wrongFact } from '#rules/nutrition.ts';
import { isPlainText, LINE_MAX_LENGTH, SHELF_MAX_LENGTH, storedText, TEXT_MAX_LENGTH } from '#rules/plainText.ts';
import { isFormerPrice, isShelfPrice } from '#rules/price.ts';
import { keyOf, toId } from '../graphql/globalId.ts';
import { MarketError, MarketErrors } from '../marketError.ts';

/** One column to change; `field`: the API's name of its field. */
export type ColumnChange = { field: string; column: string; value: unknown };
/** The requested changes of a product and, by their uuids, of its variants. */
export type ProductChanges = { product: ColumnChange[]; variants: ReadonlyMap<string, ColumnChange[]> };

/** The API's name of a variant's field. */
export const variantField = (variant: string, field: string): string => `variants.${toId('Variant', variant)}.${field}`;

export const badInput = (field: string) => new MarketError('BAD_INPUT', { field });

/** Both columns of a text. `max` characters each; the French one is required unless the text may be empty. */
export function text(
  input: BilingualTextInput | null | undefined,
  field: string,
  columns: string,
  { max, lines }: { max: number; lines: boolean },
): ColumnChange[] {
  if (input === undefined) return [];
  const [primary, secondary] = [input?.primary ?? '', input?.secondary ?? ''].map(storedText) as [string, string];
  const isValid = (part: string) => part === '' || isPlainText(part, max, lines);
  if (!isValid(primary) || !isValid(secondary) || (primary === '' && (!lines || secondary !== '')))
    throw badInput(field);
  return [
    { field, column: `${columns}_primary`, value: primary || null },
    { field, column: `${columns}_secondary`, value: secondary || null },
  ];
}

const line = { max: LINE_MAX_LENGTH, lines: false };
export const lines = { max: TEXT_MAX_LENGTH, lines: true };

/** A field that may be absent but not null. */
export function required(value: unknown, field: string, column: string): ColumnChange[] {
  if (value === undefined) return [];
  if (value === null) throw badInput(field);
  return [{ field, column, value }];
}

/** A short line that may be taken away. */
function optionalLine(value: string | null | undefined, field: string, max: number): ColumnChange[] {
  if (value === undefined) return [];
  const trimmed = storedText(value ?? '');
  if (trimmed !== '' && !isPlainText(trimmed, max)) throw badInput(field);
  return [{ field, column: field, value: trimmed || null }];
}

function priced(value: number | null | undefined, field: string, column: string): ColumnChange[] {
  if (value !== undefined && (value === null || !isShelfPrice(value))) throw badInput(field);
  return required(value, field, column);
}

/** Compared with the price once both are known. */
function compared(value: number | null | undefined, field: string): ColumnChange[] {
  if (value === undefined) return [];
  if (!isFormerPrice(value, 0)) throw badInput(field);
  return [{ field, column: 'compared_at_price', value }];
}

/** Runs every reader and throws everything that is wrong together. */
export function collectChanges(readings: readonly (() => ColumnChange[])[]): ColumnChange[] {
  const errors: MarketError[] = [];
  const changes = readings.flatMap((reading) => {
    try {
      return reading();
    } catch (error) {
      if (!(error instanceof MarketError)) throw error;
      errors.push(error);
      return [];
    }
  });
  if (errors.length > 0) throw new MarketErrors(errors);
  return changes;
}

/** What it is, in terms of each language: each once, in the order written. */
function productTypes(value: BilingualTextInput | null | undefined): ColumnChange[] {
  if (value === undefined) return [];
  const termsOf = (words: string) => {
    if (words !== '' && !isPlainText(words, LINE_MAX_LENGTH)) throw badInput('types');
    return [...new Set(words.split(',').map(storedText))].filter((term) => term !== '');
  };
  return [
    { field: 'types', column: 'type_primary', value: termsOf(storedText(value?.primary ?? '')) },
    { field: 'types', column: 'type_secondary', value: termsOf(storedText(value?.secondary ?? '')) },
  ];
}

/** Each once, in the order of the list; null: not declared. */
function declaredDiets(value: ProductInput['diets']): ColumnChange[] {
  if (value === undefined) return [];
  if (value && new Set(value).size < value.length) throw badInput('diets');
  return [{ field: 'diets', column: 'diets', value: value && diets.filter((diet) => value.includes(diet)) }];
}

function declaredAllergens(value: ProductInput['allergens']): ColumnChange[] {
  if (value === undefined) return [];
  const declared = new Map((value ?? []).map(({ allergen, presence }) => [allergen, presence]));
  if (declared.size < (value ?? []).length) throw badInput('allergens');
  return [
    { field: 'allergens', column: 'allergens', value: declared.size === 0 ? null : Object.fromEntries(declared) },
  ];
}

/** All facts of a serving, as in a catalogue file. */
function declaredNutrition(value: ProductInput['nutrition']): ColumnChange[] {
  if (value === undefined) return [];
  const wrong = value && wrongFact(value);
  if (wrong) throw badInput(`nutrition.${wrong}`);
  return [{ field: 'nutrition', column: 'nutrition', value: value && { ...value } }];
}

function variantReadings(id: string, input: VariantInput): (() => ColumnChange[])[] {
  const field = (name: string) => variantField(id, name);
  return [
    () => text(input.name, field('name'), 'name', line),
    () => priced(input.price, field('price'), 'price'),
    () => compared(input.comparedAtPrice, field('comparedAtPrice')),
    () => required(input.trackStock, field('trackStock'), 'track_stock'),
    () => required(input.stored, field('stored'), 'stored'),
  ];
}

/**
 * Validates the changes of a product. Throws MarketErrors with all BAD_INPUT {field}, NOT_FOUND for an unknown variant.
 */
export function readProductInput(input: ProductInput, images: () => ColumnChange[]): ProductChanges {
  const byId = new Map<string, (() => ColumnChange[])[]>();
  for (const variant of input.variants ?? []) {
    const id = keyOf(variant.id, 'Variant');
    if (id === null) throw new MarketError('NOT_FOUND');
    if (byId.has(id)) throw badInput('variants');
    byId.set(id, variantReadings(id, variant));
  }
  const product = [
    () => text(input.name, 'name', 'name', line),
    () => text(input.description, 'description', 'description', lines),
    () => productTypes(input.types),
    () => required(input.status, 'status', 'status'),
    () => required(input.taxable, 'taxable', 'taxable'),
    () => required(input.taxKind, 'taxKind', 'tax_kind'),
    () => required(input.bio, 'bio', 'bio'),
    () => required(input.temperature, 'temperature', 'temperature'),
    () => required(input.isAlcohol, 'isAlcohol', 'is_alcohol'),
    images,
    () => declaredDiets(input.diets),
    () => declaredAllergens(input.allergens),
    () => text(input.ingredients, 'ingredients', 'ingredients', lines),
    () => declaredNutrition(input.nutrition),
    () => optionalLine(input.shelf, 'shelf', SHELF_MAX_LENGTH),
  ];
  collectChanges([...product, ...[...byId.values()].flat()]);
  return {
    product: collectChanges(product),
    variants: new Map([...byId].map(([id, readings]) => [id, collectChanges(readings)])),
  };
}
