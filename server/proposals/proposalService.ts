import { randomUUID } from 'node:crypto';
import { DAY_MS, type Locale } from '#rules/constants.ts';
import { comingUnits } from '#rules/lineStatus.ts';
import { awayUntil, plannedVacation } from '#rules/vacation.ts';
import { dayAt } from '#rules/zone.ts';
import * as catalogueAdmin from '../catalogueAdmin/catalogueAdminService.ts';
import type { CatalogueSaving } from '../catalogueAdmin/catalogueAdminService.ts';
import { inTransaction } from '../database/transaction.ts';
import { readSlipForm, slipForm } from '../mail/slipLinks.ts';
import type { Market } from '../runningMarket.ts';
import type { SlipPage } from '../slips/slipService.ts';
import * as answering from './answerProposals.ts';
import {
  isWeekRunning,
  labelOf,
  presentOf,
  readPresent,
  readWeeks,
  shortKey,
  shownState,
  type PresentMarket,
  type PresentValue,
} from './presentProposals.ts';
import { readProposalForm, type OrderedGoods, type ProposalOffer, type ReadForm } from './proposalForm.ts';
import * as store from './proposalStore.ts';

export type { ProposalAnswer } from './answerProposals.ts';
export { fieldOf, NOTE_MAX, type FieldRefusal, type ProposalOffer } from './proposalForm.ts';
export { goodsName } from './presentProposals.ts';
export type { ProposedGoods } from './proposalStore.ts';

/** Waiting proposals that the desk lists, and answered ones. */
const WAITING_SHOWN = 200;
const ANSWERED_SHOWN = 30;
/** Proposals that a producer's page lists. */
const OWN_SHOWN = 60;
/** Proposals of a producer in a day; more are a mistake, or somebody's game. */
const MAX_A_DAY = 400;

/** A proposal beside what is now. `shown`: these values, which its answer sends back; saving: what accepting it saved of the catalogue. */
export type ProposalView = store.ReadProposal & PresentValue & { shown: string; saving: CatalogueSaving | null };
/** What producers propose, for the desk. count: all that wait. */
export type StaffProposalsView = { waiting: ProposalView[]; count: number; answered: ProposalView[] };

/* What producers propose of their own goods, on the page of a slip's link (ADR 170). Ids are uuids. */

type Savings = ReadonlyMap<string | null, CatalogueSaving>;
const viewOf = (proposal: store.ReadProposal, present: PresentMarket, savings: Savings): ProposalView => {
  const value = presentOf(proposal, present);
  const { kind, batch } = proposal;
  const saving = batch === null || kind === 'shortage' ? null : savings.get(answering.savingRequest(batch));
  return { ...proposal, ...value, shown: shownState(value), saving: saving ?? null };
};

/** For managers: what waits, the oldest first, and what was answered, the latest first. */
export async function list(market: Market): Promise<StaffProposalsView> {
  const db = market.database.kysely;
  const [waiting, answered] = [
    await store.readWaiting(db, WAITING_SHOWN),
    await store.readAnswered(db, ANSWERED_SHOWN),
  ];
  const weeks = await readWeeks(market, waiting);
  const now = market.clock.now();
  const present = await readPresent(db, [...waiting, ...answered], { ...weeks, now });
  const savings = new Map((await catalogueAdmin.catalogueSavings(market)).map((saving) => [saving.request, saving]));
  const ofMarket = (rows: readonly store.ReadProposal[]) =>
    rows.filter(({ seller_id: id }) => present.sellers.has(id)).map((row) => viewOf(row, present, savings));
  return { waiting: ofMarket(waiting), count: await store.countWaiting(db), answered: ofMarket(answered) };
}

/** Accepts or declines proposals for a member of staff; returns what is then. See `answerProposals.ts` for its refusals. */
export async function answer(
  market: Market,
  staff: { staffId: string; locale: Locale },
  press: answering.ProposalAnswer,
): Promise<StaffProposalsView> {
  await answering.answer(market, staff, press);
  return list(market);
}

/** What the producer of a slip's page can propose for now. */
async function offerOf(market: Market, page: SlipPage): Promise<ProposalOffer> {
  const db = market.database.kysely;
  const { sellerId, week, deliveryDay, now } = page;
  const bring = (page.slip?.content.items ?? []).flatMap(({ variantId }) => variantId ?? []);
  const isRunning = bring.length > 0 && isWeekRunning(deliveryDay, now);
  const weeks = isRunning ? await readWeeks(market, [{ week, seller_id: sellerId, variant_id: null }]) : null;
  const sold = isRunning ? await store.readGoods(db, [...new Set(bring)]) : new Map<string, never>();
  const ordered = [...sold.values()].flatMap((goods): OrderedGoods[] => {
    const lines = weeks?.lines.get(shortKey(week, sellerId, goods.id)) ?? [];
    const units = lines.reduce((sum, line) => sum + comingUnits(line), 0);
    return units === 0 || goods.sellerId !== sellerId ? [] : [{ goods, units, lines }];
  });
  const seller = (await store.readSellers(db, [sellerId])).get(sellerId);
  const until = seller ? awayUntil(seller, now) : null;
  const planned = seller ? plannedVacation(seller, now) : null;
  return { goods: await store.readGoodsOf(db, sellerId), ordered, awayUntil: until, planned, today: dayAt(now), week };
}

/** A proposal as its producer sees it, under what it was called. */
export type OwnProposal = store.ReadProposal & { label: (locale: Locale) => string };
/** What a slip's page shows of proposals. form: a new one, to send with what is typed. */
export type ProposalPage = { offer: ProposalOffer; own: OwnProposal[]; form: string };

export async function ofPage(market: Market, page: SlipPage): Promise<ProposalPage> {
  const own = await store.readProposalsOf(market.database.kysely, page.sellerId, OWN_SHOWN);
  return {
    offer: await offerOf(market, page),
    own: own.map((proposal) => ({ ...proposal, label: (locale: Locale) => labelOf(proposal, locale) })),
    form: await slipForm(market.database.kysely, page.slipId),
  };
}

/** sent: how many are new. form: it is of no page of this slip. many: too many in a day. */
export type ProposeResult =
  | { state: 'sent'; sent: number }
  | { state: 'refused'; refusals: ReadForm['refusals'] }
  | { state: 'form' | 'many' };

/**
 * Stores what a producer typed on a slip's page: all of it, or nothing if anything is refused. A proposal takes the place of the one that
 * waits for the same; one that asks for what is so already withdraws it. A form that was sent before, and what waits already, change nothing.
 */
export async function propose(market: Market, page: SlipPage, values: URLSearchParams): Promise<ProposeResult> {
  const { sellerId, slipId, now } = page;
  const form = await readSlipForm(market.database.kysely, slipId, values.get('form') ?? '');
  if (form === null) return { state: 'form' };
  const { proposals, present, note, refusals } = readProposalForm(values, await offerOf(market, page));
  return inTransaction(market.database, async (tx) => {
    await store.lockSellers(tx, [sellerId]);
    if (await store.hasForm(tx, form)) return { state: 'sent', sent: 0 };
    if (refusals.size > 0) return { state: 'refused', refusals };
    const waiting = await store.readWaitingOf(tx, sellerId);
    const isWaiting = (one: (typeof proposals)[number]) => {
      const other = waiting.get(one.subject);
      return (
        other?.amount === (one.amount ?? null) &&
        other.from_day === (one.from_day ?? null) &&
        other.back_day === (one.back_day ?? null) &&
        other.note === note
      );
    };
    const isNew = proposals.filter((one) => !isWaiting(one));
    if ((await store.countSince(tx, sellerId, new Date(now.getTime() - DAY_MS))) + isNew.length > MAX_A_DAY)
      return { state: 'many' };
    const idsOf = (subjects: readonly string[]) => subjects.flatMap((subject) => waiting.get(subject)?.id ?? []);
    await store.endProposals(tx, idsOf(present), 'withdrawn', now);
    await store.endProposals(tx, idsOf(isNew.map(({ subject }) => subject)), 'replaced', now);
    const rows = isNew.map((proposal): store.NewProposal => ({
      label_primary: '',
      ...proposal,
      id: randomUUID(),
      seller_id: sellerId,
      slip_id: slipId,
      note,
      form,
      proposed_at: now,
      status: 'waiting',
    }));
    await store.insertProposals(tx, rows);
    return { state: 'sent', sent: rows.length };
  });
}

/** Erases what was answered so many days ago, or has waited since; returns how many. */
export const forget = ({ database }: Market, days: number): Promise<number> =>
  store.eraseProposals(database.kysely, new Date(Date.now() - days * DAY_MS));
