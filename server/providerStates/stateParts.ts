import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Sessions } from '../identity/session.ts';
import type { Services } from '../services.ts';
import type { StatedAccounts } from './statedAccounts.ts';
import type { StatedPayment } from './statedPayment.ts';
import type { StateName } from './stateInput.ts';

/** Headers that the interaction's request needs for the state to apply to its caller. */
export type StateHeaders = Record<string, string>;
/** values: replace examples in the request's body. */
export type StateAnswer = { headers: StateHeaders; values?: Record<string, string> };
export type Handler = { setup(params: unknown): Promise<StateAnswer>; teardown(params: unknown): Promise<void> };
export type StateHandlers = Record<StateName, Handler>;

export type StateParts = {
  services: Pick<
    Services,
    | 'baskets'
    | 'cart'
    | 'catalogue'
    | 'checkout'
    | 'desk'
    | 'fulfilment'
    | 'orderMoves'
    | 'orders'
    | 'problemReports'
    | 'staffOrders'
    | 'refunds'
    | 'work'
  >;
  database: Database;
  clock: Clock;
  publicUrl: string;
  sessions: Sessions;
  /** Of the embedded identity provider; null with another one. */
  accounts: StatedAccounts | null;
  /** Wraps the payment provider that the services call. */
  statedPayment: StatedPayment;
};

/** The caller with the session of a state, and the headers for the interaction's request. */
export type StatedCaller = { caller: Caller; headers: StateHeaders };
