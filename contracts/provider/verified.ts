import type { PactContract } from './pactContract.ts';

/** Where an answer is not what the contract asks. path: in the body, or a header's name, or `status`. */
export type Mismatch = { path: string; expected: string; actual: string; reason: string };
export type Verified = { description: string; operation: string; ok: boolean; ms: number; mismatches: Mismatch[] };
export type Verification = { url: string; interactions: Verified[]; verified: number; failed: number };

/** Who is asked: the API's address without its path, and where its states are set. */
export type Provider = { url: string; statesUrl: string };
/**
 * Asks a provider every interaction of a contract; answers them in its order. others: providers like it, each with data of
 * its own, that may be asked a part of them meanwhile. Throws UnusableError.
 */
export type Engine = (contract: PactContract, provider: Provider, others?: readonly Provider[]) => Promise<Verified[]>;

/** The operation that a description begins with. */
export const operationOf = (description: string): string => description.split(':')[0] ?? '';
