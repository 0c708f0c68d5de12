import type {
  CalendarWeekInput,
  CatalogueKind,
  CatalogueRecordInput,
  ImageInput,
  ProductInput,
  SellerInput,
  SiteInformationsInput,
} from '#generated/schemaTypes.ts';
import { PERIOD_DAYS, PERIOD_START_WEEKDAY, type Locale } from '#rules/constants.ts';
import { openPeriodAt, periodStarting, type MarketPeriod } from '#rules/period.ts';
import { readUploadedPath } from '#rules/pictureCrop.ts';
import { DEFAULT_PLAN, type WeekPlan } from '#rules/weekPlan.ts';
import { addDays, weekdayOf, type CalendarDay } from '#rules/zone.ts';
import type { HaltedPurchases } from '../baskets/haltedPurchases.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import { exportMarket } from '../catalogueFiles/catalogueExport.ts';
import { lockImports } from '../catalogueFiles/fileRows.ts';
import { oppositeOf, undoChanges } from '../catalogueFiles/undoChanges.ts';
import type { RowChange, ShownChange } from '../database/savingTables.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { readPlaces } from '../fulfilment/fulfilmentService.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import { readCalendar, type MarketSettings } from '../siteInformation/siteInformationService.ts';
import type { ProductRow, SellerRow, VariantRow } from '../snapshot/catalogueSnapshot.ts';
import { adjustStockIn, checkStockChange, type StockChange } from './adjustStock.ts';
import { importSent, previewImport, reportFor, type SentFile } from './importFiles.ts';
import {
  knownPictures,
  marketPictures,
  pathsOf,
  pictureList,
  type MarketPicture,
  type PictureMarket,
} from './marketPictures.ts';
import { countSold, readWeeks, type StoredWeek } from './marketWeekStore.ts';
import { plannedPlaces, type PlannedPlace } from './placeDaysInWeek.ts';
import { readRecords, type CatalogueRecord } from './readRecords.ts';
import { saveProductIn } from './saveProduct.ts';
import { refusal, saveRecordsIn } from './saveRecords.ts';
import { saveSellerIn } from './saveSeller.ts';
import { saveSiteIn } from './saveSite.ts';
import { saveWeekIn } from './saveWeek.ts';
import { readPlans, saveWeekPlanIn } from './saveWeekPlan.ts';
import * as savings from './savingStore.ts';
import type { CatalogueSaving } from './savingStore.ts';
import { record, type StaffCaller, type StaffReader } from './staffRecord.ts';

export { goodsDays } from './producerDropOff.ts';
export { marketTime, saveMarketTime } from './saveMarketTime.ts';
export { confirmMarketRules, marketRules } from './rulesAgreement.ts';
export { confirmMarketTerms, termsAgreement } from './termsAgreement.ts';
export type { CatalogueSaving } from './savingStore.ts';
export type { StaffCaller } from './staffRecord.ts';

/*
 * Changes of the catalogue by staff (spec 1). Ids are uuids; results are the catalogue afterwards, in this process at
 * once and in others within a second. Each change is journaled in its transaction.
 */

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
 * BAD_INPUT {field}: also for a picture that the market does not have; SITE_CHANGED {fields}; TERMS_RAISED if higher terms stop other
 * purchases than `halted`, those that were shown (null: nobody was asked). Repeated, it changes nothing.
 */
export async function saveSiteInformations(
  market: PictureMarket,
  caller: StaffCaller,
  version: number,
  input: SiteInformationsInput,
  halted: HaltedPurchases | null = null,
): Promise<MarketSettings> {
  const { banner, identity } = input;
  const paths = [banner?.desktopImage?.path, banner?.mobileImage?.path, identity?.logo].flatMap((path) => path ?? []);
  const pictures = await knownPictures(market, paths);
  await inTransaction(market.database, async (tx) => {
    const saved = await saveSiteIn(tx, version, input, { pictures, now: caller.now, halted });
    if (saved) await record(tx, caller, { kind: 'save_site_informations', data: saved });
  });
  const settings = await siteInformations(market);
  void market.pictures.prepare([
    ...pathsOf(settings.banner),
    ...(settings.identity?.logo ? [settings.identity.logo] : []),
  ]);
  return settings;
}

/** A week of the desk's calendar; `sold`: its orders, and payments under way. */
export type PlannedWeek = StoredWeek & { period: MarketPeriod; sold: number; places: PlannedPlace[] };

const WEEKS_PLANNED = 53;

async function planned({ database }: PictureMarket, starts: readonly CalendarDay[]): Promise<PlannedWeek[]> {
  const stored = await readWeeks(database.kysely);
  const calendar = await readCalendar(database.kysely);
  const periods = starts.map((week) => periodStarting(week, calendar));
  const sold = await countSold(database.kysely, starts, calendar);
  const places = await readPlaces(database.kysely);
  return periods.map((period) => ({
    ...stored(period.startDate),
    period,
    sold: sold.get(period.startDate)?.sold ?? 0,
    places: plannedPlaces(places, period),
  }));
}

/** A year of weeks, from the one that would take orders now if no week were closed. */
export async function plannedWeeks(market: PictureMarket, now: Date): Promise<PlannedWeek[]> {
  const calendar = await readCalendar(market.database.kysely);
  const { startDate } = openPeriodAt(now, { ...calendar, closedWeeks: new Set() });
  return planned(
    market,
    Array.from({ length: WEEKS_PLANNED }, (_, index) => addDays(startDate, index * PERIOD_DAYS)),
  );
}

/** Weeks by their Fridays, as the calendar has them. */
export const plannedIn = planned;

/** `startDate`: its Friday. NOT_FOUND for another day, BAD_INPUT {field}, WEEK_OVER, WEEK_CHANGED, WEEK_SOLD {orders, unpaid}, PLACE_SOLD {orders, place, day}, CLOSING_SOLD {orders}. Repeated, it changes nothing. */
export async function saveWeek(
  market: PictureMarket,
  caller: StaffReader,
  startDate: CalendarDay,
  input: { version: number } & CalendarWeekInput,
): Promise<PlannedWeek> {
  if (weekdayOf(startDate) !== PERIOD_START_WEEKDAY) throw new MarketError('NOT_FOUND');
  await inTransaction(market.database, async (tx) => {
    const saved = await saveWeekIn(tx, startDate, input, caller);
    if (saved) await record(tx, caller, { kind: 'save_week', data: saved });
  });
  await market.catalogue.fresh();
  const [week] = await planned(market, [startDate]);
  if (!week) throw new MarketError('NOT_FOUND');
  return week;
}

/** A plan with its first week; null: none has been set before. */
export type WeekPlanFrom = WeekPlan & { from: CalendarDay | null };
/** The plan of the open week, and those that are set for later weeks. */
export type WeekPlans = { version: number; plans: WeekPlanFrom[] };

export async function weekPlans({ database }: PictureMarket, now: Date): Promise<WeekPlans> {
  const { version, plans } = await readPlans(database.kysely);
  const calendar = await readCalendar(database.kysely);
  const { startDate } = openPeriodAt(now, calendar);
  const current = plans.findLast(({ from }) => from <= startDate) ?? { from: null, ...DEFAULT_PLAN };
  return { version, plans: [current, ...plans.filter(({ from }) => from > startDate)] };
}

/**
 * `from`: the Friday of the first week; plan null: takes back what was set for it. NOT_FOUND for another day, BAD_INPUT {field},
 * PLAN_CHANGED, PLAN_SOLD {orders, baskets}, PLAN_MOVED {day}. Repeated, it changes nothing.
 */
export async function saveWeekPlan(
  market: PictureMarket,
  caller: StaffReader,
  { version, ...change }: { version: number; from: CalendarDay; plan: WeekPlan | null },
): Promise<WeekPlans> {
  if (weekdayOf(change.from) !== PERIOD_START_WEEKDAY) throw new MarketError('NOT_FOUND');
  await inTransaction(market.database, async (tx) => {
    const saved = await saveWeekPlanIn(tx, version, change, caller);
    if (saved) await record(tx, caller, { kind: 'save_week_plan', data: saved });
  });
  await market.catalogue.fresh();
  return weekPlans(market, caller.now);
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

/** Objects of a kind as their file has them, at most 200. BAD_INPUT {field: words}. */
export const catalogueRecords = (
  market: PictureMarket,
  kind: CatalogueKind,
  wanted: { key?: string | null; words?: string | null; seller?: string | null },
): Promise<CatalogueRecord[]> => readRecords(market.database, kind, wanted);

/** The last savings of the catalogue, the latest first. */
export const catalogueSavings = ({ database }: Pick<PictureMarket, 'database'>): Promise<CatalogueSaving[]> =>
  savings.readSavings(database.kysely);

/**
 * The same requestId saves once. Null: nothing changed. BAD_INPUT {field}, NOT_FOUND, CATALOGUE_CHANGED {fields},
 * CATALOGUE_REFUSED {field}, REQUEST_REUSED.
 */
export async function saveCatalogueRecords(
  market: PictureMarket,
  caller: StaffReader,
  kind: CatalogueKind,
  { records, requestId }: { records: readonly CatalogueRecordInput[]; requestId: string },
): Promise<CatalogueSaving | null> {
  const request = callersRequest('save_catalogue', requestId, { kind, records });
  const hasPicture = await catalogueHasPicture(market);
  const { now, locale } = caller;
  const saving = await inTransaction(market.database, async (tx) => {
    if (!(await journal.recordRequest(tx, request, now))) return savings.savingOfRequest(tx, request.key);
    const { changes, shown } = await saveRecordsIn(tx, kind, records, { now, locale, hasPicture });
    if (changes.length === 0) return null;
    const data = { catalogue: kind, changes: shown };
    await record(tx, caller, { kind: 'save_catalogue', request: request.key, data });
    return savings.insertSaving(tx, { at: now, source: 'form', request: request.key, changes, shown });
  });
  await market.catalogue.fresh();
  return saving;
}

/** Objects of one kind, as `saveCatalogueRecords` takes them. */
export type RecordsToSave = { kind: CatalogueKind; records: readonly CatalogueRecordInput[] };

/** Locks the catalogue's files against others, before what a change in this transaction is based on is read. */
export const lockCatalogue = (tx: Transaction): Promise<void> => lockImports(tx);

/**
 * `saveCatalogueRecords` of several kinds in the caller's transaction, without pictures: one saving, which is undone as one. Null: nothing
 * changed. CATALOGUE_CHANGED {fields}, CATALOGUE_REFUSED {field}, NOT_FOUND.
 */
export async function saveManyIn(
  tx: Transaction,
  { staffId, now, locale, request }: { staffId: string; now: Date; locale: Locale; request: string },
  parts: readonly RecordsToSave[],
): Promise<CatalogueSaving | null> {
  const [changes, shown]: [RowChange[], ShownChange[]] = [[], []];
  for (const { kind, records } of parts) {
    const saved = await saveRecordsIn(tx, kind, records, { now, locale, hasPicture: null });
    if (saved.changes.length > 0) {
      const data = { catalogue: kind, changes: saved.shown };
      await journal.record(tx, { kind: 'save_catalogue', staffId, data, at: now });
    }
    changes.push(...saved.changes);
    shown.push(...saved.shown);
  }
  return changes.length === 0 ? null : savings.insertSaving(tx, { at: now, source: 'form', request, changes, shown });
}

/** Whether an object may name a picture: one of the market, or one that was uploaded. Null: it cannot be known, with CDN_URL. */
async function catalogueHasPicture(market: PictureMarket): Promise<((path: string) => boolean) | null> {
  return importablePictures(market, new Set(await market.pictures.hashes()));
}

/** Repeated, it changes nothing. NOT_FOUND, CATALOGUE_REFUSED {field: number}. */
export async function undoCatalogueSaving(
  market: PictureMarket,
  caller: StaffReader,
  number: number,
): Promise<CatalogueSaving> {
  const undone = await inTransaction(market.database, async (tx) => {
    const saving = await savings.lockSaving(tx, number);
    if (!saving) throw new MarketError('NOT_FOUND');
    if (saving.undone_at) return saving;
    const reason = await undoChanges(tx, saving.changes);
    if (reason) throw refusal('number', reason, caller.locale);
    await record(tx, caller, { kind: 'undo_catalogue', data: { saving: number } });
    await savings.insertSaving(tx, {
      at: caller.now,
      source: 'undo',
      request: null,
      changes: oppositeOf(saving.changes),
      shown: oppositeOf(saving.shown),
    });
    return savings.markUndone(tx, number, caller.now);
  });
  await market.catalogue.fresh();
  return undone;
}

/** All files of the catalogue, by their names in a folder. */
export async function catalogueFiles(market: PictureMarket, format: 'csv' | 'json'): Promise<SentFile[]> {
  return [...(await exportMarket(market.database, format))].map(([name, text]) => ({ name, text }));
}

type SentImport = { files: readonly SentFile[]; dryRun: boolean; requestId: string };
/**
 * Imports catalogue files: everything or, if there is any finding, nothing. The same requestId imports once; a repeated call is
 * answered as a dry run, in which nothing changes any more. REQUEST_REUSED.
 */
export async function importCatalogue(
  market: PictureMarket,
  caller: StaffReader,
  { files, dryRun, requestId }: SentImport,
): Promise<ReturnType<typeof reportFor>> {
  const { now, locale } = caller;
  const options = { now, hasPicture: await catalogueHasPicture(market) };
  if (dryRun) return reportFor(await previewImport(market, files, options), locale);
  const request = callersRequest('import_catalogue', requestId, { files });
  const report = await importSent(market, files, {
    ...options,
    isRepeated: async (tx) => !(await journal.recordRequest(tx, request, now)),
    afterwards: async (tx, { changes, shown, counts }) => {
      await record(tx, caller, { kind: 'import_catalogue', request: request.key, data: { counts } });
      await savings.insertSaving(tx, { at: now, source: 'import', request: request.key, changes, shown });
    },
  });
  await market.catalogue.fresh();
  return reportFor(report ?? (await previewImport(market, files, options)), locale);
}
