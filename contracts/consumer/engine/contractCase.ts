import type { OperationType } from 'relay-runtime';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import type { Json } from './expectation.ts';
import type { ExpectedFields } from './expectedData.ts';

/** A provider state, required before the request (listed in contracts/provider-states.md). */
export type ProviderState = { name: string; params?: Record<string, Json> };

/**
 * A page of a list that is read right before the case, because a cursor is opaque: its cursor becomes the variable
 * `into` of the case's call. operation: defaults to the case's own.
 */
export type PageRead = {
  into: 'after' | 'cursor';
  /** Where the connection is in the answer: 'node.products'. */
  connection: string;
  /** first: the end of the page that the variables request. last: reads on up to the last page but one. */
  page: 'first' | 'last';
  operation?: string;
  variables: Record<string, unknown>;
};

/**
 * The suite of an interaction. contract: the storefront depends on it. access: who may call. conformance: behaviour of
 * the market that no screen depends on, such as sort orders, counts and repeated calls.
 */
export type Suite = 'contract' | 'access' | 'conformance';

/** A value that a state returns, in place among the variables of a case: fromState('order'), `${fromState('origin')}/panier`. */
export const fromState = (name: string): string => `\${${name}}`;

/** The states and the request of a case. */
export type CaseCall<T extends OperationType = OperationType> = {
  given: readonly ProviderState[];
  afterPage?: PageRead;
  /**
   * The bearer token. own: the token that the state `a customer` returns; forged: one that was never issued; null: none.
   * Defaults to own for a case with that state, of an operation that carries a token.
   */
  bearer?: 'own' | 'forged' | null;
  /** The page's language; defaults to fr. */
  locale?: Locale;
  /** Defaults to what `suiteOf` decides. */
  suite?: 'access' | 'conformance';
  /** The same request was already processed, and must have no effect a second time. */
  repeated?: true;
} & ({} extends T['variables'] ? { variables?: T['variables'] } : { variables: T['variables'] });

/**
 * An expected error. params: exact values, or `any` where any string, list of strings or whole number will do. by: the field that
 * raises it, 'Collection.products' at the place 'collection.products'; defaults to the operation's only root field;
 * 'call' if the whole call was rejected before execution.
 */
export type ExpectedError = {
  code: ErrorCode;
  params?: Record<string, Json | typeof anyText | typeof anyTexts | typeof anyCount>;
  raisedBy?: { field: string; at: string } | 'call';
};
export const anyText = { any: 'text' } as const;
export const anyTexts = { any: 'texts' } as const;
/** A whole number that depends on what else the market has. */
export const anyCount = { any: 'count' } as const;

/**
 * One example of an operation. Everything that it does not state is derived from the schema. name: what distinguishes it;
 * the interaction is named by it and the operation's name.
 */
export type ContractCase<T extends OperationType = OperationType> = { name: string } & CaseCall<T> &
  (
    | { data?: ExpectedFields; errors?: undefined }
    /** The errors that the call must be refused with. */
    | { errors: readonly ExpectedError[]; data?: undefined }
  );

/** A case whose call is refused with one error that has no params. */
export const rejects = <T extends OperationType>(
  name: string,
  code: ErrorCode,
  call: CaseCall<T>,
): ContractCase<T> => ({
  name,
  ...call,
  errors: [{ code }],
});

/** Cases by the name of the compiled operation. */
export type Cases = Record<string, readonly ContractCase[]>;
