import { z } from 'zod';
import { allergens, diets, presences } from '#rules/dietary.ts';
import { taxKinds } from '#rules/taxes.ts';
import { cents, idOf, instant, pictures, position } from './stateFields.ts';

const CREATED_AT = '2026-01-01T00:00:00Z';

const seller = z.strictObject({
  seller: idOf('Seller'),
  handle: z.string(),
  name: z.string().default('Ferme sous contrat'),
  description: z.string().nullable().default(null),
  trade: z.string().nullable().default(null),
  town: z.string().nullable().default(null),
  story: z.string().nullable().default(null),
  seasons: z.array(z.string()).default([]).describe('from month to month, and what they bring: `10-3 courges`'),
  position,
  regional: z.boolean().default(false),
  images: pictures,
  createdAt: instant.default(CREATED_AT),
  reworded: z.boolean().default(false).describe('true: it had another description in its first version'),
  deactivatedUntil: instant.nullable().default(null).describe('end of a vacation'),
  nextVacation: z
    .string()
    .nullable()
    .default(null)
    .describe('one that has not begun, `2199-07-01/2199-08-01`: its first day, and the day of return'),
  contactEmail: z.string().nullable().default(null).describe('where the market writes to them'),
  slipRequest: z
    .string()
    .nullable()
    .default(null)
    .describe('the `requestId` of a call of `sendSlip` for the week of 2030-01-11'),
  proposal: z
    .strictObject({
      proposal: idOf('Proposal'),
      variant: idOf('Variant'),
      label: z.string().describe('what it was called'),
      price: cents.describe('proposed'),
      seen: cents.describe('the price that the producer saw'),
      note: z.string().nullable().default(null),
      requestId: z.string().nullable().default(null).describe('of a call of `answerProposals` that accepted it'),
    })
    .nullable()
    .default(null)
    .describe(
      'a price that they propose and that waits: `proposal`, `variant`, `label`, `price`, `seen`, `note`, `requestId`',
    ),
});

const collection = z.strictObject({
  collection: idOf('Collection'),
  /** French, then English. */
  handles: z.tuple([z.string(), z.string()]),
  /** French, then English; null: not translated. */
  names: z.tuple([z.string(), z.string().nullable()]),
  parent: idOf('Collection').nullable().default(null),
  image: z.string().nullable().default(null),
  group: z
    .tuple([z.string(), z.string().nullable()])
    .nullable()
    .default(null)
    .describe('the heading of menus, French, then English'),
  food: z.boolean().default(true).describe('false: what has its main place there or below is not food'),
});

const variant = z.strictObject({
  variant: idOf('Variant'),
  name: z.string().default('À l’unité'),
  price: cents.default(500),
  comparedAtPrice: cents.nullable().default(null),
  deposit: cents.default(0),
  stock: z.int().min(0).nullable().default(null).describe('not tracked; else available units'),
  stored: z.boolean().default(false),
  stockMdo: z.int().min(0).default(0),
  stockRequest: z
    .strictObject({ requestId: z.string(), stock: z.int(), stockMdo: z.int() })
    .nullable()
    .default(null)
    .describe('the call of `adjustStock` that set its stock: `requestId`, `stock`, `stockMdo`'),
  loose: z.boolean().default(false).describe('true: not tracked, and only `stockMdo` is counted'),
  unitPrice: z
    .strictObject({ price: cents, amount: z.int().min(1), unit: z.enum(['g', 'kg', 'ml', 'l', 'unit']) })
    .nullable()
    .default(null)
    .describe('`price` in cents for an `amount` of a `unit`: g, kg, ml, l or unit'),
});

const product = z.strictObject({
  product: idOf('Product'),
  handles: z.tuple([z.string(), z.string()]),
  names: z.tuple([z.string(), z.string().nullable()]),
  description: z.string().nullable().default(null),
  seller: idOf('Seller'),
  collections: z.array(idOf('Collection')).default([]).describe('the main one first'),
  temperature: z.enum(['normal', 'cold', 'frozen']).default('normal'),
  bio: z.boolean().default(false),
  isAlcohol: z.boolean().default(false),
  taxable: z.boolean().default(false),
  taxKind: z.enum(taxKinds).default('both').describe('gst or pst: has that tax alone'),
  status: z.enum(['active', 'inactive', 'draft']).default('active'),
  images: pictures,
  diets: z.array(z.enum(diets)).nullable().default(null).describe('not declared'),
  allergens: z
    .partialRecord(z.enum(allergens), z.enum(presences))
    .nullable()
    .default(null)
    .describe('not declared; else by allergen: `contains`, `traces` or `free`'),
  ingredients: z.string().nullable().default(null).describe('not stated'),
  nutrition: z
    .strictObject({
      serving: z.int().min(1),
      unit: z.enum(['g', 'ml']),
      energy: z.int().min(0),
      fat: z.number(),
      saturated: z.number(),
      carbohydrate: z.number(),
      fibre: z.number(),
      sugars: z.number(),
      protein: z.number(),
      sodium: z.int().min(0),
    })
    .nullable()
    .default(null)
    .describe(
      'not declared; else `serving` and `unit` (g or ml), `energy`, `fat`, `saturated`, `carbohydrate`, `fibre`, `sugars`, `protein`, `sodium`',
    ),
  renamed: z.boolean().default(false).describe('true: it had another name in its first version'),
  saving: z
    .strictObject({
      number: z.int(),
      state: z.enum(['done', 'undone', 'overwritten']).default('done'),
      requestId: z.string().nullable().default(null),
    })
    .nullable()
    .default(null)
    .describe(
      'the saving at the desk that gave it its name: `number`, `state` (done, undone, or overwritten by another name) and `requestId`, a key that was used for it',
    ),
  avgRating: z.number().min(1).max(5).nullable().default(null),
  nbRating: z.int().min(0).default(0),
  createdAt: instant.default(CREATED_AT),
  /** In their order. */
  variants: z.array(variant).min(1),
});

const synonyms = z.strictObject({
  key: z.string(),
  words: z.array(z.string()).describe('French terms that mean the same'),
  also: z.array(z.string()).default([]).describe('French terms to try instead'),
  kind: z.enum(['not_sold', 'dish', 'occasion']).nullable().default(null),
});

/** The objects of a catalogue; contracts/provider-states.md lists their params (npm run generate). */
export const catalogueParts = { seller, collection, product, variant, synonyms };

/** Objects of a catalogue, added to whatever else there is. Collections and products are in the market's order. */
export const catalogueShape = z.strictObject({
  sellers: z.array(seller).default([]),
  collections: z.array(collection).default([]),
  products: z.array(product).max(200).default([]),
  synonyms: z.array(synonyms).default([]),
  /** Before everything else in the market's order. */
  first: z.boolean().default(false),
});

export type CatalogueStateInput = z.infer<typeof catalogueShape>;
export type SellerStateInput = z.infer<typeof seller>;
export type CollectionStateInput = z.infer<typeof collection>;
export type StockRequestStateInput = NonNullable<z.infer<typeof variant>['stockRequest']>;
export type SavingStateInput = NonNullable<z.infer<typeof product>['saving']>;
export type ShelvedProductStateInput = z.infer<typeof product>;
