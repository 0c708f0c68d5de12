import { graphql, readInlineData } from 'react-relay';
import type { productDraft_product$key } from '../../__generated__/relay/productDraft_product.graphql.ts';
import type { SaveProductMutation } from '../../__generated__/relay/SaveProductMutation.graphql.ts';
import {
  allergens,
  contradiction,
  diets,
  presences,
  type Allergen,
  type AllergenPresence,
  type Diet,
} from '../../rules/dietary.ts';
import { decimalOf, readDollars, type Cents } from '../../rules/money.ts';
import { isPlainText, LINE_MAX_LENGTH, SHELF_MAX_LENGTH, storedText, TEXT_MAX_LENGTH } from '../../rules/plainText.ts';
import { isFormerPrice, isShelfPrice } from '../../rules/price.ts';

export type ProductInput = SaveProductMutation['variables']['input'];
type VariantInput = NonNullable<ProductInput['variants']>[number];

/** A form's values by field: 'status', 'name.fr'; of a variant below its id: 'var_….price'. Prices as they are typed. */
export type ProductDraft = Record<string, string | boolean | null>;
type Text = { readonly primary: string; readonly secondary?: string | null | undefined } | null | undefined;

const fragment = graphql`
  fragment productDraft_product on Product @inline {
    status
    temperature
    taxable
    bio
    isAlcohol
    diets
    allergens {
      allergen
      presence
    }
    shelf
    texts {
      name {
        primary
        secondary
      }
      description {
        primary
        secondary
      }
    }
    variants {
      id
      price
      comparedAtPrice
      trackStock
      stored
      names {
        primary
        secondary
      }
    }
  }
`;

/** "4,50": an amount as it is typed in a field. */
export const amountText = (cents: Cents | null | undefined): string =>
  cents === null || cents === undefined ? '' : decimalOf(cents).replace('.', ',');

/** Both halves of a text, as its two fields show them. */
export const both = (name: string, text: Text) => ({
  [`${name}.fr`]: text?.primary ?? '',
  [`${name}.en`]: text?.secondary ?? '',
});

type Draft = Pick<ProductInput, 'diets' | 'allergens'>;

/** A box for each diet and whether any is declared; for each allergen what is declared of it, '' for nothing. */
function dietaryDraft(declared: Draft['diets'], list: Draft['allergens']): ProductDraft {
  const presenceOf = (allergen: Allergen) => list?.find((one) => one.allergen === allergen)?.presence ?? '';
  return {
    'diets.declared': Boolean(declared),
    ...Object.fromEntries(diets.map((diet) => [`diets.${diet}`, declared?.includes(diet) ?? false])),
    ...Object.fromEntries(allergens.map((allergen) => [`allergens.${allergen}`, presenceOf(allergen)])),
  };
}

function dietsOf(draft: ProductDraft): Diet[] | null {
  return draft['diets.declared'] === true ? diets.filter((diet) => draft[`diets.${diet}`] === true) : null;
}

function allergensOf(draft: ProductDraft): { allergen: Allergen; presence: AllergenPresence }[] | null {
  const list = allergens.flatMap((allergen) => {
    const presence = presences.find((one) => one === draft[`allergens.${allergen}`]);
    return presence ? [{ allergen, presence }] : [];
  });
  return list.length > 0 ? list : null;
}

function dietaryRefusals(draft: ProductDraft): Record<string, Refusal> {
  const declared = Object.fromEntries((allergensOf(draft) ?? []).map(({ allergen, presence }) => [allergen, presence]));
  const found = contradiction({ diets: dietsOf(draft), allergens: declared });
  return found ? { [`allergens.${found.allergen}`]: 'contradiction' } : {};
}

/** The form's values of a stored product. */
export function draftOf(key: productDraft_product$key): ProductDraft {
  const product = readInlineData(fragment, key);
  const { status, temperature, taxable, bio, isAlcohol, shelf } = product;
  return {
    status,
    temperature,
    taxable,
    bio,
    isAlcohol,
    ...dietaryDraft(product.diets, product.allergens),
    shelf: shelf ?? '',
    ...both('name', product.texts?.name),
    ...both('description', product.texts?.description),
    ...Object.assign(
      {},
      ...product.variants.map(({ id, price, comparedAtPrice, trackStock, stored, names }) => ({
        [`${id}.price`]: amountText(price),
        [`${id}.comparedAtPrice`]: amountText(comparedAtPrice),
        [`${id}.trackStock`]: trackStock,
        [`${id}.stored`]: stored,
        ...both(`${id}.name`, names),
      })),
    ),
  };
}

/** The field of ProductInput that a field of the form belongs to, as named by the server. */
export const inputFieldOf = (name: string): string => {
  const field = name.replace(/\.(fr|en)$/, '').replace(/^(diets|allergens)\..*/, '$1');
  return field.startsWith('var_') ? `variants.${field}` : field;
};

export type Refusal = 'contradiction' | 'needed' | 'plain' | 'price' | 'former' | 'translated';
const word = (draft: ProductDraft, name: string) => storedText(String(draft[name] ?? ''));

function priceRefusals(draft: ProductDraft, id: string): Record<string, Refusal> {
  const price = readDollars(word(draft, `${id}.price`));
  const typed = word(draft, `${id}.comparedAtPrice`);
  const former = typed === '' ? null : readDollars(typed);
  if (price === null || !isShelfPrice(price)) return { [`${id}.price`]: 'price' };
  if (typed !== '' && (former === null || !isShelfPrice(former))) return { [`${id}.comparedAtPrice`]: 'price' };
  return isFormerPrice(former, price) ? {} : { [`${id}.comparedAtPrice`]: 'former' };
}

/** Why the two fields of a text are invalid: French is required for a name, and with an English text. */
export function textRefusals(draft: ProductDraft, name: string, max: number, lines: boolean): Record<string, Refusal> {
  const [french, english] = [word(draft, `${name}.fr`), word(draft, `${name}.en`)];
  return {
    ...(english !== '' && !isPlainText(english, max, lines) && { [`${name}.en`]: 'plain' as const }),
    ...(french === ''
      ? !lines
        ? { [`${name}.fr`]: 'needed' as const }
        : english !== '' && { [`${name}.fr`]: 'translated' as const }
      : !isPlainText(french, max, lines) && { [`${name}.fr`]: 'plain' as const }),
  };
}

const shelfRefusals = (shelf: string): Record<string, Refusal> =>
  shelf === '' || isPlainText(shelf, SHELF_MAX_LENGTH) ? {} : { shelf: 'plain' };

/** The changed fields that are invalid, and why, by the server's own rules. */
export function refusedFields(draft: ProductDraft, changes: Partial<ProductDraft>): Record<string, Refusal> {
  const changed = [...new Set(Object.keys(changes).map((name) => name.replace(/\.(fr|en)$/, '')))];
  const priced = new Set(
    changed.filter((name) => name.endsWith('rice')).map((name) => name.slice(0, name.indexOf('.'))),
  );
  return Object.assign(
    {},
    ...(changed.some((name) => /^(diets|allergens)\./.test(name)) ? [dietaryRefusals(draft)] : []),
    ...[...priced].map((id) => priceRefusals(draft, id)),
    changed.includes('shelf') ? shelfRefusals(word(draft, 'shelf')) : {},
    ...changed
      .filter((name) => /(name|description)$/.test(name))
      .map((name) =>
        name === 'description'
          ? textRefusals(draft, name, TEXT_MAX_LENGTH, true)
          : textRefusals(draft, name, LINE_MAX_LENGTH, false),
      ),
  );
}

const textOf = (draft: ProductDraft, name: string) => ({
  primary: String(draft[`${name}.fr`] ?? ''),
  secondary: String(draft[`${name}.en`] ?? '') || null,
});

/** A field's value for the API. */
function valueOf(draft: ProductDraft, name: string, field: string): unknown {
  if (field === 'name') return textOf(draft, name);
  if (field === 'description') return word(draft, `${name}.fr`) === '' ? null : textOf(draft, name);
  if (field === 'diets') return dietsOf(draft);
  if (field === 'allergens') return allergensOf(draft);
  if (field === 'price' || field === 'comparedAtPrice') return readDollars(word(draft, name));
  return draft[name];
}

/** The input of the changed, valid fields. */
export function inputOf(draft: ProductDraft, changes: Partial<ProductDraft>): ProductInput {
  const product: Record<string, unknown> = {};
  const variants = new Map<string, Record<string, unknown>>();
  for (const name of Object.keys(changes).map((one) => one.replace(/\.(fr|en)$|(?<=^diets|^allergens)\..*/, ''))) {
    const [id, field] = name.startsWith('var_') ? (name.split('.') as [string, string]) : [null, name];
    if (id === null) product[field] = valueOf(draft, name, field);
    else variants.set(id, { ...variants.get(id), [field]: valueOf(draft, name, field) });
  }
  const changed = [...variants].map(([id, fields]) => ({ id, ...fields }) as VariantInput);
  return { ...product, ...(changed.length > 0 && { variants: changed }) };
}
