import type { CartService } from '../cart/cartService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Log } from '../log.ts';

export type ClosingParts = {
  database: Database;
  cart: Pick<CartService, 'closing'>;
  fulfilment: Pick<FulfilmentService, 'openPeriod'>;
  clock: Clock;
  log: Log;
};

const AT_ONCE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The closing of a week (E17, E57): carts whose lines were sure in a week that has closed are turned, each in its own
 * transaction. What is to do is read from the carts themselves, so that it is done once whoever runs it: after a crash
 * the next run goes on, several processes share the carts, and one whose payment ended unpaid after the closing is turned
 * by a later run (E56). Answers how many carts it turned; told to stop, it ends after the one that it is at.
 */
export function createClosing({ database, cart, fulfilment, clock, log }: ClosingParts) {
  return async function close(signal?: AbortSignal): Promise<number> {
    const openWeek = fulfilment.openPeriod(clock.now()).startDate;
    let turned = 0;
    for (let after = FIRST_ID; ;) {
      const carts = await cart.closing.lateCarts(database.kysely, { openWeek, after, limit: AT_ONCE });
      for (const { id } of carts) {
        if (signal?.aborted === true) return turned;
        try {
          const lines = await inTransaction(database, (tx) => cart.closing.turnUnsure(tx, id, openWeek));
          if (lines > 0) turned += 1;
        } catch (error) {
          log.error({ err: error, cart: id }, 'A cart could not be closed with its week');
        }
      }
      const last = carts.at(-1);
      if (!last) return turned;
      after = last.id;
    }
  };
}
