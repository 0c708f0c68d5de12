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
import { problemTexts } from '../../server/catalogueFiles/fileProblem.ts';
import type { FileRecord } from '../../server/catalogueFiles/marketFiles.ts';
import { readDemoMarket } from '../../server/demo/demoMarket.ts';

/** An object of the demo market's files; a column that its file does not have is empty, as in the market. Throws where it may not be. */
function complete<C extends Columns>(columns: C, record: FileRecord<C>): Complete<C> {
  const values = Object.fromEntries(
    Object.entries(columns).map(([name, { empty }]) => [
      name,
      record.values[name] === undefined ? empty : record.values[name],
    ]),
  );
  const open = Object.keys(values).filter((name) => values[name] === undefined);
  if (record.isInvalid || open.length > 0)
    throw new Error(`${record.file}, line ${record.line}: nothing in ${open.join(', ')}`);
  return values as Complete<C>;
}

export type DemoSeller = Complete<typeof sellerColumns>;
export type DemoVariant = Complete<typeof variantColumns>;
export type DemoProduct = Complete<typeof productColumns> & { variants: DemoVariant[] };

/** The content of the demo market's files, by column name. Money in cents, instants as dates. */
export function demoRecords() {
  const files = readDemoMarket();
  if (files.problems.length > 0 || !files.site) throw new Error(problemTexts(files.problems).join('\n'));
  const { asOf, banner, contact, reusableBox, ...site } = files.site;
  if (!asOf || !banner || !contact) throw new Error('site.json says too little');
  const products = files.products.map((record): DemoProduct => ({
    ...complete(productColumns, record),
    variants: record.variants.map((variant) => complete(variantColumns, variant)),
  }));
  return {
    sellers: files.sellers.map((record): DemoSeller => complete(sellerColumns, record)),
    collections: files.collections.map((record) => complete(collectionColumns, record)),
    products: products.filter((one) => one.handle_fr !== reusableBox),
    /** The product that lends a reusable box, which is in no list. */
    box: products.find((one) => one.handle_fr === reusableBox),
    baskets: files.baskets.map((record) => complete(basketColumns, record)),
    locations: files.locations.map((record) => complete(locationColumns, record)),
    zones: files.zones.map((record) => complete(zoneColumns, record)),
    site: { ...site, asOf, banner, contact },
  };
}
