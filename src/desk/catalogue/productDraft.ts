import { graphql, readInlineData } from 'react-relay';
import type { productDraft_product$key } from '#generated/relay/productDraft_product.graphql.ts';
import type { SaveProductMutation } from '#generated/relay/SaveProductMutation.graphql.ts';
import {
  allergens,
  contradiction,
  diets,
  presences,
  type Allergen,
  type AllergenPresence,
  type Diet,
} from '#rules/dietary.ts';
import { decimalOf, readDollars, type Cents } from '#rules/money.ts';
import { SHELF_MAX_LENGTH } from '#rules/plainText.ts';
import { isFormerPrice, isShelfPrice } from '#rules/price.ts';
import {
  bilingual,
  optionalLine,
  optionalTextInput,
  textDraft,
  textInput,
  textOf,
  type Draft,
  type DraftSchema,
} from '../frame/draftSchema.ts';

type ProductInput = SaveProductMutation['variables']['input'];
type VariantInput = NonNullable<ProductInput['variants']>[number];

// Both languages of a text are read by `textDraft`.
// oxlint-disable relay/unused-fields
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
      types {
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
// oxlint-enable relay/unused-fields

/** "4,50": an amount as it is typed in a field. */
export const amountText = (cents: Cents | null | undefined): string =>
  cents === null || cents === undefined ? '' : decimalOf(cents).replace('.', ',');

/** A box for each diet and whether any is declared; for each allergen what is declared of it, '' for nothing. */
function dietaryDraft(declared: ProductInput['diets'], list: ProductInput['allergens']): Draft {
  const presenceOf = (allergen: Allergen) => list?.find((one) => one.allergen === allergen)?.presence ?? '';
  return {
    'diets.declared': Boolean(declared),
    ...Object.fromEntries(diets.map((diet) => [`diets.${diet}`, declared?.includes(diet) ?? false])),
    ...Object.fromEntries(allergens.map((allergen) => [`allergens.${allergen}`, presenceOf(allergen)])),
  };
}

function dietsOf(draft: Draft): Diet[] | null {
  return draft['diets.declared'] === true ? diets.filter((diet) => draft[`diets.${diet}`] === true) : null;
}

function allergensOf(draft: Draft): { allergen: Allergen; presence: AllergenPresence }[] | null {
  const list = allergens.flatMap((allergen) => {
    const presence = presences.find((one) => one === draft[`allergens.${allergen}`]);
    return presence ? [{ allergen, presence }] : [];
  });
  return list.length > 0 ? list : null;
}

/** The form's values of a stored product. */
export function productDraftOf(key: productDraft_product$key): Draft {
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
    ...textDraft('name', product.texts?.name),
    ...textDraft('description', product.texts?.description),
    ...textDraft('types', product.texts?.types),
    ...Object.assign(
      {},
      ...product.variants.map(({ id, price, comparedAtPrice, trackStock, stored, names }) => ({
        [`${id}.price`]: amountText(price),
        [`${id}.comparedAtPrice`]: amountText(comparedAtPrice),
        [`${id}.trackStock`]: trackStock,
        [`${id}.stored`]: stored,
        ...textDraft(`${id}.name`, names),
      })),
    ),
  };
}

/** The field of ProductInput that a field of the form belongs to, as named by the server. */
export const productFieldOf = (name: string): string => {
  const field = name.replace(/\.(fr|en)$/, '').replace(/^(diets|allergens)\..*/, '$1');
  return field.startsWith('var_') ? `variants.${field}` : field;
};

const readPrice = (draft: Draft, name: string): Cents | null => {
  const price = readDollars(textOf(draft, name));
  return price !== null && isShelfPrice(price) ? price : null;
};

/** The constraints of a variant's fields. The former price is validated against a valid price. */
const variantSchema = (id: string): DraftSchema => ({
  ...bilingual(`${id}.name`),
  [`${id}.price`]: {
    validate: (_, draft) => (readPrice(draft, `${id}.price`) === null ? 'desk_catalogue.refused.price' : null),
  },
  [`${id}.comparedAtPrice`]: {
    validate: (text, draft) => {
      const price = readPrice(draft, `${id}.price`);
      if (text === '' || price === null) return null;
      const formerPrice = readPrice(draft, `${id}.comparedAtPrice`);
      if (formerPrice === null) return 'desk_catalogue.refused.price';
      return isFormerPrice(formerPrice, price) ? null : 'desk_catalogue.refused.former';
    },
  },
});

function contradictsDiets(allergen: Allergen, draft: Draft): boolean {
  const declared = Object.fromEntries((allergensOf(draft) ?? []).map((one) => [one.allergen, one.presence]));
  return contradiction({ diets: dietsOf(draft), allergens: declared })?.allergen === allergen;
}

/** The constraints of a product's fields, and of its variants' by their ids. */
export const productSchema = (variantIds: readonly string[]): DraftSchema => ({
  ...bilingual('name'),
  ...bilingual('description', { isMultiline: true }),
  'types.fr': optionalLine(),
  'types.en': optionalLine(),
  shelf: optionalLine(SHELF_MAX_LENGTH),
  ...Object.fromEntries(
    allergens.map((allergen) => [
      `allergens.${allergen}`,
      {
        validate: (_: string, draft: Draft) =>
          contradictsDiets(allergen, draft) ? ('desk_catalogue.refused.contradiction' as const) : null,
      },
    ]),
  ),
  ...Object.assign({}, ...variantIds.map(variantSchema)),
});

/** A field's value for the API. */
function valueOf(draft: Draft, name: string, field: string): unknown {
  if (field === 'name' || field === 'types') return textInput(draft, name);
  if (field === 'description') return optionalTextInput(draft, name);
  if (field === 'diets') return dietsOf(draft);
  if (field === 'allergens') return allergensOf(draft);
  if (field === 'price' || field === 'comparedAtPrice') return readDollars(textOf(draft, name));
  return draft[name];
}

/** The input of the changed, valid fields. */
export function productInputOf(draft: Draft, changes: Partial<Draft>): ProductInput {
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
