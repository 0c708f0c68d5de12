import { Kind, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { CompiledOperation } from './compiledOperations.ts';
import type { Cases } from './contractCase.ts';
import { rootFieldOf } from './refusal.ts';
import { walkOf } from './selections.ts';

type Field = GraphQLField<unknown, unknown>;

/** The enum values that a directive of a field names, alone or in a list. */
function namesOf(field: Field, directive: string): string[] {
  const found = field.astNode?.directives?.find(({ name }) => name.value === directive);
  return (found?.arguments ?? []).flatMap(({ value }) => {
    const values = value.kind === Kind.LIST ? value.values : [value];
    return values.flatMap((one) => (one.kind === Kind.ENUM ? [one.value] : []));
  });
}

/**
 * Codes that a mutation of the signed-in (@access CUSTOMER) raises and no case of it is refused with, a sentence each. Its
 * own codes are those of @raises; UNAUTHENTICATED comes beside them.
 */
export function unmetCodes(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  cases: Cases,
): string[] {
  return [...operations.values()].flatMap(({ name, kind, document }) => {
    if (kind !== 'mutation') return [];
    const { field } = rootFieldOf(walkOf(schema, document, {}));
    if (!namesOf(field, 'access').includes('CUSTOMER')) return [];
    const met = new Set((cases[name] ?? []).flatMap(({ refused = [] }) => refused.map(({ code }) => String(code))));
    return [...namesOf(field, 'raises'), 'UNAUTHENTICATED']
      .filter((code) => !met.has(code))
      .map((code) => `${name} has no contract case that is refused with ${code}.`);
  });
}
