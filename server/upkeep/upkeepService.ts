import type { ProductInput } from '../../__generated__/resolvers.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { ProductRow, VariantRow } from '../catalogue/catalogueSnapshot.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { DeskService } from '../desk/deskService.ts';
import type { DeskAction } from '../desk/journal.ts';
import type { Context } from '../graphql/context.ts';
import { MarketError } from '../marketError.ts';
import { adjustStockIn, checkStockChange, type StockChange } from './adjustStock.ts';
import { saveProductIn } from './saveProduct.ts';

/** Who works at the desk, at what time of the market. */
export type StaffCaller = Pick<Context, 'visitor' | 'now'>;

/**
 * What staff changes of the catalogue (spec 1). Ids are uuids; what is answered is the catalogue as it is afterwards, in this
 * process at once and in others within a second. Each change is in the journal, in the transaction that makes it.
 */
export type UpkeepService = {
  /** BAD_INPUT {field}, NOT_FOUND, PRODUCT_CHANGED {fields}, STOCK_LIMIT. What it says already changes nothing. */
  saveProduct(caller: StaffCaller, id: string, version: number, input: ProductInput): Promise<ProductRow>;
  /** The same requestId moves it once. BAD_INPUT {field}, NOT_FOUND, STOCK_LIMIT. */
  adjustStock(caller: StaffCaller, id: string, change: StockChange & { requestId: string }): Promise<VariantRow>;
};

export type UpkeepParts = { database: Database; catalogue: CatalogueService; desk: Pick<DeskService, 'journal'> };

const REQUEST_MAX_LENGTH = 100;

/** The journal's own name of a caller's key. Throws BAD_INPUT for none, or a long one. */
function requestOf(kind: string, requestId: string): string {
  if (requestId.trim() === '' || requestId.length > REQUEST_MAX_LENGTH)
    throw new MarketError('BAD_INPUT', { field: 'requestId' });
  return `${kind}:${requestId}`;
}

export function createUpkeepService({ database, catalogue, desk }: UpkeepParts): UpkeepService {
  const record = (
    tx: Transaction,
    { visitor, now }: StaffCaller,
    action: Pick<DeskAction, 'kind' | 'request' | 'data'>,
  ) => {
    if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
    return desk.journal.record(tx, { ...action, staffId: visitor.customer.id, at: now });
  };

  return {
    async saveProduct(caller, id, version, input) {
      await inTransaction(database, async (tx) => {
        const saved = await saveProductIn(tx, id, version, input);
        if (saved) await record(tx, caller, { kind: 'save_product', data: saved });
      });
      const product = (await catalogue.fresh()).products.get(id);
      if (!product) throw new MarketError('NOT_FOUND');
      return product;
    },

    async adjustStock(caller, id, { requestId, ...change }) {
      const request = requestOf('adjust_stock', requestId);
      checkStockChange(change);
      await inTransaction(database, async (tx) => {
        const data = { variant: id, ...change };
        if (await record(tx, caller, { kind: 'adjust_stock', request, data })) await adjustStockIn(tx, id, change);
      });
      const variant = (await catalogue.fresh()).variants.get(id);
      if (!variant) throw new MarketError('NOT_FOUND');
      return variant;
    },
  };
}
