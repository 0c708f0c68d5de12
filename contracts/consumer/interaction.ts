import { getVariableValues, type GraphQLSchema } from 'graphql';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { answerOf } from './answer.ts';
import type { CompiledOperation } from './compiledOperations.ts';
import type { ContractCase } from './contractCase.ts';
import { exampleOf, rulesOf, type Expectation, type Json, type Rules } from './expectation.ts';
import { refusedAnswer } from './refusal.ts';
import { walkOf } from './selections.ts';

/** One exchange of the contract. */
export type Interaction = {
  description: string;
  operation: CompiledOperation;
  case: ContractCase;
  /** Exactly what the storefront sends (F-200). */
  request: { operationName: string; query: string; variables: Record<string, unknown> };
  response: Json;
  /** By JSON path in the response. */
  rules: Record<string, Rules>;
};

/** Without it Pact lets an answer carry `errors` beside good `data`. */
const NOTHING_ELSE: Rules = { combine: 'AND', matchers: [{ match: 'values' }] };

/** The interaction of a case. Throws, naming both, when the case does not fit the schema or the operation. */
export function interactionOf(
  schema: GraphQLSchema,
  operation: CompiledOperation,
  contractCase: ContractCase,
): Interaction {
  const description = `${operation.name}: ${contractCase.name}`;
  try {
    const { variables } = createOperationDescriptor(getRequest(operation.node), contractCase.variables).request;
    const expected = expectationOf(schema, operation, contractCase, variables);
    return {
      description,
      operation,
      case: contractCase,
      request: { operationName: operation.name, query: operation.text, variables },
      response: exampleOf(expected),
      rules: { $: NOTHING_ELSE, ...rulesOf(expected, '$') },
    };
  } catch (error) {
    throw new Error(`${description}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function expectationOf(
  schema: GraphQLSchema,
  { document }: CompiledOperation,
  { refused, answers }: ContractCase,
  variables: Record<string, unknown>,
): Expectation {
  const walk = walkOf(schema, document, variables);
  const unknown = Object.keys(variables).filter(
    (name) => !walk.operation.variableDefinitions?.some(({ variable }) => variable.name.value === name),
  );
  if (unknown.length > 0) throw new Error(`The operation has no variable ${unknown.join(', ')}.`);
  const { errors } = getVariableValues(schema, walk.operation.variableDefinitions ?? [], variables);
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return refused ? refusedAnswer(walk, refused) : { kind: 'object', fields: { data: answerOf(walk, answers) } };
}
