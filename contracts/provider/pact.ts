import type { JsonValue } from './jsonValue.ts';
import type { PactRules } from './pactRules.ts';

type Body = { content?: JsonValue; contentType?: string; encoded?: unknown };
type Headers = Record<string, string[] | string>;
type Generator = { type: string; expression?: string; dataType?: string };
export type PactState = { name: string; params?: Record<string, unknown> };
export type PactInteraction = {
  description: string;
  type?: string;
  /** New, and not counted against a provider that does not pass it yet. */
  pending?: boolean;
  /**
   * component: the storefront file that makes the request. suite: if other than the contract's own. name: what a baseline calls
   * it, if the description names its release as well.
   */
  comments?: { component?: string; suite?: 'access' | 'conformance'; name?: string };
  providerStates?: PactState[];
  request: {
    method: string;
    path: string;
    headers?: Headers;
    body?: Body;
    query?: unknown;
    generators?: Record<string, Record<string, Generator>>;
  };
  response: {
    status: number;
    headers?: Headers;
    body?: Body;
    matchingRules?: Record<string, Record<string, PactRules>>;
    generators?: unknown;
  };
};
export type PactContract = {
  consumer: { name: string };
  provider: { name: string };
  interactions: PactInteraction[];
  metadata: { pactSpecification?: { version?: string } };
};
