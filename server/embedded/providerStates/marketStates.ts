import type { Database } from '../../database/database.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { Services } from '../../services.ts';
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
}): Record<MarketState, Handler> {
  const { services, database } = parts;

  const within = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(database, work);

  function state<Wish>(
    shape: { parse(given: unknown): Wish },
    setup: (wish: Wish) => Promise<void>,
    teardown: (wish: Wish) => Promise<void>,
  ): Handler {
    return {
      async setup(given) {
        await setup(shape.parse(given));
        services.catalogue.outdated();
        return { headers: {} };
      },
      async teardown(given) {
        await teardown(shape.parse(given));
        services.catalogue.changed();
      },
    };
  }

  /** A state that replaces existing data: `put` returns it, `putBack` receives it. */
  function replacing<Wish, Kept>(
    shape: { parse(given: unknown): Wish },
    put: (tx: Transaction, wish: Wish) => Promise<Kept>,
    putBack: (tx: Transaction, wish: Wish, kept: Kept) => Promise<void>,
  ): Handler {
    let kept: { was: Kept } | null = null;
    return state(
      shape,
      async (wish) => {
        const was = await within((tx) => put(tx, wish));
        kept ??= { was };
      },
      async (wish) => {
        if (!kept) return;
        const { was } = kept;
        await within((tx) => putBack(tx, wish, was));
        kept = null;
      },
    );
  }

  return {
    'a catalogue': state(
      params['a catalogue'],
      (wish) => within((tx) => putCatalogue(tx, wish)),
      (wish) => within((tx) => removeCatalogue(tx, wish)),
    ),
    'new arrivals and sales': state(
      params['new arrivals and sales'],
      () => within(putSpecialCollections),
      () => within(removeSpecialCollections),
    ),
    'site information': replacing(
      params['site information'],
      async (tx, wish) => {
        const was = await keepSettings(tx);
        await putSettings(tx, wish);
        return was;
      },
      (tx, _, was) => putSettings(tx, was),
    ),
    'baskets on offer': replacing(params['baskets on offer'], offerOnly, offerAgain),
    'places of the open week': replacing(params['places of the open week'], openOnly, openAgain),
    'a box to borrow': replacing(params['a box to borrow'], lendBox, lendAgain),
  };
}
