import type { OperationType } from 'relay-runtime';
import type { Locale } from '../../rules/constants.ts';
import type { Sayings } from './answer.ts';
import type { Json } from './expectation.ts';
import type { Refusal } from './refusal.ts';

/** A state that the market must be in (contracts/README.md lists them). */
export type ProviderState = { name: string; params?: Record<string, Json> };

/**
 * A page of a list that is read right before, because a cursor is the server's own word: with the answer's cursor as the
 * variable `into` the case's call is made. operation: the case's own where nothing is said.
 */
export type PageRead = {
  into: 'after' | 'cursor';
  /** The connection's place in the answer: 'node.products'. */
  connection: string;
  /** first: the end of the page that the variables ask for. last: pages are read on, to the one before the last. */
  page: 'first' | 'last';
  operation?: string;
  variables: Record<string, unknown>;
};

/**
 * What an interaction is for. contract: what the storefront cannot do without. access: who may call. conformance: what makes
 * a market the same one, such as orders, counts and calls that come twice; no screen treats it in its own way.
 */
export type Suite = 'contract' | 'access' | 'conformance';

/** One example of an operation whose meaning matters. Everything that is not said is derived from the schema. */
export type ContractCase<T extends OperationType = OperationType> = {
  /** What is special about it; with the operation's name it names the interaction. */
  name: string;
  given: readonly ProviderState[];
  variables: T['variables'];
  follows?: PageRead;
  /** Texts with values that a state answers, by their place in the variables: {session: '${session}'}, 'input.weeks[0]'. */
  sends?: Readonly<Record<string, string>>;
  /** Who is signed in. own: with the token that the state `a customer` answers; forged: with one that nobody has given. */
  bearer?: 'own' | 'forged';
  /** The page's language; fr where nothing is said. */
  locale?: Locale;
  /** Where nothing is said, `suiteOf` decides. */
  suite?: 'conformance';
  /** What is asked was asked before, and done: nothing may be done a second time. */
  again?: true;
} & (
  | { answers?: Sayings; refused?: undefined }
  /** The errors that the call gets instead of an answer. */
  | { refused: readonly Refusal[]; answers?: undefined }
);

/** Cases by the name of the compiled operation. */
export type Cases = Record<string, readonly ContractCase[]>;
