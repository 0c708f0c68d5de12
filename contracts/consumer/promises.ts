import type { GraphQLSchema } from 'graphql';
import type { CompiledOperation } from './compiledOperations.ts';
import type { Cases } from './contractCase.ts';
import { fieldsOf, walkOf } from './selections.ts';

/** Root fields whose every compiled operation has hand-written cases: what is the person's own, and what costs money. */
export const PROMISED: ReadonlySet<string> = new Set([
  'cart',
  'addToCart',
  'removeFromCart',
  'confirmItemInCart',
  'updateShoppingSession',
  'updateCart',
  'confirmAge',
  'checkout',
]);

/** Operations that ask a promised field. */
export function promisedOperations(schema: GraphQLSchema, operations: Iterable<CompiledOperation>): string[] {
  return [...operations].flatMap(({ name, document }) => {
    const walk = walkOf(schema, document, {});
    const root = schema.getRootType(walk.operation.operation);
    const fields = root ? fieldsOf(walk, walk.operation.selectionSet.selections, root) : new Map();
    return [...fields.values()].some(([node]) => PROMISED.has(node?.name.value ?? '')) ? [name] : [];
  });
}

/**
 * Why the cases are not the ones that were promised, a sentence each: an operation without a case, one without a refused
 * case although it changes something, a case of an operation that the storefront does not have.
 */
export function brokenPromises(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  cases: Cases,
): string[] {
  const without = promisedOperations(schema, operations.values()).flatMap((name) => {
    const list = cases[name] ?? [];
    if (list.length === 0) return [`${name} has no contract case.`];
    const kinds = new Set(list.map(({ refused }) => (refused ? 'refused' : 'answered')));
    if (!kinds.has('answered')) return [`${name} has no contract case that is answered.`];
    return operations.get(name)?.kind === 'mutation' && !kinds.has('refused')
      ? [`${name} has no contract case that is refused.`]
      : [];
  });
  const unknown = Object.keys(cases).filter((name) => !operations.has(name));
  return [
    ...without,
    ...unknown.map((name) => `The storefront has no operation ${name}, but there are contract cases for it.`),
  ];
}
