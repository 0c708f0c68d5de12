import type {
  basketColumns,
  collectionColumns,
  ColumnValues,
  locationColumns,
  productColumns,
  sellerColumns,
  synonymColumns,
  variantColumns,
  zoneColumns,
} from './fileColumns.ts';
import type { FileProblem } from './fileProblem.ts';
import type { SiteFile } from './siteFile.ts';

/** One object of a file. `bad`: part of it is unreadable, so it cannot be used. */
export type FileRecord<C> = {
  file: string;
  line: number;
  /** The line of one of its values. */
  lineOf(column: string): number;
  values: ColumnValues<C>;
  isInvalid: boolean;
};
export type ProductThing = FileRecord<typeof productColumns> & { variants: FileRecord<typeof variantColumns>[] };

/** The files' content, and what could not be read. `unreadable`: at least one file is broken as a whole. */
export type MarketFiles = {
  sellers: FileRecord<typeof sellerColumns>[];
  collections: FileRecord<typeof collectionColumns>[];
  products: ProductThing[];
  baskets: FileRecord<typeof basketColumns>[];
  locations: FileRecord<typeof locationColumns>[];
  zones: FileRecord<typeof zoneColumns>[];
  synonyms: FileRecord<typeof synonymColumns>[];
  /** Null: no such file, or an unusable one. */
  site: SiteFile | null;
  problems: FileProblem[];
  unreadable: boolean;
};
