import { graphql, readInlineData } from 'react-relay';
import type {
  productValues_product$data,
  productValues_product$key,
} from '#generated/relay/productValues_product.graphql.ts';
import type { SaveProductMutation } from '#generated/relay/SaveProductMutation.graphql.ts';
import { allergens, contradiction, diets, type Allergen, type AllergenPresence, type Diet } from '#rules/dietary.ts';
import { decimalOf, type Cents } from '#rules/money.ts';
import { SHELF_MAX_LENGTH } from '#rules/plainText.ts';
import { isFormerPrice, isShelfPrice } from '#rules/price.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { changedParts } from '../../shared/forms/formValues.ts';
import { bilingual, optionalLine, optionalTextInput, textInput, textValues } from '../frame/deskSchema.ts';
import { imagesInputOf, picturesSchema, pictureValue } from '../frame/pictureValues.ts';
import { nutritionInput, nutritionSchema, nutritionValues } from './nutritionValues.ts';

type ProductInput = SaveProductMutation['variables']['input'];
type VariantInput = NonNullable<ProductInput['variants']>[number];

// Both languages of a text are read by `textValues`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment productValues_product on Product @inline {
    status
    temperature
    taxable
    taxKind
    bio
    isAlcohol
    diets
    allergens {
      allergen
      presence
    }
    nutrition {
      serving
      unit
      energy
      fat
      saturated
      carbohydrate
      fibre
      sugars
      protein
      sodium
    }
    shelf
    images {
      ...pictureValues_image
    }
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
      ingredients {
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
const amountText = (cents: Cents | null | undefined): string =>
  cents === null || cents === undefined ? '' : decimalOf(cents).replace('.', ',');

const recordOf = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;

type Variant = productValues_product$data['variants'][number];
/** Amounts as they are typed. */
const variantValues = ({ price, comparedAtPrice, trackStock, stored, names }: Variant) => ({
  price: amountText(price),
  comparedAtPrice: amountText(comparedAtPrice),
  trackStock,
  stored,
  name: textValues(names),
});
type VariantValues = ReturnType<typeof variantValues>;

/** The form's values of a stored product. Nothing is declared of an allergen that is ''. Variants by their ids. */
export function productValuesOf(key: productValues_product$key) {
  const {
    diets: declared,
    allergens: list,
    nutrition,
    shelf,
    images,
    texts,
    variants,
    ...product
  } = readInlineData(fragment, key);
  const presenceOf = (allergen: Allergen) => list?.find((entry) => entry.allergen === allergen)?.presence ?? '';
  return {
    ...product,
    diets: { declared: Boolean(declared), ...recordOf(diets, (diet) => declared?.includes(diet) ?? false) },
    allergens: recordOf(allergens, (allergen) => presenceOf(allergen) as AllergenPresence | ''),
    ingredients: textValues(texts?.ingredients),
    nutrition: nutritionValues(nutrition),
    shelf: shelf ?? '',
    images: images.map(pictureValue),
    name: textValues(texts?.name),
    description: textValues(texts?.description),
    types: textValues(texts?.types),
    variants: Object.fromEntries(
      variants.map((variant) => [variant.id, variantValues(variant) as Partial<VariantValues>]),
    ),
  };
}
export type ProductValues = ReturnType<typeof productValuesOf>;

/** What differs from the stored product: its fields, and of its variants only theirs. */
export function changedProduct(saved: ProductValues, values: ProductValues): Partial<ProductValues> {
  const { variants, ...changed } = changedParts<ProductValues>(saved, values);
  if (!variants) return changed;
  const changedVariants = Object.entries(changedParts(saved.variants, variants)).map(
    ([id, variant = {}]) => [id, changedParts(saved.variants[id] ?? {}, variant)] as const,
  );
  return { ...changed, variants: Object.fromEntries(changedVariants) };
}

const readPrice = (text = ''): Cents | null => {
  const price = readDollars(text);
  return price !== null && isShelfPrice(price) ? price : null;
};

/** Whether the former price is above the price. Both must be valid by themselves. */
function isFormer({ price, comparedAtPrice }: Partial<VariantValues>): boolean {
  const [current, former] = [readPrice(price), readPrice(comparedAtPrice)];
  return current === null || former === null || isFormerPrice(former, current);
}

const dietsOf = ({ declared, ...chosen }: ProductValues['diets']): Diet[] | null =>
  declared ? diets.filter((diet) => chosen[diet]) : null;

function allergensOf(values: ProductValues['allergens']) {
  const list = allergens.flatMap((allergen) => {
    const presence = values[allergen];
    return presence ? [{ allergen, presence }] : [];
  });
  return list.length > 0 ? list : null;
}

const variantInputOf = ({
  price,
  comparedAtPrice,
  name,
  ...variant
}: Partial<VariantValues>): Partial<VariantInput> => ({
  ...variant,
  ...(price !== undefined && { price: readDollars(price) }),
  ...(comparedAtPrice !== undefined && { comparedAtPrice: readDollars(comparedAtPrice) }),
  ...(name && { name: textInput(name) }),
});

function productInputOf(values: Partial<ProductValues>): ProductInput {
  const {
    diets: chosen,
    allergens: declared,
    ingredients,
    nutrition,
    images,
    name,
    description,
    types,
    variants,
    ...product
  } = values;
  return {
    ...product,
    ...(chosen && { diets: dietsOf(chosen) }),
    ...(declared && { allergens: allergensOf(declared) }),
    ...(ingredients && { ingredients: optionalTextInput(ingredients) }),
    ...(nutrition && { nutrition: nutritionInput(nutrition) }),
    ...(images && { images: imagesInputOf(images) }),
    ...(name && { name: textInput(name) }),
    ...(description && { description: optionalTextInput(description) }),
    ...(types && { types: textInput(types) }),
    ...(variants && {
      variants: Object.entries(variants).map(([id, variant]) => ({ id, ...variantInputOf(variant) })),
    }),
  };
}

const contradicts = (allergen: Allergen, values: ProductValues): boolean => {
  const declared = Object.fromEntries(
    (allergensOf(values.allergens) ?? []).map((entry) => [entry.allergen, entry.presence]),
  );
  return contradiction({ diets: dietsOf(values.diets), allergens: declared })?.allergen === allergen;
};

const priceText = (isValid: (text: string) => boolean) =>
  z.string().check(check(isValid, 'desk_catalogue.refused.price'));
const fields = z.partial(
  z.object({
    status: z.custom<ProductValues['status']>(),
    temperature: z.custom<ProductValues['temperature']>(),
    taxable: z.boolean(),
    taxKind: z.custom<ProductValues['taxKind']>(),
    bio: z.boolean(),
    isAlcohol: z.boolean(),
    diets: z.custom<ProductValues['diets']>(),
    allergens: z.custom<ProductValues['allergens']>(),
    ingredients: bilingual({ isMultiline: true }),
    nutrition: nutritionSchema,
    shelf: optionalLine(SHELF_MAX_LENGTH),
    images: picturesSchema,
    name: bilingual(),
    description: bilingual({ isMultiline: true }),
    types: z.object({ primary: optionalLine(), secondary: optionalLine() }),
    variants: z.record(
      z.string(),
      z.partial(
        z.object({
          price: priceText((text) => readPrice(text) !== null),
          comparedAtPrice: priceText((text) => text === '' || readPrice(text) !== null),
          trackStock: z.boolean(),
          stored: z.boolean(),
          name: bilingual(),
        }),
      ),
    ),
  }),
);

/** From the changed values of a product to the mutation's input. What several fields decide is checked with the stored ones. */
export const productSchema = (saved: ProductValues) =>
  z.pipe(
    fields.check(
      ...Object.entries(saved.variants).map(([id, variant]) =>
        check<Partial<ProductValues>>(
          ({ variants }) => !variants?.[id] || isFormer({ ...variant, ...variants[id] }),
          'desk_catalogue.refused.former',
          { path: ['variants', id, 'comparedAtPrice'] },
        ),
      ),
      ...allergens.map((allergen) =>
        check<Partial<ProductValues>>(
          (values) => !(values.diets ?? values.allergens) || !contradicts(allergen, { ...saved, ...values }),
          'desk_catalogue.refused.contradiction',
          { path: ['allergens', allergen] },
        ),
      ),
    ),
    z.transform(productInputOf),
  );
