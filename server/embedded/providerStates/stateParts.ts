import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { Sessions } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import type { StatedAccounts } from './statedAccounts.ts';
import type { StatedPayment } from './statedPayment.ts';
import type { StateName } from './stateInput.ts';

/** What the interaction's request has to carry for the state to be the caller's. */
export type StateHeaders = Record<string, string>;
/** values: what takes the place of an example in the request's body. */
export type StateAnswer = { headers: StateHeaders; values?: Record<string, string> };
export type Handler = { setup(params: unknown): Promise<StateAnswer>; teardown(params: unknown): Promise<void> };
export type StateHandlers = Record<StateName, Handler>;

export type StateParts = {
  services: Pick<
    Services,
    'baskets' | 'cart' | 'catalogue' | 'checkout' | 'desk' | 'fulfilment' | 'orders' | 'refunds' | 'work'
  >;
  database: Database;
  clock: Clock;
  publicUrl: string;
  sessions: Sessions;
  /** Of the embedded identity provider; null where somebody else signs people in. */
  accounts: StatedAccounts | null;
  /** In front of the payment provider that the services ask. */
  statedPayment: StatedPayment;
};

/** Who has the session that a state belongs to, and what the interaction's request carries for it. */
export type StatedCaller = { caller: Caller; headers: StateHeaders };
