import type { Database } from '../database/database.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Services } from '../services.ts';
import { lendAgain, lendBox } from './boxStateStore.ts';
import {
  putCatalogue,
  putSpecialCollections,
  removeCatalogue,
  removeSpecialCollections,
} from './catalogueStateStore.ts';
import { openAgain, openOnly } from './placesStateStore.ts';
import { keepSettings, offerAgain, offerOnly, putSettings } from './settingsStateStore.ts';
import { stateParams as params, type StateName } from './stateInput.ts';
import type { Handler } from './stateParts.ts';

type MarketState = Extract<
  StateName,
  | 'a catalogue'
  | 'new arrivals and sales'
  | 'site information'
  | 'baskets on offer'
  | 'places of the open week'
  | 'a box to borrow'
>;

/**
 * States that all visitors see. The operator's settings that a state replaces are stored in this process and restored
 * on teardown: after setting a state up twice, those from before the first time.
 */
export function createMarketStates(parts: {
  services: Pick<Services, 'catalogue'>;
  database: Database;
  /** The market's. */
  clock: Clock;
}): Record<MarketState, Handler> {
  const { services, database, clock } = parts;

  const within = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(database, work);

  function state<Input>(
    shape: { parse(params: unknown): Input },
    setup: (input: Input) => Promise<void>,
    teardown: (input: Input) => Promise<void>,
  ): Handler {
    return {
      async setup(params) {
        await setup(shape.parse(params));
        services.catalogue.outdated();
        return { headers: {} };
      },
      async teardown(params) {
        await teardown(shape.parse(params));
        services.catalogue.changed();
      },
    };
  }

  /** A state that replaces existing data: `put` returns it, `putBack` receives it. */
  function replacing<Input, Previous>(
    shape: { parse(params: unknown): Input },
    apply: (tx: Transaction, input: Input) => Promise<Previous>,
    restore: (tx: Transaction, input: Input, previous: Previous) => Promise<void>,
  ): Handler {
    let stored: { was: Previous } | null = null;
    return state(
      shape,
      async (input) => {
        const was = await within((tx) => apply(tx, input));
        stored ??= { was };
      },
      async (input) => {
        if (!stored) return;
        const { was } = stored;
        await within((tx) => restore(tx, input, was));
        stored = null;
      },
    );
  }

  return {
    'a catalogue': state(
      params['a catalogue'],
      (input) => within((tx) => putCatalogue(tx, input)),
      (input) => within((tx) => removeCatalogue(tx, input)),
    ),
    'new arrivals and sales': state(
      params['new arrivals and sales'],
      () => within(putSpecialCollections),
      () => within(removeSpecialCollections),
    ),
    'site information': replacing(
      params['site information'],
      async (tx, input) => {
        const was = await keepSettings(tx);
        await putSettings(tx, input, clock.now());
        return was;
      },
      (tx, _, was) => putSettings(tx, was, clock.now()),
    ),
    'baskets on offer': replacing(params['baskets on offer'], offerOnly, offerAgain),
    'places of the open week': replacing(
      params['places of the open week'],
      (tx, input) => openOnly(tx, input, clock.now()),
      openAgain,
    ),
    'a box to borrow': replacing(params['a box to borrow'], lendBox, lendAgain),
  };
}
