import {
  basketColumns,
  collectionColumns,
  locationColumns,
  productColumns,
  sellerColumns,
  variantColumns,
  zoneColumns,
  type Columns,
  type Complete,
} from '../../server/catalogueFiles/fileColumns.ts';
import { troubleTexts } from '../../server/catalogueFiles/fileTrouble.ts';
import type { Thing } from '../../server/catalogueFiles/marketFiles.ts';
import { readDemoMarket } from '../../server/demo/demoMarket.ts';

/** An object of the demo market's files, which have no empty columns. Throws if one does. */
function complete<C extends Columns>(columns: C, thing: Thing<C>): Complete<C> {
  const open = Object.keys(columns).filter((name) => thing.given[name] === undefined);
  if (thing.bad || open.length > 0) throw new Error(`${thing.file}, line ${thing.line}: nothing in ${open.join(', ')}`);
  return thing.given as Complete<C>;
}

export type DemoSeller = Complete<typeof sellerColumns>;
export type DemoVariant = Complete<typeof variantColumns>;
export type DemoProduct = Complete<typeof productColumns> & { variants: DemoVariant[] };

/** The content of the demo market's files, by column name. Money in cents, instants as dates. */
export function demoRecords() {
  const files = readDemoMarket();
  if (files.troubles.length > 0 || !files.site) throw new Error(troubleTexts(files.troubles).join('\n'));
  const { asOf, banner, contact, reusableBox, ...site } = files.site;
  if (!asOf || !banner || !contact) throw new Error('site.json says too little');
  const products = files.products.map((thing): DemoProduct => ({
    ...complete(productColumns, thing),
    variants: thing.variants.map((variant) => complete(variantColumns, variant)),
  }));
  return {
    sellers: files.sellers.map((thing): DemoSeller => complete(sellerColumns, thing)),
    collections: files.collections.map((thing) => complete(collectionColumns, thing)),
    products: products.filter((one) => one.handle_fr !== reusableBox),
    /** The product that lends a reusable box, which is in no list. */
    box: products.find((one) => one.handle_fr === reusableBox),
    baskets: files.baskets.map((thing) => complete(basketColumns, thing)),
    locations: files.locations.map((thing) => complete(locationColumns, thing)),
    zones: files.zones.map((thing) => complete(zoneColumns, thing)),
    site: { ...site, asOf, banner, contact },
  };
}
