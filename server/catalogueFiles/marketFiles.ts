import type {
  basketColumns,
  collectionColumns,
  Given,
  locationColumns,
  productColumns,
  sellerColumns,
  synonymColumns,
  variantColumns,
  zoneColumns,
} from './fileColumns.ts';
import type { Trouble } from './fileTrouble.ts';
import type { SiteFile } from './siteFile.ts';

/** One object of a file. `bad`: part of it is unreadable, so it cannot be used. */
export type Thing<C> = {
  file: string;
  line: number;
  /** The line of one of its values. */
  lineOf(column: string): number;
  given: Given<C>;
  bad: boolean;
};
export type ProductThing = Thing<typeof productColumns> & { variants: Thing<typeof variantColumns>[] };

/** The files' content, and what could not be read. `unreadable`: at least one file is broken as a whole. */
export type MarketFiles = {
  sellers: Thing<typeof sellerColumns>[];
  collections: Thing<typeof collectionColumns>[];
  products: ProductThing[];
  baskets: Thing<typeof basketColumns>[];
  locations: Thing<typeof locationColumns>[];
  zones: Thing<typeof zoneColumns>[];
  synonyms: Thing<typeof synonymColumns>[];
  /** Null: no such file, or an unusable one. */
  site: SiteFile | null;
  troubles: Trouble[];
  unreadable: boolean;
};
