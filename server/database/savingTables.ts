import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from './columnTypes.ts';

/** The tables that catalogue files fill. */
export type FileTable =
  | 'seller'
  | 'collection'
  | 'product'
  | 'placement'
  | 'variant'
  | 'basket'
  | 'location'
  | 'shipping_zone'
  | 'synonym_group';

/**
 * A row as a saving changed it: the columns that differ. before null: it was added, and after has all of it; after null: removed.
 * key: its name in the files, of a variant `carottes/botte`, of a placement its product's.
 */
export type RowChange = {
  table: FileTable;
  key: string;
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** The same as people read it: the object by its handle, the column and texts of the catalogue file. column null: the whole object. */
export type ShownChange = {
  kind: 'sellers' | 'collections' | 'products' | 'baskets' | 'locations' | 'zones' | 'synonyms';
  key: string;
  column: string | null;
  before: string | null;
  after: string | null;
  /** Absent in savings from before they had names. */
  names?: SavedNames;
};

/** What an object is called, at the moment of the saving: it may be renamed or removed since. */
export type SavedName = { primary: string; secondary: string | null };
/** Of the object, and of producers or categories that its values name. */
export type SavedNames = { object: SavedName; before?: SavedName | null; after?: SavedName | null };

export type SavingSource = 'form' | 'import' | 'undo';
/** A change of the catalogue by staff that can be undone. Instants are market time. */
export type CatalogueSavingTable = {
  number: Generated<number>;
  at: Instant;
  source: SavingSource;
  /** The key of the call that saved it. */
  request: string | null;
  changes: Json<RowChange[]>;
  shown: Json<ShownChange[]>;
  undone_at: NullableInstant;
};
export type SavingTables = { catalogue_saving: CatalogueSavingTable };
