import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Shapes of the demo market's data files. Money is whole cents of CAD; texts are plain, with plain spaces and U+2019. */
const text = z.strictObject({ primary: z.string().min(1), secondary: z.string().min(1) });
const handle = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by dashes');
const instant = z.iso.datetime({ offset: true });
const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as 17:30');
const cents = z.int().min(0);
const count = z.int().min(0);
const isoWeekday = z.int().min(1).max(7);

const seller = z.strictObject({
  handle,
  name: z.string().min(1),
  trade: text.nullable(),
  town: z.string().min(1),
  description: text.nullable(),
  regional: z.boolean(),
  createdAt: instant,
  deactivatedUntil: instant.nullable(),
  images: z.array(handle),
});

const collection = z.strictObject({
  handlePrimary: handle,
  handleSecondary: handle,
  name: text,
  priority: z.int(),
  parent: handle.nullable(),
  image: handle.nullable(),
});

const variant = z.strictObject({
  key: handle,
  name: text,
  price: cents,
  comparedAtPrice: cents.nullable(),
  deposit: cents,
  trackStock: z.boolean(),
  stock: count,
  stored: z.boolean(),
  stockMdo: count,
  unitPrice: z
    .strictObject({ price: cents, amount: z.int().min(1), unit: z.enum(['g', 'kg', 'ml', 'l', 'unit']) })
    .nullable(),
});

const product = z.strictObject({
  handlePrimary: handle,
  handleSecondary: handle,
  name: text,
  description: text,
  seller: handle,
  temperature: z.enum(['normal', 'cold', 'frozen']),
  bio: z.boolean(),
  isAlcohol: z.boolean(),
  taxable: z.boolean(),
  status: z.enum(['active', 'inactive', 'draft']),
  priority: z.int(),
  images: z.array(handle),
  avgRating: z.number().min(1).max(5).nullable(),
  nbRating: count,
  createdAt: instant,
  collections: z.array(z.strictObject({ handle, isMain: z.boolean() })),
  variants: z.array(variant).min(1),
});

const location = z.strictObject({
  key: handle,
  name: text,
  description: text.nullable(),
  address: z.strictObject({
    line1: z.string().min(1),
    line2: z.string().min(1).nullable(),
    city: z.string().min(1),
    state: z.string().regex(/^[A-Z]{2}$/),
    postalCode: z.string().regex(/^[A-Z]\d[A-Z]\d[A-Z]\d$/, 'must be upper case without separators'),
    country: z.string().regex(/^[A-Z]{2}$/),
  }),
  weekday: isoWeekday,
  from: hour,
  to: hour,
  storageOnly: z.boolean(),
});

const zone = z.strictObject({
  key: handle,
  name: text,
  description: text.nullable(),
  price: cents,
  prefixes: z.array(z.string().regex(/^[A-Z]\d[A-Z]$/)).min(1),
  weekday: isoWeekday,
  from: hour,
  to: hour,
});

const action = z.strictObject({
  text,
  url: z.string().min(1).nullable(),
  close: z.boolean(),
  external: z.boolean(),
});

const site = z.strictObject({
  asOf: instant,
  marketName: text,
  banner: z.strictObject({
    title: text,
    description: text,
    actionPrimary: action.nullable(),
    desktopImage: handle.nullable(),
    mobileImage: handle.nullable(),
  }),
  popup: z.strictObject({
    active: z.boolean(),
    color: z.enum(['yellow', 'gray', 'turquoise', 'red', 'orange', 'blue']),
    icon: z.string().min(1).nullable(),
    cookieName: z.string().regex(/^[\w-]+$/),
    title: text,
    body: text,
    actionPrimary: action.nullable(),
    actionSecondary: action.nullable(),
  }),
  storedModal: z.strictObject({ title: text, body: text }),
});

/** A producer. images: subjects of `pictures/`; empty: the monogram. deactivatedUntil: on vacation before it (E26). */
export type DemoSeller = z.infer<typeof seller>;
/** A category or a special collection. parent: a handlePrimary. priority: ascending, among those of the same parent. */
export type DemoCollection = z.infer<typeof collection>;
/** A product. images: subjects of `pictures/`, best first. collections: by handlePrimary. priority: ascending, market-wide. */
export type DemoProduct = z.infer<typeof product>;
/** A format of a product; key is unique within it. E58: where stock is tracked, stockMdo is part of stock. */
export type DemoVariant = z.infer<typeof variant>;
/** A pickup point, open once a week: weekday is ISO (1 Monday), hours are the market's local time (E53). */
export type DemoLocation = z.infer<typeof location>;
/** A delivery zone with its weekly round. price 0: always free (E37). prefixes: the first three of the postal code. */
export type DemoZone = z.infer<typeof zone>;
/**
 * Site information. asOf: the instant at which the data's dates were true; new producers and products are the ones
 * created in the 30 days before it. desktopImage and mobileImage: subjects of `pictures/wide`.
 */
export type DemoSite = z.infer<typeof site>;
export type DemoMarket = {
  sellers: DemoSeller[];
  collections: DemoCollection[];
  products: DemoProduct[];
  locations: DemoLocation[];
  zones: DemoZone[];
  site: DemoSite;
};

/**
 * The demo market, read from the data files beside this module (one per kind, products one per category).
 * Throws an Error that names the file and the path of every bad entry, or the place where the JSON breaks.
 */
export function loadDemoMarket(folder: string = import.meta.dirname): DemoMarket {
  const productFiles = readdirSync(join(folder, 'products')).filter((file) => file.endsWith('.json'));
  return {
    sellers: read(folder, 'sellers.json', z.array(seller)),
    collections: read(folder, 'collections.json', z.array(collection)),
    products: productFiles.sort().flatMap((file) => read(folder, `products/${file}`, z.array(product))),
    locations: read(folder, 'locations.json', z.array(location)),
    zones: read(folder, 'zones.json', z.array(zone)),
    site: read(folder, 'site.json', site),
  };
}

function read<Shape extends z.ZodType>(folder: string, file: string, shape: Shape): z.infer<Shape> {
  const source = readFileSync(join(folder, file), 'utf8');
  const result = shape.safeParse(parse(source, file));
  if (result.success) return result.data;
  const troubles = result.error.issues.map((issue) => `${file} ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The demo market's data is not usable.\n${troubles.join('\n')}`);
}

function parse(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`The demo market's data is not usable.\n${file}: ${(error as Error).message}`);
  }
}
