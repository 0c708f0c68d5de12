import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { CollectionListArgs, ProductListArgs } from '../catalogue/catalogueLists.ts';
import { fromId } from '../graphql/globalId.ts';
import type { Permissions } from '../graphql/permissions.ts';
import type { CollectionRow, ProductRow, SellerRow, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { part, type Reads } from '../snapshot/changedParts.ts';
import { isGiven } from '../snapshot/productConditions.ts';
import type { Context } from './context.ts';

type Arguments = Record<string, unknown>;
/** Notes what a field reads beside the rows that it returns, `value`. */
type Note = (reads: Reads, parent: never, args: Arguments, value: unknown) => void;
type Scope = CollectionRow | SellerRow | null;

/** A list of products, as its arguments ask; `scope`: whose. In another list's filter, its own collection and producer count. */
function noteList(reads: Reads, scope: Scope, args: Arguments): void {
  const { filter, ordering } = args as ProductListArgs;
  const { stored: _, available, ...conditions } = filter?.where ?? {};
  const isPlain = !Object.values(conditions).some(isGiven) && (ordering?.sort ?? 'priority') === 'priority';
  reads.add(isPlain ? part.list(scope) : part.sorted(scope));
  if (isGiven(available)) reads.add(part.left(scope));
}

/** What the id of a node names, whether there is one or not. */
function noteNode(reads: Reads, id: unknown, value: unknown): void {
  const type = fromId(String(id))?.type ?? '';
  if (!(type in ROWS)) return;
  if (value) ROWS[type]?.(reads, value as never);
  else reads.add(part.everything);
}

const noteScope: Note = (reads, parent: CollectionRow | SellerRow) => void reads.add(part.list(parent));

/**
 * What fields of PUBLIC operations read beside their own object, the rows that they return, and what changes everything: settings,
 * places, weeks, categories. null: nothing. A field with a resolver that is not named here counts as reading all.
 */
const READS: Record<string, Record<string, Note | null>> = {
  Query: {
    node: (reads, _, { id }, value) => noteNode(reads, id, value),
    nodes: (reads, _, { ids }, values) =>
      (ids as unknown[]).forEach((id, at) => noteNode(reads, id, (values as unknown[])[at])),
    products: (reads, _, args) => noteList(reads, null, args),
    product: (reads, _, __, value) => void (value ?? reads.add(part.everything)),
    collection: null,
    collections: (reads, _, args) => {
      const { filter } = args as CollectionListArgs;
      if (filter?.where?.hasStoredProducts) reads.add(part.list(null));
    },
    seller: null,
    sellers: null,
    search: (reads) => void reads.add(part.search).add(part.left(null)),
    siteInformations: null,
    market: null,
    currentPeriod: null,
    openPeriod: null,
    announcedWeeks: null,
    locations: null,
    shippingZones: null,
    baskets: null,
  },
  Collection: {
    ...none('id', 'name', 'line', 'group', 'handle', 'image'),
    nbProducts: noteScope,
    sellers: noteScope,
    products: noteList,
  },
  Seller: {
    ...none('id', 'name', 'description', 'images', 'trade', 'town', 'story', 'seasons', 'deactivatedUntil'),
    collections: noteScope,
    products: noteList,
  },
  Product: {
    ...none('id', 'name', 'description', 'handle', 'images', 'collections', 'diets', 'allergens', 'ingredients'),
    ...none('seller', 'variants'),
    related: (reads, { placements }: ProductRow) => {
      const shelf = placements[0]?.collection;
      for (const scope of [shelf, shelf?.parent]) if (scope) reads.add(part.list(scope));
    },
  },
  Variant: none('id', 'name', 'stockOnHold', 'product'),
  ProductConnection: none('needCounts'),
  ProductEdge: none('node'),
  ProductCollection: none('id', 'handle'),
  SellerEdge: none('node'),
  SearchConnection: none('baskets', 'undeclaredNeeds', 'needCounts', 'shelves', 'sellers'),
  Market: {
    ...none('offers', 'reusableBox', 'membershipPrice', 'freeDeliveryAbove', 'orderFee', 'expressLeadHours'),
    ...none('trialMonths', 'gstRate', 'pstRate'),
    pause: (reads) => void reads.add(part.pause),
  },
  SiteInformations: none('page', 'contact', 'links'),
  Period: none(
    'id',
    'closesAt',
    'handoverFrom',
    'basketsUntil',
    'missingAt',
    'deliveryDay',
    'closed',
    'note',
    'placeDays',
  ),
  PlaceDay: none('place', 'name', 'delivers', 'day', 'slot'),
  Location: none('id', 'name', 'description', 'address', 'weekday', 'nextSlot', 'expressSlot'),
  ShippingZone: none('id', 'name', 'description', 'nextSlot', 'expressSlot'),
  Basket: none('id', 'name', 'description', 'images', 'contents'),
  Action: none('text', 'url'),
  Banner: none('title', 'description', 'desktopImage', 'mobileImage'),
  DropOff: none('place'),
  MapOutline: none('name'),
  MarketContact: none('address'),
  MarketIdentity: none('name', 'dropOff', 'shortageRule'),
  MarketLink: none('text'),
  Popup: none('title', 'body'),
  StoredModal: none('title', 'body'),
};

function none(...fields: string[]): Record<string, null> {
  return Object.fromEntries(fields.map((field) => [field, null]));
}

type Connection = { readonly edges: readonly { readonly node: never }[] };

function noteProduct(reads: Reads, { id, seller }: ProductRow): void {
  reads.add(id).add(seller.id);
}
const noteSeller = (reads: Reads, { id }: SellerRow): void => void reads.add(id);

/** How the rows of a type are noted, wherever a field returns one: their own fields then need no note. */
const ROWS: Record<string, (reads: Reads, value: never) => void> = {
  Product: noteProduct,
  Seller: noteSeller,
  Variant: (reads, { product }: VariantRow) => noteProduct(reads, product),
  ProductConnection: (reads, { edges }: Connection) => edges.forEach(({ node }) => noteProduct(reads, node)),
  SearchConnection: (reads, { edges }: Connection) => edges.forEach(({ node }) => noteProduct(reads, node)),
  SellerConnection: (reads, { edges }: Connection) => edges.forEach(({ node }) => noteSeller(reads, node)),
};
/** Rows that came with their owner, which was noted. */
const WITH_OWNER = new Set([
  'Product.seller',
  'Product.variants',
  'Variant.product',
  'ProductEdge.node',
  'SellerEdge.node',
]);

/** The types that a PUBLIC operation reaches. */
function reachedTypes(schema: GraphQLSchema, permissions: Permissions): GraphQLObjectType[] {
  const isOpen = (name: string) => (permissions.type(name) ?? 'PUBLIC') === 'PUBLIC';
  const reached = new Set(['Query']);
  for (const name of reached) {
    const type = schema.getType(name);
    if (isInterfaceType(type)) for (const one of schema.getPossibleTypes(type)) reached.add(one.name);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if ((permissions.field(name, field.name) ?? 'PUBLIC') === 'PUBLIC') reached.add(getNamedType(field.type).name);
  }
  return [...reached].filter(isOpen).flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? [type] : [];
  });
}

function record(field: GraphQLField<unknown, Context>, note: Note | null, noteRow: (typeof ROWS)[string] | null): void {
  const resolve = field.resolve ?? ((parent) => (parent as Record<string, unknown>)[field.name]);
  const noteRows = (reads: Reads, value: unknown): void => {
    if (noteRow) for (const row of Array.isArray(value) ? value : [value]) if (row) noteRow(reads, row as never);
  };
  field.resolve = (parent, args, context, info) => {
    const resolved: unknown = resolve(parent, args, context, info);
    const { reads } = context;
    if (!reads) return resolved;
    const noted = (value: unknown): unknown => {
      note?.(reads, parent as never, args, value);
      noteRows(reads, value);
      return value;
    };
    return resolved instanceof Promise ? resolved.then(noted) : noted(resolved);
  };
}

/**
 * Lets every PUBLIC operation note what it reads of the catalogue (ADR 215), so that its answer is stored until a change touches that.
 * Returns the fields that read everything, since nothing is said of them.
 */
export function recordReads(schema: GraphQLSchema, permissions: Permissions): string[] {
  const unsaid: string[] = [];
  for (const type of reachedTypes(schema, permissions))
    for (const field of Object.values(type.getFields())) {
      const name = `${type.name}.${field.name}`;
      if ((permissions.field(type.name, field.name) ?? 'PUBLIC') !== 'PUBLIC') continue;
      const said = READS[type.name]?.[field.name];
      const isUnsaid = said === undefined && field.resolve !== undefined;
      if (isUnsaid) unsaid.push(name);
      const note: Note | null = isUnsaid ? (reads) => void reads.add(part.everything) : (said ?? null);
      const noteRow = WITH_OWNER.has(name) ? null : (ROWS[getNamedType(field.type).name] ?? null);
      if (note || noteRow) record(field, note, noteRow);
    }
  return unsaid;
}
