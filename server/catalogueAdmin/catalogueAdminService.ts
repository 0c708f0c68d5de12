import type { ProductInput, SellerInput, SiteInformationsInput } from '../../__generated__/schemaTypes.ts';
import type { BasketService } from '../baskets/basketService.ts';
import type { Caller } from '../caller.ts';
import type { CartOwnership } from '../cart/cartOwnership.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { PictureFiles } from '../gateways/pictureFiles.ts';
import type { DeskAction } from '../journal/journalEntry.ts';
import type { Journal } from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import type { MarketSettings, SiteInformationService } from '../siteInformation/siteInformationService.ts';
import type { ProductRow, SellerRow, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { adjustStockIn, checkStockChange, type StockChange } from './adjustStock.ts';
import { marketPictures, pictureList, type MarketPicture } from './marketPictures.ts';
import { saveProductIn } from './saveProduct.ts';
import { saveSellerIn } from './saveSeller.ts';
import { saveSiteIn } from './saveSite.ts';

/** A member of staff, and the market's time of the call. */
export type StaffCaller = Pick<Caller, 'visitor' | 'now'>;

/**
 * Changes of the catalogue by staff (spec 1). Ids are uuids; results are the catalogue afterwards, in this process at
 * once and in others within a second. Each change is journaled in its transaction.
 */
export type CatalogueAdminService = {
  /** BAD_INPUT {field}, NOT_FOUND, PRODUCT_CHANGED {fields}, STOCK_LIMIT. Repeated, it changes nothing. */
  saveProduct(caller: StaffCaller, id: string, version: number, input: ProductInput): Promise<ProductRow>;
  /** BAD_INPUT {field}, NOT_FOUND, SELLER_CHANGED {fields}. Repeated, it changes nothing. */
  saveSeller(caller: StaffCaller, id: string, version: number, input: SellerInput): Promise<SellerRow>;
  /** What a vacation would affect now: products on sale, and carts with one of them. Null: no such producer. */
  vacationPreview(id: string): Promise<{ products: number; carts: number } | null>;
  /** The site's information as of now, whichever server changed it. */
  siteInformations(): Promise<MarketSettings>;
  /** The market's pictures that match, at most 60. BAD_INPUT {field: words}. */
  pictures(search: string | null | undefined): Promise<MarketPicture[]>;
  /**
   * BAD_INPUT {field}: also for a picture that the market does not have; SITE_CHANGED {fields}. Repeated, it changes
   * nothing.
   */
  saveSiteInformations(caller: StaffCaller, version: number, input: SiteInformationsInput): Promise<MarketSettings>;
  /** The same requestId changes it once. BAD_INPUT {field}, NOT_FOUND, STOCK_LIMIT, REQUEST_REUSED. */
  adjustStock(caller: StaffCaller, id: string, change: StockChange & { requestId: string }): Promise<VariantRow>;
};

export type CatalogueAdminParts = {
  database: Database;
  catalogue: CatalogueService;
  siteInformation: Pick<SiteInformationService, 'settings'>;
  baskets: Pick<BasketService, 'onOffer'>;
  cartOwnership: Pick<CartOwnership, 'countCartsWith'>;
  pictureFiles: PictureFiles;
  journal: Pick<Journal, 'record' | 'recordRequest'>;
};

export function createCatalogueAdminService(parts: CatalogueAdminParts): CatalogueAdminService {
  const { database, catalogue, siteInformation, cartOwnership, journal } = parts;
  const record = (
    tx: Transaction,
    { visitor, now }: StaffCaller,
    action: Pick<DeskAction, 'kind' | 'request' | 'data'>,
  ) => {
    if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
    return journal.record(tx, { ...action, staffId: visitor.customer.id, at: now });
  };

  async function siteInformations() {
    await catalogue.fresh();
    return siteInformation.settings();
  }

  return {
    siteInformations,
    pictures: async (search) => pictureList(await marketPictures(parts), search),

    async saveSiteInformations(caller, version, input) {
      const pictures = await marketPictures(parts);
      await inTransaction(database, async (tx) => {
        const saved = await saveSiteIn(tx, version, input, { known: pictures, now: caller.now });
        if (saved) await record(tx, caller, { kind: 'save_site_informations', data: saved });
      });
      return siteInformations();
    },

    async saveProduct(caller, id, version, input) {
      await inTransaction(database, async (tx) => {
        const saved = await saveProductIn(tx, id, version, input);
        if (saved) await record(tx, caller, { kind: 'save_product', data: saved });
      });
      const product = (await catalogue.fresh()).products.get(id);
      if (!product) throw new MarketError('NOT_FOUND');
      return product;
    },

    async saveSeller(caller, id, version, input) {
      await inTransaction(database, async (tx) => {
        const saved = await saveSellerIn(tx, id, version, input, caller.now);
        if (saved) await record(tx, caller, { kind: 'save_seller', data: saved });
      });
      const seller = (await catalogue.fresh()).sellers.get(id);
      if (!seller) throw new MarketError('NOT_FOUND');
      return seller;
    },

    async vacationPreview(id) {
      const { sellers, variants } = await catalogue.fresh();
      const seller = sellers.get(id);
      if (!seller) return null;
      const ownVariants = [...variants.values()]
        .filter(({ product }) => product.seller === seller)
        .map((variant) => variant.id);
      return { products: seller.products.length, carts: await cartOwnership.countCartsWith(ownVariants) };
    },

    async adjustStock(caller, id, { requestId, ...change }) {
      const data = { variant: id, stock: change.stock, stockMdo: change.stockMdo };
      const request = callersRequest('adjust_stock', requestId, data);
      checkStockChange(change);
      await inTransaction(database, async (tx) => {
        if (!(await journal.recordRequest(tx, request, caller.now))) return;
        const isNew = await record(tx, caller, { kind: 'adjust_stock', request: request.key, data });
        if (isNew) await adjustStockIn(tx, id, change);
      });
      const variant = (await catalogue.fresh()).variants.get(id);
      if (!variant) throw new MarketError('NOT_FOUND');
      return variant;
    },
  };
}
