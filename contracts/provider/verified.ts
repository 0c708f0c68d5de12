import type { Exchange } from './exchange.ts';
import type { PactContract } from './pactContract.ts';

/** Where an answer is not what the contract asks. path: in the body, or a header's name, or `status`. */
export type Mismatch = { path: string; expected: string; actual: string; reason: string };
/**
 * A provider state that could not be set up. name: the state, with the parameters that are missing where others of it work.
 * absent: the provider does not have it (404 or 501). failed: it answered with an error, or outside the protocol.
 */
export type MissingState = { name: string; kind: 'absent' | 'failed'; reason: string };
/** ok: answered as the contract asks. waitsFor: states without which it was not requested; empty: it was. */
export type Verified = {
  description: string;
  operation: string;
  ok: boolean;
  ms: number;
  mismatches: Mismatch[];
  waitsFor: MissingState[];
  /** What went to and fro, of one that fails, and of all where it was asked for. */
  exchange?: Exchange;
  suite?: 'contract' | 'access' | 'conformance';
  /** The storefront's file whose request it is. */
  component?: string;
  /** It fails, and is of conformance, or this provider has never passed it: it is reported, and does not fail the run. */
  pending?: true;
  /** It waits for a state, and this provider has passed it: that fails the run. */
  passedBefore?: true;
};
/** It could not be asked yet. */
export const isWaiting = ({ waitsFor, passedBefore }: Verified): boolean => waitsFor.length > 0 && !passedBefore;
/** It counts against the provider. */
export const isFailed = (one: Verified): boolean => !one.ok && !one.pending && !isWaiting(one);
/** What writing one more state makes answerable. wantedBy: interactions that wait for it, alone or with others. */
export type WantedState = MissingState & { opens: number; wantedBy: number };
export type Verification = {
  url: string;
  interactions: Verified[];
  verified: number;
  /** Wrong answers that count, and what passed before and now waits for a state. */
  failed: number;
  pending: number;
  waiting: number;
  /** In the order in which writing them opens most. */
  missingStates: WantedState[];
};

/**
 * 0 what could be asked is right, 1 an answer differs, 2 nothing could be asked, or a state failed. strict: what waits for a
 * state and what is pending count as wrong.
 */
export function verificationCode(outcome: Verification, strict = false): 0 | 1 | 2 {
  const { interactions, failed, pending, waiting, missingStates } = outcome;
  if (failed > 0 || (strict && pending + waiting > 0)) return 1;
  if (missingStates.some(({ kind }) => kind === 'failed')) return 2;
  return interactions.some(({ waitsFor }) => waitsFor.length === 0) ? 0 : 2;
}

/** Who is asked: the API's address without its path, and where its states are set. */
export type Provider = { url: string; statesUrl: string };
/** What a state that cannot be set up means. end: the run ends. wait: its interactions wait, the others are asked. */
export type OnMissing = 'end' | 'wait';
/** keepsAll: what went to and fro is kept of all, not only of what fails. */
export type EngineOptions = { onMissing: OnMissing; keepsAll: boolean };
/**
 * Asks a provider every interaction of a contract; answers them in its order. others: providers like it, each with data of
 * its own, that may be asked a part of them meanwhile. Throws UnusableError.
 */
export type Engine = (
  contract: PactContract,
  provider: Provider,
  others?: readonly Provider[],
  options?: EngineOptions,
) => Promise<Verified[]>;

/** The operation that a description begins with. */
export const operationOf = (description: string): string => description.split(':')[0] ?? '';
