import { getVariableValues, type GraphQLSchema } from 'graphql';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { bearerOperations } from '#generated/bearerOperations.ts';
import type { CompiledOperation } from './compiledOperations.ts';
import { fromState, type ContractCase, type ProviderState, type Suite } from './contractCase.ts';
import { exampleOf, rulesOf, type Expectation, type Json, type Rules } from './expectation.ts';
import { answerOf } from './expectedData.ts';
import { errorResponse } from './expectedError.ts';
import { walkOf } from './selections.ts';
import { statedObjects } from './statedObjects.ts';
import { suiteOf } from './suites.ts';

/** One interaction of the contract. */
export type Interaction = {
  description: string;
  operation: CompiledOperation;
  case: ContractCase;
  suite: Suite;
  /** The case's states, and the page that it continues. */
  given: readonly ProviderState[];
  /** Exactly what the storefront sends (F-200). */
  request: { operationName: string; query: string; variables: Record<string, unknown> };
  /** The token that the storefront sends: an example where a state returns the real one. Null: none. */
  token: string | null;
  /** Strings with values of states (`${name}`) that replace an example in the request, by place. */
  fromStates: Readonly<Record<string, string>>;
  response: Json;
  /** The expectation as the pact file has it. */
  written: Json;
  /** By JSON path in the response. */
  rules: Record<string, Rules>;
};

/**
 * Allows these entries of an answer and the server's own `extensions` (GraphQL 7.1). Without this rule Pact accepts `errors`
 * beside valid `data`.
 */
export const onlyEntries = (entries: readonly string[]): Rules => ({
  combine: 'AND',
  matchers: [{ match: 'eachKey', rules: [{ match: 'regex', regex: `^(${[...entries, 'extensions'].join('|')})$` }] }],
});

/** The value that the state of a read page returns. */
const CURSOR = fromState('cursor');

/** The texts with values of states among variables, by place: 'input.pauseWeeks[0]'. */
export function statesIn(value: unknown, place = ''): Record<string, string> {
  if (typeof value === 'string') return value.includes('${') ? { [place]: value } : {};
  if (typeof value !== 'object' || value === null) return {};
  const inner = (key: string) => (Array.isArray(value) ? `${place}[${key}]` : place === '' ? key : `${place}.${key}`);
  return Object.assign({}, ...Object.entries(value).map(([key, part]) => statesIn(part, inner(key))));
}

/** Variables with each text in another form. */
export function mapTexts(variables: object, change: (text: string) => string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
}

/** Examples sent while the contract is written: a pact cannot contain values that a state returns. */
export const exampleValue = (text: string) => text.replaceAll(/\$\{(\w+)\}/g, 'a-$1');

/** Placeholders for the tokens of `bearer`; neither was ever issued. */
const TOKENS = { own: 'a-token', forged: 'a.forged.token' };

function tokenOf({ name }: CompiledOperation, { bearer }: ContractCase): string | null {
  if (!bearer) return null;
  if (!bearerOperations.has(name)) throw new Error('This operation never carries a token.');
  return TOKENS[bearer];
}

/**
 * The state that a page was read right before. The verifier fetches it from the provider's API, so no provider
 * implements it.
 */
function pageRead(
  operations: ReadonlyMap<string, CompiledOperation>,
  operation: CompiledOperation,
  { afterPage, locale = 'fr', bearer }: ContractCase,
): ProviderState[] {
  if (!afterPage) return [];
  const { operation: name = operation.name, connection, page, variables } = afterPage;
  const pageOperation = operations.get(name);
  if (!pageOperation) throw new Error(`The storefront has no operation ${name}.`);
  const sent = createOperationDescriptor(getRequest(pageOperation.node), variables).request.variables as Record<
    string,
    Json
  >;
  const after = 'cursor' in sent ? 'cursor' : 'after';
  const request = { operationName: name, query: pageOperation.text, variables: sent, locale };
  const params = { ...request, ...(bearer === 'own' && { bearer: true }), connection, after, page };
  return [{ name: 'a page was read', params }];
}

/**
 * The interaction of a case; before: the operation's earlier cases. Throws, naming operation and case, if the case does
 * not fit the schema or the operation.
 */
export function interactionOf(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  operation: CompiledOperation,
  contractCase: ContractCase,
  before: readonly ContractCase[] = [],
): Interaction {
  const description = `${operation.name}: ${contractCase.name}`;
  try {
    const { afterPage } = contractCase;
    const stated = { ...contractCase.variables, ...(afterPage && { [afterPage.into]: CURSOR }) };
    const exampleVariables = mapTexts(stated, exampleValue);
    const { variables } = createOperationDescriptor(getRequest(operation.node), exampleVariables).request;
    const expected = expectationOf(schema, operation, contractCase, variables);
    return {
      description,
      operation,
      case: { ...contractCase, variables: exampleVariables },
      suite: suiteOf(contractCase, before),
      given: [...contractCase.given, ...pageRead(operations, operation, contractCase)],
      token: tokenOf(operation, contractCase),
      fromStates: statesIn(stated),
      request: { operationName: operation.name, query: operation.text, variables },
      response: exampleOf(expected),
      written: exampleOf(expected, [null]),
      rules: { $: onlyEntries(contractCase.errors ? ['data', 'errors'] : ['data']), ...rulesOf(expected, '$') },
    };
  } catch (error) {
    throw new Error(`${description}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function expectationOf(
  schema: GraphQLSchema,
  { document }: CompiledOperation,
  { errors, data, given, locale = 'fr' }: ContractCase,
  variables: Record<string, unknown>,
): Expectation {
  const walk = walkOf(schema, document, variables);
  const unknown = Object.keys(variables).filter(
    (name) => !walk.operation.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
  if (unknown.length > 0) throw new Error(`The operation has no variable ${unknown.join(', ')}.`);
  const { errors: invalidVariables } = getVariableValues(schema, walk.operation.variableDefinitions ?? [], variables);
  if (invalidVariables) throw new Error(invalidVariables.map(({ message }) => message).join(' '));
  return errors
    ? errorResponse(walk, errors)
    : { kind: 'object', fields: { data: answerOf(walk, data, statedObjects(given, locale)) } };
}
