import { z } from 'zod';
import { allergens, diets, presences } from '#rules/dietary.ts';
import { cents, idOf, instant, pictures } from './stateFields.ts';

const CREATED_AT = '2026-01-01T00:00:00Z';

const seller = z.strictObject({
  seller: idOf('Seller'),
  handle: z.string(),
  name: z.string().default('Ferme sous contrat'),
  description: z.string().nullable().default(null),
  trade: z.string().nullable().default(null),
  town: z.string().nullable().default(null),
  regional: z.boolean().default(false),
  images: pictures,
  createdAt: instant.default(CREATED_AT),
  /** It had another description in its first version. */
  reworded: z.boolean().default(false),
  /** End of a vacation. */
  deactivatedUntil: instant.nullable().default(null),
});

const collection = z.strictObject({
  collection: idOf('Collection'),
  /** French, then English. */
  handles: z.tuple([z.string(), z.string()]),
  /** French, then English; null: not translated. */
  names: z.tuple([z.string(), z.string().nullable()]),
  parent: idOf('Collection').nullable().default(null),
  image: z.string().nullable().default(null),
  food: z.boolean().default(true),
});

const variant = z.strictObject({
  variant: idOf('Variant'),
  name: z.string().default('À l’unité'),
  price: cents.default(500),
  comparedAtPrice: cents.nullable().default(null),
  deposit: cents.default(0),
  /** Available units; null: the stock is not tracked. */
  stock: z.int().min(0).nullable().default(null),
  stored: z.boolean().default(false),
  stockMdo: z.int().min(0).default(0),
  /** The desk request that set the stock to its present value; null: none. */
  stockRequest: z.strictObject({ requestId: z.string(), stock: z.int(), stockMdo: z.int() }).nullable().default(null),
  /** Untracked, with only the units at the market counted. */
  loose: z.boolean().default(false),
  unitPrice: z
    .strictObject({ price: cents, amount: z.int().min(1), unit: z.enum(['g', 'kg', 'ml', 'l', 'unit']) })
    .nullable()
    .default(null),
});

const product = z.strictObject({
  product: idOf('Product'),
  handles: z.tuple([z.string(), z.string()]),
  names: z.tuple([z.string(), z.string().nullable()]),
  description: z.string().nullable().default(null),
  seller: idOf('Seller'),
  /** The main one first. */
  collections: z.array(idOf('Collection')).default([]),
  temperature: z.enum(['normal', 'cold', 'frozen']).default('normal'),
  bio: z.boolean().default(false),
  isAlcohol: z.boolean().default(false),
  taxable: z.boolean().default(false),
  status: z.enum(['active', 'inactive', 'draft']).default('active'),
  images: pictures,
  /** Null: not declared. */
  diets: z.array(z.enum(diets)).nullable().default(null),
  allergens: z.partialRecord(z.enum(allergens), z.enum(presences)).nullable().default(null),
  /** It had another name in its first version. */
  renamed: z.boolean().default(false),
  avgRating: z.number().min(1).max(5).nullable().default(null),
  nbRating: z.int().min(0).default(0),
  createdAt: instant.default(CREATED_AT),
  /** In their order. */
  variants: z.array(variant).min(1),
});

/** Objects of a catalogue, added to whatever else there is. Collections and products are in the market's order. */
export const catalogueShape = z.strictObject({
  sellers: z.array(seller).default([]),
  collections: z.array(collection).default([]),
  products: z.array(product).max(200).default([]),
  /** Before everything else in the market's order. */
  first: z.boolean().default(false),
});

export type CatalogueStateInput = z.infer<typeof catalogueShape>;
export type SellerStateInput = z.infer<typeof seller>;
export type CollectionStateInput = z.infer<typeof collection>;
export type StockRequestStateInput = NonNullable<z.infer<typeof variant>['stockRequest']>;
export type ShelvedProductStateInput = z.infer<typeof product>;
