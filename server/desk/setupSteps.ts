import type { SetupStepName } from '#generated/schemaTypes.ts';
import { taxesOn } from '#rules/marketTerms.ts';
import { dayAt } from '#rules/zone.ts';
import { staffOf, type Visitor } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import type { Market } from '../runningMarket.ts';
import * as store from './setupStore.ts';

/** In the order in which a market is filled in: goods need a producer, pictures need goods. */
const STEPS: readonly SetupStepName[] = [
  'identity',
  'contact',
  'amounts',
  'taxes',
  'week',
  'texts',
  'collections',
  'places',
  'zones',
  'sellers',
  'products',
  'pictures',
  'proposals',
  'payment',
];
/** A market that delivers nothing, uses the texts that come with it, or writes to its producers itself is complete without these. */
const OPTIONAL: ReadonlySet<SetupStepName> = new Set(['texts', 'zones', 'pictures', 'proposals']);

export type SetupStep = { name: SetupStepName; done: boolean; optional: boolean };

/** What a new market still lacks, by its data; null: nothing that it needs, or a manager has dismissed the list. Now: of the market. */
export async function steps(market: Pick<Market, 'database'>, now: Date): Promise<SetupStep[] | null> {
  const { taxNumbers, ...row } = await store.readSetup(market.database.kysely);
  const rates = taxesOn(row, dayAt(now));
  // A tax that is charged needs its number on the receipt.
  const taxes = (rates.gst === 0 || taxNumbers.gst !== null) && (rates.pst === 0 || taxNumbers.qst !== null);
  const done = { ...row, taxes };
  const all = STEPS.map((name) => ({ name, done: done[name], optional: OPTIONAL.has(name) }));
  return row.dismissed || all.every(({ done, optional }) => done || optional) ? null : all;
}

/** Dismisses the list for good, for all managers: the journal's entry is what does it, once. */
export function dismiss(market: Pick<Market, 'database' | 'clock'>, staff: Visitor): Promise<boolean> {
  return inTransaction(market.database, (tx) =>
    journal.record(tx, {
      kind: 'dismiss_setup',
      staffId: staffOf(staff),
      request: 'dismiss_setup',
      at: market.clock.now(),
    }),
  );
}
