import { randomUUID } from 'node:crypto';
import type { CatalogueRecordInput } from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import { decimalOf } from '#rules/money.ts';
import { isPlainText, storedText } from '#rules/plainText.ts';
import { DEFAULT_SHORTAGE_RULE, shortageMarks, type ShortageRule } from '#rules/shortage.ts';
import { plannedVacation, vacationEnd, vacationText } from '#rules/vacation.ts';
import * as catalogueAdmin from '../catalogueAdmin/catalogueAdminService.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { markLinesIn } from '../desk/deskOrders.ts';
import { toId } from '../graphql/globalId.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import {
  laterVacation,
  presentOf,
  readPresent,
  readWeeks,
  shortKey,
  shownState,
  type PresentMarket,
} from './presentProposals.ts';
import * as store from './proposalStore.ts';
import type { StoredProposal } from './proposalStore.ts';

/** Proposals that one press answers. */
const MAX_ANSWERED = 100;
/** The longest word to a producer, in characters. */
const ANSWER_MAX = 280;

/** A press at the desk. shown: of each proposal, `ProposalView.shown` as the manager saw it. */
export type ProposalAnswer = {
  proposals: readonly { id: string; shown: string }[];
  accept: boolean;
  answer: string | null;
  requestId: string;
};
type Press = { staffId: string; locale: Locale; now: Date; batch: string; rule: ShortageRule };

/** The request of the saving that a press makes, by which its proposals name it. */
export const savingRequest = (batch: string): string => `answer_proposals ${batch}`;

const changed = (ids: readonly string[]) =>
  new MarketError('PROPOSALS_CHANGED', { proposals: ids.map((id) => toId('Proposal', id)) });

/** The proposed values as cells of the catalogue's files, one record for each product, with the values that they replace. */
function productRecords(proposals: readonly StoredProposal[], { goods }: PresentMarket): CatalogueRecordInput[] {
  const cells = proposals.flatMap((proposal) => {
    const variant = goods.get(proposal.variant_id ?? '');
    if (!variant || (proposal.kind !== 'stock' && proposal.kind !== 'price')) return [];
    return [{ proposal, variant }];
  });
  return [...Map.groupBy(cells, ({ variant }) => variant.product)].flatMap(([key, ofProduct]) => {
    const [first] = ofProduct;
    if (!first) return [];
    const variants = [...Map.groupBy(ofProduct, ({ variant }) => variant.key)].map(([name, ofVariant]) => {
      const stock = ofVariant.find(({ proposal }) => proposal.kind === 'stock');
      return {
        key: name,
        ...(stock && { seenStock: stock.proposal.seen }),
        cells: ofVariant.map(({ proposal: { kind, amount } }) =>
          kind === 'stock'
            ? { column: 'stock', value: String(amount ?? 0) }
            : { column: 'price', value: decimalOf(amount ?? 0) },
        ),
      };
    });
    return [{ key, version: first.variant.version, cells: [], variants, removed: false }];
  });
}

function sellerRecords(proposals: readonly StoredProposal[], { sellers, now }: PresentMarket): CatalogueRecordInput[] {
  return proposals.flatMap((proposal) => {
    const { kind, seller_id: id, back_day: back } = proposal;
    const seller = sellers.get(id);
    const until = back === null ? null : vacationEnd(back, now);
    if (kind !== 'vacation' || !seller || !until) return [];
    const later = laterVacation(proposal, now);
    const hasBegun = seller.nextVacation !== null && plannedVacation(seller, now) === null;
    const cells = later
      ? [{ column: 'next_vacation', value: vacationText(later) }]
      : [
          { column: 'deactivated_until', value: until.toISOString() },
          // What was planned, and goes on now, ends as this vacation does.
          ...(hasBegun ? [{ column: 'next_vacation', value: '' }] : []),
        ];
    return [{ key: seller.handle, version: seller.version, cells, removed: false }];
  });
}

/** Marks what will be missing, as the desk's own lists do: money and mails follow from the marks (F-150). */
async function markShortages(
  tx: Transaction,
  proposals: readonly StoredProposal[],
  { lines, now }: PresentMarket,
  { staffId, rule }: { staffId: string; rule: ShortageRule },
): Promise<void> {
  for (const { id, week, seller_id: seller, variant_id: variant, amount } of proposals.filter(
    ({ kind }) => kind === 'shortage',
  )) {
    const marks = shortageMarks(lines.get(shortKey(week ?? '', seller, variant ?? '')) ?? [], amount ?? 0, rule);
    if (!marks) throw changed([id]);
    for (const { line, status, missing } of marks) {
      const part = missing === null ? null : { missing, displayed: line.missing };
      await markLinesIn(tx, { staffId, at: now }, { ids: [line.id], status, expected: line.status, part });
    }
  }
}

const isRaced = (error: unknown): boolean =>
  error instanceof MarketError &&
  ['CATALOGUE_CHANGED', 'LINES_CHANGED', 'TRANSITION_REFUSED', 'NOT_FOUND'].includes(error.code);

/** Does what was proposed, by the services of the desk's own forms. */
async function apply(
  tx: Transaction,
  proposals: readonly StoredProposal[],
  present: PresentMarket,
  { staffId, locale, now, batch, rule }: Press,
): Promise<void> {
  const products = productRecords(proposals, present);
  const sellers = sellerRecords(proposals, present);
  try {
    await catalogueAdmin.saveManyIn(tx, { staffId, now, locale, request: savingRequest(batch) }, [
      ...(products.length > 0 ? [{ kind: 'products' as const, records: products }] : []),
      ...(sellers.length > 0 ? [{ kind: 'sellers' as const, records: sellers }] : []),
    ]);
    await markShortages(tx, proposals, present, { staffId, rule });
  } catch (error) {
    if (isRaced(error) || (error instanceof MarketErrors && error.errors.every(isRaced)))
      throw changed(proposals.map(({ id }) => id));
    throw error;
  }
}

/** BAD_INPUT {field}: a word that is too long, or not plain text. */
function wordOf(answer: string | null): string | null {
  const word = storedText(answer ?? '');
  if (word === '') return null;
  if (!isPlainText(word, ANSWER_MAX, true)) throw new MarketError('BAD_INPUT', { field: 'answer' });
  return word;
}

/**
 * Accepts or declines proposals: all of them, or none. What is accepted happens in the same transaction; each producer gets one mail. A
 * repeated request changes nothing. BAD_INPUT {field}; REQUEST_REUSED; NOT_FOUND; PROPOSALS_CHANGED {proposals}: those that were answered or
 * replaced meanwhile, or, if they are accepted, whose values are not those shown, or that cannot be accepted now.
 */
export async function answer(
  market: Market,
  { staffId, locale }: { staffId: string; locale: Locale },
  { proposals: chosen, accept, answer: typed, requestId }: ProposalAnswer,
): Promise<void> {
  const word = wordOf(typed);
  const shown = new Map(chosen.map((proposal) => [proposal.id, proposal.shown]));
  const ids = [...shown.keys()];
  if (ids.length === 0 || ids.length > MAX_ANSWERED || ids.length < chosen.length)
    throw new MarketError('BAD_INPUT', { field: 'proposals' });
  const request = callersRequest('answer_proposals', requestId, { proposals: chosen, accept, answer: typed });
  const now = market.clock.now();
  const { identity } = await market.siteInformation.settings();
  const rule = identity?.shortageRule ?? DEFAULT_SHORTAGE_RULE;
  const before = await store.readProposals(market.database.kysely, ids);
  const weeks = accept ? await readWeeks(market, before) : null;
  await inTransaction(market.database, async (tx) => {
    if (!(await journal.recordRequest(tx, request, now))) return;
    // Producers before proposals, as when they propose.
    await store.lockSellers(tx, [...new Set(before.map(({ seller_id: id }) => id))]);
    const proposals = await store.lockProposals(tx, ids);
    const batch = randomUUID();
    if (proposals.length < ids.length) throw new MarketError('NOT_FOUND');
    const answered = proposals.filter(({ status }) => status !== 'waiting');
    if (answered.length > 0) throw changed(answered.map(({ id }) => id));
    if (weeks) {
      await catalogueAdmin.lockCatalogue(tx);
      const present = await readPresent(tx, proposals, { ...weeks, now });
      const moved = proposals.filter((proposal) => {
        const value = presentOf(proposal, present);
        return value.refusal !== null || shownState(value) !== shown.get(proposal.id);
      });
      if (moved.length > 0) throw changed(moved.map(({ id }) => id));
      await apply(tx, proposals, present, { staffId, locale, now, batch, rule });
    }
    const status = accept ? 'accepted' : 'declined';
    await store.writeAnswer(tx, ids, { status, answered_at: now, staff_id: staffId, answer: word, batch });
    const data = {
      accept,
      proposals: proposals.map(({ id, kind, seller_id: seller, label_primary: label, amount }) => ({
        id,
        kind,
        seller,
        label,
        amount,
      })),
    };
    await journal.record(tx, { kind: 'answer_proposals', staffId, request: request.key, data, at: now });
    for (const sellerId of new Set(proposals.map(({ seller_id: id }) => id)))
      await queueMail(tx, { kind: 'proposals_answered', about: `${batch} ${sellerId}`, data: { batch, sellerId } });
  });
  await market.catalogue.fresh();
}
