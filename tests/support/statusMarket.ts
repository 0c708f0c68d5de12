import { afterAll, beforeAll } from 'vitest';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { Database } from '../../server/database/database.ts';
import type { Transaction } from '../../server/database/transaction.ts';
import { openMarket } from './purchaseMarket.ts';
import { statusOrders, writeStatusOrders, type OrderKind } from './statusOrders.ts';
import { createTestDatabase, eitherDatabaseKind } from './testDatabase.ts';
import { undoing } from './undoing.ts';

/** A market with every order of `statusOrders`, written once for a suite. What runs `inRows` is rolled back. */
export function statusMarket(prepare: (database: Database) => Promise<void> = async () => {}) {
  let database: Database;
  const orders = statusOrders();
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    await prepare(database);
    await writeStatusOrders(database, orders);
  });
  afterAll(() => database.close());
  return {
    orders,
    orderOf: (kind: OrderKind, status: OrderStatus) =>
      orders.find((order) => order.kind === kind && order.status === status)!,
    inRows: <Result>(run: (tx: Transaction) => Promise<Result>) => undoing(database, run),
  };
}
