import { isStorable } from '../../rules/plainText.ts';
import type { Database } from '../database/database.ts';
import type { Connection, PageArgs } from '../graphql/connection.ts';
import { keysetPageOf } from '../graphql/keysetPage.ts';
import { MarketError } from '../marketError.ts';
import type { OrderEventView } from './orderEvent.ts';
import { readOrderEvents } from './orderEventStore.ts';
import { readOrders, readOrdersToPack } from './orderStore.ts';
import type { WeekOrders } from './orderStore.ts';
import type { OrderView } from './orderView.ts';
import { findOrders, orderOfNumber } from './staffOrderStore.ts';
import type { OrderConditions } from './staffOrderStore.ts';

const WORDS_LENGTH = 200;
/** Largest value of the integer column. */
const MAX_NUMBER = 2_147_483_647;

export type { WeekOrders } from './orderStore.ts';

export type StaffOrderFilter = Omit<OrderConditions, 'words'> & { words: string };

/** Orders of all customers, for staff. Callers check the role. Ids are uuids. */
export type StaffOrders = {
  /** The matching orders, newest first. BAD_CURSOR; BAD_INPUT for a search of more than 200 characters. */
  list(filter: StaffOrderFilter, page: PageArgs): Promise<Connection<OrderView>>;
  byId(id: string): Promise<OrderView | null>;
  byNumber(number: number): Promise<OrderView | null>;
  /** The orders with these ids, in their order; unknown ids are left out. Takes three statements, however many ids. */
  byIds(ids: readonly string[]): Promise<OrderView[]>;
  /** The orders to pack of a week, by number. */
  toPack(week: WeekOrders): Promise<OrderView[]>;
  /** The events of an order, oldest first. */
  history(order: OrderView): Promise<OrderEventView[]>;
};

export function createStaffOrders({ kysely: db }: Database): StaffOrders {
  async function byId(id: string): Promise<OrderView | null> {
    const [order = null] = await readOrders(db, [id]);
    return order;
  }
  return {
    async list({ words, ...conditions }, page) {
      if (words.length > WORDS_LENGTH || !isStorable(words)) throw new MarketError('BAD_INPUT', { field: 'words' });
      const filter = { ...conditions, words: words.split(/\s+/).filter(Boolean) };
      return keysetPageOf(
        page,
        `staff orders ${JSON.stringify(filter)}`,
        (keyset) => findOrders(db, filter, keyset),
        (ids) => readOrders(db, ids),
      );
    },
    byId,
    byIds: (ids) => readOrders(db, ids),
    async byNumber(number) {
      const id = number > 0 && number <= MAX_NUMBER ? await orderOfNumber(db, number) : null;
      return id === null ? null : byId(id);
    },
    toPack: (week) => readOrdersToPack(db, week),
    history: (order) => readOrderEvents(db, order),
  };
}
