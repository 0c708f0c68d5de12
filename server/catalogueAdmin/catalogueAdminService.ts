import type {
  CalendarWeekInput,
  ImageInput,
  ProductInput,
  SellerInput,
  SiteInformationsInput,
} from '#generated/schemaTypes.ts';
import { PERIOD_DAYS, PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { openPeriodAt, periodStarting, USUAL_CALENDAR, type MarketPeriod } from '#rules/period.ts';
import { addDays, weekdayOf, type CalendarDay } from '#rules/zone.ts';
import type { Caller } from '../caller.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { DeskAction } from '../journal/journalEntry.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import { readUploadedPath } from '../pictures/pictureName.ts';
import type { MarketSettings } from '../siteInformation/siteInformationService.ts';
import type { ProductRow, SellerRow, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { adjustStockIn, checkStockChange, type StockChange } from './adjustStock.ts';
import {
  knownPictures,
  marketPictures,
  pathsOf,
  pictureList,
  type MarketPicture,
  type PictureMarket,
} from './marketPictures.ts';
import { countSold, readWeeks, type StoredWeek } from './marketWeekStore.ts';
import { saveProductIn } from './saveProduct.ts';
import { saveSellerIn } from './saveSeller.ts';
import { saveSiteIn } from './saveSite.ts';
import { saveWeekIn } from './saveWeek.ts';

/** A member of staff, and the market's time of the call. */
export type StaffCaller = Pick<Caller, 'visitor' | 'now'>;

/*
 * Changes of the catalogue by staff (spec 1). Ids are uuids; results are the catalogue afterwards, in this process at
 * once and in others within a second. Each change is journaled in its transaction.
 */

function record(tx: Transaction, { visitor, now }: StaffCaller, action: Pick<DeskAction, 'kind' | 'request' | 'data'>) {
  if (!visitor.customer) throw new MarketError('UNAUTHENTICATED');
  return journal.record(tx, { ...action, staffId: visitor.customer.id, at: now });
}

/** The site's information as of now, whichever server changed it. */
export async function siteInformations(market: PictureMarket): Promise<MarketSettings> {
  await market.catalogue.fresh();
  return market.siteInformation.settings();
}

/** The market's pictures that match, at most 60. BAD_INPUT {field: words}. */
export async function pictures(market: PictureMarket, search: string | null | undefined): Promise<MarketPicture[]> {
  return pictureList(await marketPictures(market), search);
}

/**
 * Whether an import may name a picture, with uploaded ones of these hashes. Null: it cannot be known, since CDN_URL serves other
 * pictures.
 */
export async function importablePictures(
  market: PictureMarket,
  uploaded: ReadonlySet<string>,
): Promise<((path: string) => boolean) | null> {
  if (!market.pictureFiles.isComplete) return null;
  const paths = new Set(await market.pictureFiles.paths());
  return (path) => paths.has(path) || uploaded.has(readUploadedPath(path)?.hash ?? '');
}

/**
 * BAD_INPUT {field}: also for a picture that the market does not have; SITE_CHANGED {fields}. Repeated, it changes
 * nothing.
 */
export async function saveSiteInformations(
  market: PictureMarket,
  caller: StaffCaller,
  version: number,
  input: SiteInformationsInput,
): Promise<MarketSettings> {
  const { banner, identity } = input;
  const paths = [banner?.desktopImage?.path, banner?.mobileImage?.path, identity?.logo].flatMap((path) => path ?? []);
  const pictures = await knownPictures(market, paths);
  await inTransaction(market.database, async (tx) => {
    const saved = await saveSiteIn(tx, version, input, { pictures, now: caller.now });
    if (saved) await record(tx, caller, { kind: 'save_site_informations', data: saved });
  });
  const settings = await siteInformations(market);
  void market.pictures.prepare([
    ...pathsOf(settings.banner),
    ...(settings.identity?.logo ? [settings.identity.logo] : []),
  ]);
  return settings;
}

/** A week of the desk's calendar; `sold`: its paid orders, and payments under way. */
export type PlannedWeek = StoredWeek & { period: MarketPeriod; sold: number };

const WEEKS_PLANNED = 53;

async function planned({ database }: PictureMarket, periods: readonly MarketPeriod[]): Promise<PlannedWeek[]> {
  const stored = await readWeeks(database.kysely);
  const sold = await countSold(
    database.kysely,
    periods.map(({ startDate }) => startDate),
  );
  return periods.map((period) => ({
    ...stored(period.startDate),
    period,
    sold: sold.get(period.startDate) ?? 0,
  }));
}

/** A year of weeks, from the one that would take orders now if no week were closed. */
export function plannedWeeks(market: PictureMarket, now: Date): Promise<PlannedWeek[]> {
  const { startDate } = openPeriodAt(now, USUAL_CALENDAR);
  const weeks = Array.from({ length: WEEKS_PLANNED }, (_, index) => addDays(startDate, index * PERIOD_DAYS));
  return planned(market, weeks.map(periodStarting));
}

/** `startDate`: its Friday. NOT_FOUND for another day, BAD_INPUT {field}, WEEK_OVER, WEEK_CHANGED, WEEK_SOLD {orders}. Repeated, it changes nothing. */
export async function saveWeek(
  market: PictureMarket,
  caller: StaffCaller,
  startDate: CalendarDay,
  input: { version: number } & CalendarWeekInput,
): Promise<PlannedWeek> {
  if (weekdayOf(startDate) !== PERIOD_START_WEEKDAY) throw new MarketError('NOT_FOUND');
  const period = periodStarting(startDate);
  await inTransaction(market.database, async (tx) => {
    const saved = await saveWeekIn(tx, period, input, caller.now);
    if (saved) await record(tx, caller, { kind: 'save_week', data: saved });
  });
  await market.catalogue.fresh();
  const [week] = await planned(market, [period]);
  if (!week) throw new MarketError('NOT_FOUND');
  return week;
}

const imagePaths = ({ images }: { images?: readonly ImageInput[] | null }) => images?.map(({ path }) => path) ?? [];

/** BAD_INPUT {field}, NOT_FOUND, PRODUCT_CHANGED {fields}, STOCK_LIMIT. Repeated, it changes nothing. */
export async function saveProduct(
  market: PictureMarket,
  caller: StaffCaller,
  id: string,
  version: number,
  input: ProductInput,
): Promise<ProductRow> {
  const pictures = await knownPictures(market, imagePaths(input));
  await inTransaction(market.database, async (tx) => {
    const saved = await saveProductIn(tx, id, version, input, pictures);
    if (saved) await record(tx, caller, { kind: 'save_product', data: saved });
  });
  const product = (await market.catalogue.fresh()).products.get(id);
  if (!product) throw new MarketError('NOT_FOUND');
  if (input.images) void market.pictures.prepare(product.images);
  return product;
}

/** BAD_INPUT {field}, NOT_FOUND, SELLER_CHANGED {fields}. Repeated, it changes nothing. */
export async function saveSeller(
  market: PictureMarket,
  caller: StaffCaller,
  id: string,
  version: number,
  input: SellerInput,
): Promise<SellerRow> {
  const pictures = await knownPictures(market, imagePaths(input));
  await inTransaction(market.database, async (tx) => {
    const saved = await saveSellerIn(tx, id, version, input, { pictures, now: caller.now });
    if (saved) await record(tx, caller, { kind: 'save_seller', data: saved });
  });
  const seller = (await market.catalogue.fresh()).sellers.get(id);
  if (!seller) throw new MarketError('NOT_FOUND');
  if (input.images) void market.pictures.prepare(seller.images);
  return seller;
}

/** What a vacation would affect now: products on sale, and carts with one of them. Null: no such producer. */
export async function vacationPreview(
  market: PictureMarket,
  id: string,
): Promise<{ products: number; carts: number } | null> {
  const { sellers, variants } = await market.catalogue.fresh();
  const seller = sellers.get(id);
  if (!seller) return null;
  const ownVariants = [...variants.values()]
    .filter(({ product }) => product.seller === seller)
    .map((variant) => variant.id);
  return { products: seller.products.length, carts: await cartOwnership.countCartsWith(market.database, ownVariants) };
}

/** The same requestId changes it once. BAD_INPUT {field}, NOT_FOUND, STOCK_LIMIT, REQUEST_REUSED. */
export async function adjustStock(
  market: PictureMarket,
  caller: StaffCaller,
  id: string,
  { requestId, ...change }: StockChange & { requestId: string },
): Promise<VariantRow> {
  const data = { variant: id, stock: change.stock, stockMdo: change.stockMdo };
  const request = callersRequest('adjust_stock', requestId, data);
  checkStockChange(change);
  await inTransaction(market.database, async (tx) => {
    if (!(await journal.recordRequest(tx, request, caller.now))) return;
    const isNew = await record(tx, caller, { kind: 'adjust_stock', request: request.key, data });
    if (isNew) await adjustStockIn(tx, id, change);
  });
  const variant = (await market.catalogue.fresh()).variants.get(id);
  if (!variant) throw new MarketError('NOT_FOUND');
  return variant;
}
