import { isPlainText, storedText } from '#rules/plainText.ts';
import { isFormerPrice, isShelfPrice, SHELF_PRICE_MAX } from '#rules/price.ts';
import { shortageLimit, type ShortLine } from '#rules/shortage.ts';
import { isPossibleStock, STOCK_MAX } from '#rules/stockFigures.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { VACATION_MAX_DAYS, type Vacation } from '#rules/vacation.ts';
import { addDays, isCalendarDay } from '#rules/zone.ts';
import type { ProposalKind } from '../database/proposalTables.ts';
import { goodsLabel } from './presentProposals.ts';
import type { NewProposal, ProposedGoods } from './proposalStore.ts';

/** The longest word to the market, in characters. */
export const NOTE_MAX = 280;
/** A price that changes by more than this is a typing error: it is refused, with the reason. */
const PRICE_FACTOR = 5;

/** Goods that a producer brings for the week of a slip: how many are ordered. */
export type OrderedGoods = { goods: ProposedGoods; units: number; lines: readonly ShortLine[] };

/** What a producer can propose for now. */
export type ProposalOffer = {
  goods: readonly ProposedGoods[];
  /** Empty once the week is over. */
  ordered: readonly OrderedGoods[];
  awayUntil: Date | null;
  /** A vacation that will begin by itself. */
  planned: Vacation | null;
  /** Today at the market. */
  today: string;
  /** The slip's week by its first day. */
  week: string;
};

/** The fields of the page's form. */
export const fieldOf = (kind: 'stock' | 'price' | 'shortage', variantId: string): string => `${kind}-${variantId}`;

/** Why a field is refused; the texts are `proposal.error.<reason>` with these values: units, cents or days. */
export type FieldRefusal = {
  reason:
    | 'number'
    | 'stock_limit'
    | 'stock_max'
    | 'price'
    | 'price_nothing'
    | 'price_max'
    | 'price_jump'
    | 'price_former'
    | 'shortage_nothing'
    | 'shortage_limit'
    | 'day'
    | 'day_past'
    | 'day_order'
    | 'day_far'
    | 'note'
    | 'note_long'
    | 'unavailable'
    | 'empty';
  count?: number;
  amount?: number;
};

/** A proposal as it was typed. */
export type TypedProposal = Pick<
  NewProposal,
  'kind' | 'subject' | 'amount' | 'seen' | 'from_day' | 'back_day' | 'seen_until'
> &
  Partial<Pick<NewProposal, 'variant_id' | 'week' | 'label_primary' | 'label_secondary'>>;

export type ReadForm = {
  proposals: TypedProposal[];
  /** Subjects for which it asks what is so already. */
  present: string[];
  note: string | null;
  /** By the field; `form`: of the whole form. */
  refusals: Map<string, FieldRefusal>;
};

const subjectOf = (kind: ProposalKind, variantId: string | null, week: string | null = null): string =>
  [kind, variantId, week].filter((part) => part !== null).join(' ');

/** A count as people type it; null: none. */
function countOf(typed: string): number | null {
  const digits = typed.replaceAll(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

function readStock(typed: string, goods: ProposedGoods): FieldRefusal | number {
  const stock = countOf(typed);
  if (stock === null) return { reason: 'number' };
  if (stock > STOCK_MAX) return { reason: 'stock_max', count: STOCK_MAX };
  if (isPossibleStock({ ...goods, stock })) return stock;
  return { reason: 'stock_limit', count: Math.max(goods.held, goods.stockMdo) };
}

function readPrice(typed: string, goods: ProposedGoods): FieldRefusal | number {
  const price = readDollars(typed);
  if (price === null || price < 0) return { reason: 'price' };
  if (price === 0) return { reason: 'price_nothing' };
  if (!isShelfPrice(price)) return { reason: 'price_max', amount: SHELF_PRICE_MAX };
  if (price > goods.price * PRICE_FACTOR || price * PRICE_FACTOR < goods.price)
    return { reason: 'price_jump', amount: goods.price };
  if (!isFormerPrice(goods.comparedAtPrice, price))
    return { reason: 'price_former', amount: goods.comparedAtPrice ?? 0 };
  return price;
}

function readShortage(typed: string, { lines }: OrderedGoods): FieldRefusal | number {
  const units = countOf(typed);
  if (units === null) return { reason: 'number' };
  if (units === 0) return { reason: 'shortage_nothing' };
  const limit = shortageLimit(lines);
  return units > limit ? { reason: 'shortage_limit', count: limit } : units;
}

/** From a day on, until another on which they sell again. */
function readVacation(values: URLSearchParams, offer: ProposalOffer, refusals: ReadForm['refusals']): TypedProposal[] {
  const [from, back] = [values.get('from')?.trim() ?? '', values.get('back')?.trim() ?? ''];
  if (from === '' && back === '') return [];
  for (const [field, day] of [
    ['from', from],
    ['back', back],
  ] as const)
    if (!isCalendarDay(day)) refusals.set(field, { reason: 'day' });
  if (refusals.has('from') || refusals.has('back')) return [];
  if (from < offer.today) refusals.set('from', { reason: 'day_past' });
  if (back <= from) refusals.set('back', { reason: 'day_order' });
  else if (back > addDays(offer.today, VACATION_MAX_DAYS))
    refusals.set('back', { reason: 'day_far', count: VACATION_MAX_DAYS });
  return [
    {
      kind: 'vacation',
      subject: subjectOf('vacation', null),
      from_day: from,
      back_day: back,
      seen_until: (from > offer.today ? offer.planned?.back : null) ?? offer.awayUntil,
    },
  ];
}

function readNote(typed: string, refusals: ReadForm['refusals']): string | null {
  const note = storedText(typed);
  if (note === '') return null;
  if (note.length > NOTE_MAX) refusals.set('note', { reason: 'note_long', count: NOTE_MAX });
  else if (!isPlainText(note, NOTE_MAX, true)) refusals.set('note', { reason: 'note' });
  return note;
}

const FIELD = /^(?<kind>stock|price|shortage)-(?<id>[0-9a-f-]{36})$/;

/** One field of goods; null: nothing was typed, or it is refused. */
function readField(
  [field, typed]: [string, string],
  { goods, ordered, week }: ProposalOffer,
  refusals: ReadForm['refusals'],
): TypedProposal | null {
  const { kind, id = '' } = (FIELD.exec(field)?.groups ?? {}) as { kind?: 'stock' | 'price' | 'shortage'; id?: string };
  if (!kind || typed.trim() === '') return null;
  const brought = ordered.find((one) => one.goods.id === id);
  const own = kind === 'shortage' ? brought?.goods : goods.find((one) => one.id === id);
  // Of another producer, retired meanwhile, of a week that is over, or not counted.
  if (!own || (kind === 'stock' && !own.trackStock) || (kind === 'shortage' && !brought)) {
    refusals.set('form', { reason: 'unavailable' });
    return null;
  }
  const read = { stock: readStock, price: readPrice, shortage: () => readShortage(typed, brought!) }[kind](typed, own);
  if (typeof read !== 'number') {
    refusals.set(field, read);
    return null;
  }
  const seen = kind === 'stock' ? own.stock : kind === 'price' ? own.price : (brought?.units ?? 0);
  return {
    kind,
    subject: subjectOf(kind, id, kind === 'shortage' ? week : null),
    variant_id: id,
    week: kind === 'shortage' ? week : null,
    ...goodsLabel(own),
    amount: read,
    seen,
  };
}

/** What was typed into the page's form: proposals, and what is refused of it. */
export function readProposalForm(values: URLSearchParams, offer: ProposalOffer): ReadForm {
  const refusals: ReadForm['refusals'] = new Map();
  const typed = [...new Map(values)].flatMap((entry) => readField(entry, offer, refusals) ?? []);
  const isPresent = ({ kind, amount, seen }: TypedProposal) => kind !== 'shortage' && amount === seen;
  const proposals = typed.filter((one) => !isPresent(one));
  const present = typed.filter(isPresent).map(({ subject }) => subject);
  proposals.push(...readVacation(values, offer, refusals));
  const note = readNote(values.get('note') ?? '', refusals);
  if (typed.length === 0 && proposals.length === 0 && refusals.size === 0) refusals.set('form', { reason: 'empty' });
  return { proposals, present, note, refusals };
}
