import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { openStatedMarket, type StatedMarket, type StatedMarketOptions } from '../../tests/support/statedMarket.ts';
import type { PactInteraction } from '../provider/pact.ts';
import { readContract } from '../provider/pactContract.ts';
import { verifyContract, type Verification } from '../provider/verification.ts';
import type { ResolverMutant } from './resolverMutant.ts';
import { reachOf, type Reach } from './resolverReach.ts';
import { askedOf, relevantInteractions } from './resolverRelevance.ts';
import { installSwitch, type ResolverSwitch } from './resolverSwitch.ts';
import { failuresOf, type Failure, type Trial } from './resolverTrials.ts';

/**
 * caught: the first interaction that failed, where, and in which suite; conformance only if the contract and access
 * suites pass. differences: in how many calls the wrong resolver behaved differently from the right one; 0 means that no
 * interaction reached the fault.
 */
export type JudgedResolver = {
  mutant: ResolverMutant;
  caught: (Failure & { suite: 'contract' | 'conformance' }) | null;
  differences: number;
  interactions: number;
};

export type ResolverProof = {
  schema: GraphQLSchema;
  reaches: readonly Reach[];
  interactions: readonly PactInteraction[];
  /** Verifies the market as it is: all must pass before a failure means anything. Keeps every answer. */
  verifyRight(only: RegExp | null): Promise<Verification>;
  /** Verifies each wrong resolver; `only`: the interactions to use. */
  judge(mutants: readonly ResolverMutant[], only?: RegExp | null): Promise<JudgedResolver[]>;
  close(): Promise<void>;
};

/** Starts with a few interactions each, since most faults show at once; only what survives is tried with the rest. */
const FIRST_ROUND = 3;
const GROWTH = 6;

/** Each operation of a contract once, with what it reaches. */
function reachesOf(schema: GraphQLSchema, interactions: readonly PactInteraction[]): Reach[] {
  const texts = new Map(interactions.map(askedOf).map(({ operationName, query }) => [operationName, query]));
  return [...texts].map(([name, text]) => reachOf(schema, name, text));
}

/**
 * Opens the market's own API with resolvers that can be made wrong one at a time, and a verification of a contract
 * against it. file: the pacts; kind: of the database.
 */
export async function openResolverProof(
  file: readonly string[],
  kind: NonNullable<StatedMarketOptions['kind']> = 'pglite',
): Promise<ResolverProof> {
  const contract = readContract(file, null);
  /** A request carries the number of the resolver that is wrong while it is answered; 0: none. */
  let numbered: readonly ResolverMutant[] = [];
  let reaches: Reach[] = [];
  let parts: { schema: GraphQLSchema; fault: ResolverSwitch } | null = null;
  let othersThan: StatedMarket['othersThan'] | null = null;
  const market = await openStatedMarket({
    kind,
    alter(schema) {
      reaches = reachesOf(schema, contract.interactions);
      const coordinates = new Set(reaches.flatMap((one) => [...one.coordinates]));
      const fault = installSwitch(schema, coordinates, async (visitor) => othersThan?.(visitor as never) ?? []);
      parts = { schema, fault };
    },
    before: (number) => parts?.fault.set(numbered[number - 1] ?? null),
  });
  if (!parts) throw new Error('The market has made no schema.');
  ({ othersThan } = market);
  const { schema, fault }: { schema: GraphQLSchema; fault: ResolverSwitch } = parts;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-proof-'));
  const target = { url: market.url, statesUrl: `${market.url}/provider-states` };

  async function judge(mutants: readonly ResolverMutant[], only: RegExp | null = null): Promise<JudgedResolver[]> {
    numbered = mutants;
    const selected = contract.interactions.filter(({ description }) => !only || only.test(description));
    const interactionsDone = mutants.map(() => 0);
    const caught = mutants.map((): JudgedResolver['caught'] => null);
    for (const suite of ['contract', 'conformance'] as const) {
      const ofSuite = selected.filter(
        ({ comments }) => (comments?.suite === 'conformance') === (suite === 'conformance'),
      );
      const relevant = mutants.map((mutant) => relevantInteractions(mutant, ofSuite, reaches));
      const next = mutants.map(() => 0);
      for (let size = FIRST_ROUND; ; size *= GROWTH) {
        const trials = mutants.flatMap((_, index): Trial[] => {
          if (caught[index]) return [];
          const from = next[index] ?? 0;
          const some = relevant[index]?.slice(from, from + size) ?? [];
          next[index] = from + some.length;
          return some.map((interaction) => ({ number: index + 1, interaction }));
        });
        if (trials.length === 0) break;
        for (const { number } of trials) interactionsDone[number - 1] = (interactionsDone[number - 1] ?? 0) + 1;
        for (const [number, failure] of await failuresOf(trials, { ...target, contract, folder }))
          caught[number - 1] ??= { ...failure, suite };
      }
    }
    return mutants.map((mutant, index) => ({
      mutant,
      caught: caught[index] ?? null,
      differences: fault.differencesOf(mutant),
      interactions: interactionsDone[index] ?? 0,
    }));
  }

  return {
    schema,
    reaches,
    interactions: contract.interactions,
    verifyRight: (only) => verifyContract({ file, ...target, only, keepsAll: true }),
    judge,
    async close() {
      rmSync(folder, { recursive: true, force: true });
      await market.close();
    },
  };
}
