import type { Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { canMarkLine, comingUnits } from '#rules/lineStatus.ts';
import { periodStarting } from '#rules/period.ts';
import { isFormerPrice, isShelfPrice } from '#rules/price.ts';
import { shortageLimit, type ShortLine } from '#rules/shortage.ts';
import { isPossibleStock } from '#rules/stockFigures.ts';
import { awayUntil, isPlannable, readVacation, vacationEnd, type Vacation } from '#rules/vacation.ts';
import { addDays, zonedInstant } from '#rules/zone.ts';
import type { Tables } from '../database/tables.ts';
import * as packing from '../desk/packingService.ts';
import type { SheetView } from '../desk/packingView.ts';
import type { Market } from '../runningMarket.ts';
import { textIn } from '../text/bilingualText.ts';
import * as store from './proposalStore.ts';
import type { ProposedGoods, ProposingSeller, StoredProposal } from './proposalStore.ts';

/**
 * Why a proposal cannot be accepted now. over: its week or days have passed; gone: the goods have left the
 * market, or are not the producer's any more; retired: they are not for sale; untracked: nobody counts their stock; limit: what payments
 * hold, crates contain or the former price allows.
 */
export type ProposalRefusal = 'over' | 'gone' | 'retired' | 'untracked' | 'limit';

/**
 * What a proposal is about, as it is now. Units or cents; `result`: what would be there afterwards. nowFrom: of a vacation that is planned
 * already, and that a later one would replace.
 */
export type PresentValue = {
  now: number | null;
  nowFrom: Date | null;
  nowUntil: Date | null;
  result: number | null;
  refusal: ProposalRefusal | null;
};

/** What is needed to compare proposals with what is now. */
export type PresentMarket = {
  now: Date;
  goods: ReadonlyMap<string, ProposedGoods>;
  sellers: ReadonlyMap<string, ProposingSeller>;
  /** The lines of a week's orders by `shortKey`, in the order of purchase. */
  lines: ReadonlyMap<string, readonly ShortLine[]>;
  /** Days after which nothing can be missing any more, by the week's first day. */
  deliveryDays: ReadonlyMap<string, string>;
};

export const shortKey = (week: string, sellerId: string, variantId: string): string =>
  `${week} ${sellerId} ${variantId}`;

/** The lines of a week's orders that their producers bring, by `shortKey`. Express orders are served from the market's storage. */
export function shortLines(week: string, sheets: readonly SheetView[]): Map<string, ShortLine[]> {
  const lines = sheets
    .filter(({ order }) => !order.fromStorage)
    .toSorted((one, other) => one.order.number - other.order.number)
    .flatMap(({ order, lines: sheetLines }) => sheetLines.map(({ line }) => ({ order, line })))
    .flatMap(({ order, line }) => {
      const { id, variantId, sellerId, status, quantity, returned, missing, missingReturned } = line;
      if (variantId === null || sellerId === null) return [];
      const movable = status !== 'packed' && canMarkLine({ orderStatus: order.status, quantity, returned });
      const short: ShortLine = { id, status, quantity, returned, missing, missingReturned, movable };
      return [{ key: shortKey(week, sellerId, variantId), short }];
    });
  return new Map(
    [...Map.groupBy(lines, ({ key }) => key)].map(([key, group]) => [key, group.map(({ short }) => short)]),
  );
}

/** Whether units of a week can still be reported as missing: until the end of the day on which it is handed over. */
export const isWeekRunning = (deliveryDay: string, now: Date): boolean =>
  now.getTime() < zonedInstant(addDays(deliveryDay, 1), '00:00').getTime();

type PresentWeeks = Pick<PresentMarket, 'lines' | 'deliveryDays'>;
type About = Pick<StoredProposal, 'week' | 'variant_id' | 'seller_id'>;

/** What is ordered for the weeks of proposals. Not in a transaction. */
export async function readWeeks(market: Market, proposals: readonly About[]): Promise<PresentWeeks> {
  const lines = new Map<string, readonly ShortLine[]>();
  const deliveryDays = new Map<string, string>();
  for (const week of new Set(proposals.flatMap(({ week: friday }) => friday ?? []))) {
    const sheets = await packing.sheets(market, { periodStart: week, locationId: null, shippingZoneId: null });
    for (const [key, short] of shortLines(week, sheets)) lines.set(key, short);
    deliveryDays.set(
      week,
      await market.fulfilment.deliveryDay(periodStarting(week, await market.fulfilment.calendar())),
    );
  }
  return { lines, deliveryDays };
}

/** What proposals are about, as it is now. `db`: the transaction in which they are answered. */
export async function readPresent(
  db: Kysely<Tables>,
  proposals: readonly About[],
  weeks: PresentWeeks & { now: Date },
): Promise<PresentMarket> {
  const variants = proposals.flatMap(({ variant_id: id }) => id ?? []);
  return {
    ...weeks,
    goods: await store.readGoods(db, variants),
    sellers: await store.readSellers(db, [...new Set(proposals.map(({ seller_id: id }) => id))]),
  };
}

const refused = (refusal: ProposalRefusal, values: Partial<PresentValue> = {}): PresentValue => ({
  now: null,
  nowFrom: null,
  nowUntil: null,
  result: null,
  ...values,
  refusal,
});

/** A vacation that begins later by itself; null: it begins as soon as it is accepted. */
export function laterVacation({ from_day: from, back_day: back }: StoredProposal, now: Date): Vacation | null {
  const vacation = readVacation(`${from}/${back}`);
  return vacation && isPlannable(vacation, now) ? vacation : null;
}

function vacationNow(proposal: StoredProposal, seller: ProposingSeller, now: Date): PresentValue {
  const { nextVacation: next } = seller;
  const replaced = next && next.from > now && laterVacation(proposal, now) ? next : null;
  const until = replaced ? replaced.back : awayUntil(seller, now);
  const value = { now: null, nowFrom: replaced?.from ?? null, nowUntil: until, result: null };
  return proposal.back_day === null || vacationEnd(proposal.back_day, now) === null
    ? refused('over', value)
    : { ...value, refusal: null };
}

function shortageNow({ week, seller_id: seller, variant_id: variant, amount }: StoredProposal, present: PresentMarket) {
  const lines = present.lines.get(shortKey(week ?? '', seller, variant ?? '')) ?? [];
  const units = lines.reduce((sum, line) => sum + comingUnits(line), 0);
  const value = { now: units, nowFrom: null, nowUntil: null, result: units - (amount ?? 0) };
  const deliveryDay = present.deliveryDays.get(week ?? '');
  if (!deliveryDay || !isWeekRunning(deliveryDay, present.now)) return refused('over', value);
  return { ...value, refusal: (amount ?? 0) > shortageLimit(lines) ? ('limit' as const) : null };
}

function stockNow({ amount, seen }: StoredProposal, goods: ProposedGoods): PresentValue {
  if (!goods.trackStock) return refused('untracked');
  // Relative, as the desk's own form: what was sold since is not put back (E58).
  const result = goods.stock + (amount ?? 0) - (seen ?? 0);
  const value = { now: goods.stock, nowFrom: null, nowUntil: null, result };
  return { ...value, refusal: isPossibleStock({ ...goods, stock: result }) ? null : 'limit' };
}

function priceNow({ amount }: StoredProposal, goods: ProposedGoods): PresentValue {
  const price = amount ?? 0;
  const isPossible = isShelfPrice(price) && isFormerPrice(goods.comparedAtPrice, price);
  return { now: goods.price, nowFrom: null, nowUntil: null, result: price, refusal: isPossible ? null : 'limit' };
}

/** What a proposal is about, as it is now, and whether it can be accepted. */
export function presentOf(proposal: StoredProposal, present: PresentMarket): PresentValue {
  const seller = present.sellers.get(proposal.seller_id);
  if (!seller) return refused('gone');
  if (proposal.kind === 'vacation') return vacationNow(proposal, seller, present.now);
  const goods = present.goods.get(proposal.variant_id ?? '');
  if (proposal.kind === 'shortage') return shortageNow(proposal, present);
  if (goods?.sellerId !== proposal.seller_id) return refused('gone');
  if (goods.status !== 'active')
    return refused('retired', { now: proposal.kind === 'price' ? goods.price : goods.stock });
  return proposal.kind === 'stock' ? stockNow(proposal, goods) : priceNow(proposal, goods);
}

/** The values that a manager was shown of a proposal, to compare with those at the press: they agree to nothing else (ADR 98). */
export const shownState = ({ now, nowFrom, nowUntil, result, refusal }: PresentValue): string =>
  [
    now ?? '',
    nowUntil?.toISOString() ?? '',
    result ?? '',
    refusal ?? '',
    ...(nowFrom ? [nowFrom.toISOString()] : []),
  ].join('|');

/** What a proposal is about, as it was called then. */
export const labelOf = (
  { label_primary: primary, label_secondary: secondary }: Pick<StoredProposal, 'label_primary' | 'label_secondary'>,
  locale: Locale,
): string => textIn({ primary, secondary }, locale);

/** The name of goods with their variant, in both languages. */
export const goodsLabel = (goods: ProposedGoods) => ({
  label_primary: `${goods.productPrimary}, ${goods.variantPrimary}`,
  label_secondary:
    goods.productSecondary === null && goods.variantSecondary === null
      ? null
      : `${goods.productSecondary ?? goods.productPrimary}, ${goods.variantSecondary ?? goods.variantPrimary}`,
});

export const goodsName = (goods: ProposedGoods, locale: Locale): string => labelOf(goodsLabel(goods), locale);
