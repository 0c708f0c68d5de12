import type { Exchange } from './exchange.ts';
import type { PactContract } from './pact.ts';
import type { Provider } from './serverCall.ts';

/** A place where an answer does not match the contract. path: in the body, or a header's name, or `status`. */
export type Mismatch = { path: string; expected: string; actual: string; reason: string };
/**
 * A provider state that could not be set up. name: the state, with the unsupported parameters if others work. absent:
 * not implemented (404 or 501). failed: it answered with an error, or outside the protocol. isValue: all states were set
 * up, and none returned a value.
 */
export type MissingState = { name: string; kind: 'absent' | 'failed'; reason: string; isValue?: true };
/** ok: the answer matches the contract. waitsFor: states without which it was not requested; empty: it was. */
export type Verified = {
  description: string;
  operation: string;
  ok: boolean;
  ms: number;
  mismatches: Mismatch[];
  waitsFor: MissingState[];
  /** The traffic of a failure, or of every interaction on request. */
  exchange?: Exchange;
  suite?: 'contract' | 'access' | 'conformance';
  /** The storefront file that makes the request. */
  component?: string;
  /** It fails, but belongs to conformance, or this provider has never passed it or what is new in it: reported without failing the run. */
  pending?: true;
  /** What the storefront asks for by now and this provider never answered, as paths: the rest passes. */
  newPlaces?: string[];
  /** A recorded answer of a server with its own data has its look: values, order and counts were not compared. */
  byShape?: true;
  /** It fails, and was passed when the storefront asked for something else or expected another answer. */
  passedOlder?: true;
  /** It waits for a state although this provider has passed it: that fails the run. */
  passedBefore?: true;
};
/**
 * How a recording was used: its number of answers, and the operations of those that show no look of the contract, or that this
 * version of the storefront does not send.
 */
export type RecordingUse = { answers: number; otherLooks: string[]; otherOperations: string[] };
/** Could not be requested yet. */
export const isWaiting = ({ waitsFor, passedBefore }: Verified): boolean => waitsFor.length > 0 && !passedBefore;
/** Counts against the provider. */
export const isFailed = (one: Verified): boolean => !one.ok && !one.pending && !isWaiting(one);
/** How many interactions one more state unblocks. wantedBy: interactions that wait for it, alone or with others. */
export type WantedState = MissingState & { opens: number; wantedBy: number };
export type Verification = {
  url: string;
  /** Whether a baseline said what this provider has passed before. Without one, nothing is known of what waits. */
  baseline: boolean;
  /** Of recorded answers; absent: a server was asked. */
  recording?: RecordingUse;
  interactions: Verified[];
  verified: number;
  /** Wrong answers that count, and what passed before and now waits for a state. */
  failed: number;
  pending: number;
  waiting: number;
  /** In the order in which implementing them unblocks most. */
  missingStates: WantedState[];
};

/**
 * 0 everything that could be requested passes, 1 an answer differs, 2 nothing could be requested, or a state failed.
 * strict: waiting and pending interactions count as failures.
 */
export function verificationCode(verification: Verification, strict = false): 0 | 1 | 2 {
  const { interactions, failed, pending, waiting, missingStates } = verification;
  if (failed > 0 || (strict && pending + waiting > 0)) return 1;
  if (missingStates.some(({ kind }) => kind === 'failed')) return 2;
  return interactions.some(({ waitsFor }) => waitsFor.length === 0) ? 0 : 2;
}

/** What to do when a state cannot be set up. end: the run ends. wait: its interactions wait, the others run. */
export type OnMissing = 'end' | 'wait';
/** keepsAll: keeps the traffic of all interactions, not only of failures. */
export type EngineOptions = { onMissing: OnMissing; keepsAll: boolean };
/**
 * Requests every interaction of a contract from a provider; returns the results in its order. others: providers like
 * it, each with its own data, that take a part of them in parallel. Throws UnusableError.
 */
export type Engine = (
  contract: PactContract,
  provider: Provider,
  others?: readonly Provider[],
  options?: EngineOptions,
) => Promise<Verified[]>;

/** The operation at the start of a description. */
export const operationOf = (description: string): string => description.split(':')[0] ?? '';
