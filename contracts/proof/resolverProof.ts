import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { openStatedMarket } from '../../tests/support/statedMarket.ts';
import { readContract, type PactContract } from '../provider/pactContract.ts';
import { UnusableError, verifyContract, type Verification } from '../provider/verification.ts';
import type { ResolverMutant } from './resolverMutant.ts';
import { reachOf, type Reach } from './resolverReach.ts';
import { relevantInteractions, type StatedInteraction } from './resolverRelevance.ts';
import { installSwitch, type ResolverSwitch } from './resolverSwitch.ts';

/**
 * caught: the first interaction that failed, and where. shown: in how many calls the wrong resolver did otherwise than
 * the right one; 0 means that no interaction came where the fault is.
 */
export type JudgedResolver = {
  mutant: ResolverMutant;
  caught: { by: string; path: string } | null;
  shown: number;
  interactions: number;
  ms: number;
};

export type ResolverProof = {
  schema: GraphQLSchema;
  reaches: readonly Reach[];
  /** Verifies these interactions against the market as it is: all must pass before a failure means anything. */
  verifyRight(only: RegExp | null): Promise<Verification>;
  judge(mutant: ResolverMutant): Promise<JudgedResolver>;
  close(): Promise<void>;
};

type StatedContract = Omit<PactContract, 'interactions'> & { interactions: StatedInteraction[] };

/** At first few interactions at a time, since most faults show at once; then more, since each verification costs its start. */
const FIRST_CHUNK = 3;
const GROWTH = 4;

/** Each operation of a contract once, with what it reaches. */
function reachesOf(schema: GraphQLSchema, interactions: readonly StatedInteraction[]): Reach[] {
  const texts = new Map(
    interactions.map(({ request }) => [request.body.content.operationName, request.body.content.query]),
  );
  return [...texts].map(([name, text]) => reachOf(schema, name, text));
}

/**
 * The market's own API whose resolvers can be made wrong one at a time, and what verification of a contract says of it.
 * file: the pact.
 */
export async function openResolverProof(file: string): Promise<ResolverProof> {
  const contract = readContract(file, null) as StatedContract;
  let reaches: Reach[] = [];
  let schema: GraphQLSchema | null = null;
  let fault: ResolverSwitch | null = null;
  const market = await openStatedMarket((executable) => {
    schema = executable;
    reaches = reachesOf(executable, contract.interactions);
    fault = installSwitch(executable, new Set(reaches.flatMap((one) => [...one.coordinates])));
  });
  if (!schema || !fault) throw new Error('The market has made no schema.');
  const switched: ResolverSwitch = fault;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-proof-'));
  const chosen = path.join(folder, 'chosen.json');

  const verify = (interactions: readonly StatedInteraction[]) => {
    writeFileSync(chosen, JSON.stringify({ ...contract, interactions }));
    return verifyContract({ file: chosen, url: market.url, statesUrl: `${market.url}/provider-states` });
  };

  /** The first failure among these. A state that can no longer be had, because it asks the market itself, is one too. */
  async function failureOf(interactions: readonly StatedInteraction[]): Promise<JudgedResolver['caught']> {
    try {
      const failed = (await verify(interactions)).interactions.find(({ ok }) => !ok);
      return failed ? { by: failed.description, path: failed.mismatches[0]?.path ?? '' } : null;
    } catch (error) {
      if (!(error instanceof UnusableError)) throw error;
      return { by: error.message, path: '' };
    }
  }

  return {
    schema,
    reaches,
    verifyRight(only) {
      switched.set(null);
      market.forget();
      return verify(contract.interactions.filter(({ description }) => !only || only.test(description)));
    },
    async judge(mutant) {
      const started = performance.now();
      const relevant = relevantInteractions(mutant, contract.interactions, reaches);
      switched.set(mutant);
      market.forget();
      let caught: JudgedResolver['caught'] = null;
      let done = 0;
      for (let size = FIRST_CHUNK; done < relevant.length && !caught; size *= GROWTH) {
        const chunk = relevant.slice(done, done + size);
        caught = await failureOf(chunk);
        done += chunk.length;
      }
      const shown = switched.shown();
      switched.set(null);
      return { mutant, caught, shown, interactions: done, ms: performance.now() - started };
    },
    async close() {
      rmSync(folder, { recursive: true, force: true });
      await market.close();
    },
  };
}
