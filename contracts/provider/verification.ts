import { UnusableError } from '../command/unusable.ts';
import { ownEngine } from './ownEngine.ts';
import { readContract, type PactContract } from './pactContract.ts';
import { callServer, networkReason } from './serverCall.ts';
import type { Engine, Provider, Verification } from './verified.ts';

export type { Mismatch, Verification, Verified } from './verified.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Refuses what is no API at all before it is asked hundreds of things: nobody, a redirect, a page for people. */
async function checkReachable(url: string, { interactions }: PactContract): Promise<void> {
  const path = interactions[0]?.request.path ?? '/';
  const { status, headers } = await callServer(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
    withinMs: ANSWER_WITHIN_MS,
  }).catch((error: unknown) => {
    throw new UnusableError(`Nobody answers at ${url}: ${networkReason(error)}.`);
  });
  if (headers.location !== undefined && status >= 300 && status < 400)
    throw new UnusableError(`${url}${path} redirects to ${headers.location}: give the address that answers itself.`);
  if (headers['content-type']?.includes('text/html'))
    throw new UnusableError(`${url}${path} answers a page (status ${status}, text/html) and is no GraphQL API.`);
}

const isAbsent = (): never => {
  throw new UnusableError("--engine pact: Pact's own verifier is not a part of what is installed here.");
};

/** own: the market's own verifier. pact: Pact's, the reference, many times slower; the packed package is without it. */
export const engines = {
  own: async (...given) => ownEngine(...given),
  pact: async (...given) => (await import('./pactEngine.ts').catch(isAbsent)).pactEngine(...given),
} satisfies Record<string, Engine>;
export type EngineName = keyof typeof engines;

/**
 * Verifies a pact file against a running provider. `only`: the descriptions to verify. Throws UnusableError when the
 * provider cannot be reached, a state cannot be had, or the file is no pact.
 */
export async function verifyContract(options: {
  file: string;
  url: string;
  statesUrl: string;
  /** Providers like this one, each with data of its own, that may be asked at the same time. */
  others?: readonly Provider[];
  only?: RegExp | null;
  engine?: EngineName;
}): Promise<Verification> {
  const { file, url, statesUrl, others = [], only = null, engine = 'own' } = options;
  const contract = asUsable(() => readContract(file, only));
  await checkReachable(url, contract);
  const interactions = await engines[engine](contract, { url, statesUrl }, others);
  if (interactions.length !== contract.interactions.length)
    throw new UnusableError(`${interactions.length} of ${contract.interactions.length} interactions were verified.`);
  const failed = interactions.filter(({ ok }) => !ok).length;
  return { url, interactions, verified: interactions.length - failed, failed };
}

/**
 * How many interactions a file asks for. Throws UnusableError when it is no pact that can be verified, before a server is
 * started for it.
 */
export function countInteractions(file: string, only: RegExp | null): number {
  return asUsable(() => readContract(file, only)).interactions.length;
}

function asUsable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UnusableError((error as Error).message);
  }
}
