import { bearerOperations } from '#generated/bearerOperations.ts';
import type { CompiledOperation } from './compiledOperations.ts';
import type { Cases, ContractCase } from './contractCase.ts';

/** Compiled operations that have no case, each with its reason. */
export const EXCUSED: Readonly<Record<string, string>> = {
  authenticationQuery: 'It reads what the browser keeps for itself and is never sent.',
  interfaceStateQuery: 'It reads what the browser keeps for itself and is never sent.',
};

const isAnswered = ({ errors }: ContractCase) => !errors;
const isAnsweredToCustomer = ({ errors, bearer }: ContractCase) => !errors && bearer === 'own';
const isRefusedCursor = ({ errors }: ContractCase) => errors?.some(({ code }) => code === 'BAD_CURSOR') === true;

/** Whether the operation requests further pages by cursor. */
function isPaged({ document }: CompiledOperation): boolean {
  return document.definitions.some(
    (node) =>
      node.kind === 'OperationDefinition' &&
      node.variableDefinitions?.some(({ variable }) => ['after', 'cursor'].includes(variable.name.value)),
  );
}

function missingOf(operation: CompiledOperation, list: readonly ContractCase[]): string | null {
  if (list.length === 0) return 'has no contract case';
  if (!list.some(isAnswered)) return 'has no contract case that is answered';
  if (operation.kind === 'mutation' && list.every(isAnswered)) return 'has no contract case that is refused';
  if (bearerOperations.has(operation.name) && !list.some(isAnsweredToCustomer))
    return 'has no contract case of a customer that is answered (F-042)';
  if (isPaged(operation) && !list.some(isRefusedCursor)) return 'has no contract case of a refused cursor (F-204)';
  return null;
}

/**
 * What the contract lacks (F-201), one sentence each: an operation of the storefront without a case, a mutation without
 * a refused case, a paged list without a refused cursor; and cases of an unknown operation.
 */
export function unmetRequirements(operations: ReadonlyMap<string, CompiledOperation>, cases: Cases): string[] {
  const without = [...operations].flatMap(([name, operation]) => {
    const missing = Object.hasOwn(EXCUSED, name) ? null : missingOf(operation, cases[name] ?? []);
    return missing === null ? [] : [`${name} ${missing}.`];
  });
  const unknown = Object.keys(cases).filter((name) => !operations.has(name));
  return [
    ...without,
    ...unknown.map((name) => `The storefront has no operation ${name}, but there are contract cases for it.`),
  ];
}
