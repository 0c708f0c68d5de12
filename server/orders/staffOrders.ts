import { isStorable } from '#rules/plainText.ts';
import type { Database } from '../database/database.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { keysetPageOf } from '../graphql/keysetPage.ts';
import { MarketError } from '../marketError.ts';
import type { OrderEventView } from './orderEvent.ts';
import { readOrderEvents } from './orderEventStore.ts';
import { readOrders, readOrdersToPack } from './orderStore.ts';
import type { WeekOrders } from './orderStore.ts';
import type { OrderView } from './orderView.ts';
import { findOrders, orderOfAttempt, orderOfNumber } from './staffOrderStore.ts';
import type { OrderConditions } from './staffOrderStore.ts';

const WORDS_LENGTH = 200;
/** Largest value of the integer column. */
const MAX_NUMBER = 2_147_483_647;

export type { WeekOrders } from './orderStore.ts';

export type StaffOrderFilter = Omit<OrderConditions, 'words'> & { words: string };

/* Orders of all customers, for staff. Callers check the role. Ids are uuids. */

export async function byId(database: Database, id: string): Promise<OrderView | null> {
  const [order = null] = await readOrders(database.kysely, [id]);
  return order;
}

/** The matching orders, newest first. BAD_CURSOR; BAD_INPUT for a search of more than 200 characters. */
export async function list(
  database: Database,
  { words, ...conditions }: StaffOrderFilter,
  page: PageArgs,
): Promise<Connection<OrderView>> {
  if (words.length > WORDS_LENGTH || !isStorable(words)) throw new MarketError('BAD_INPUT', { field: 'words' });
  const filter = { ...conditions, words: words.split(/\s+/).filter(Boolean) };
  return keysetPageOf(
    page,
    `staff orders ${JSON.stringify(filter)}`,
    (keyset) => findOrders(database.kysely, filter, keyset),
    (ids) => readOrders(database.kysely, ids),
  );
}

/** The orders with these ids, in their order; unknown ids are left out. Takes three statements, however many ids. */
export function byIds(database: Database, ids: readonly string[]): Promise<OrderView[]> {
  return readOrders(database.kysely, ids);
}

export async function byNumber(database: Database, number: number): Promise<OrderView | null> {
  const id = number > 0 && number <= MAX_NUMBER ? await orderOfNumber(database.kysely, number) : null;
  return id === null ? null : byId(database, id);
}

/** The orders to pack of a week, by number. */
export function toPack(database: Database, week: WeekOrders): Promise<OrderView[]> {
  return readOrdersToPack(database.kysely, week);
}

/** The events of an order, oldest first. */
export function history(database: Database, order: OrderView): Promise<OrderEventView[]> {
  return readOrderEvents(database.kysely, order);
}

/** The order of a paid attempt, by its uuid; null: it has none. */
export async function ofPaidAttempt(database: Database, attemptId: string): Promise<OrderView | null> {
  const id = await orderOfAttempt(database.kysely, attemptId);
  return id === null ? null : byId(database, id);
}
