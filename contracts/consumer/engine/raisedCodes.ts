import {
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  print,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { CompiledOperation } from './compiledOperations.ts';
import type { Cases } from './contractCase.ts';
import { fieldsOf, walkOf, type Walk } from './selections.ts';

export type Field = GraphQLField<unknown, unknown>;

/** The enum values that a directive of a field names, as a single value or a list. */
export function namesOf(field: Pick<Field, 'astNode'> | GraphQLObjectType, directive: string): string[] {
  const applied = field.astNode?.directives?.find(({ name }) => name.value === directive);
  return (applied?.arguments ?? []).flatMap(({ value }) => {
    const values = value.kind === Kind.LIST ? value.values : [value];
    return values.flatMap((one) => (one.kind === Kind.ENUM ? [one.value] : []));
  });
}

/**
 * The root fields that an operation selects. Of a query, only those that a variable can affect: requests of the others
 * are always the same.
 */
function variableRootFields(walk: Walk): Field[] {
  const root = walk.schema.getRootType(walk.operation.operation);
  const rootNodes = root ? [...fieldsOf(walk, walk.operation.selectionSet.selections, root).values()].flat() : [];
  const isOpen = (node: FieldNode) =>
    walk.operation.operation === OperationTypeNode.MUTATION || node.arguments?.some((one) => print(one).includes('$'));
  return rootNodes.filter(isOpen).flatMap(({ name }) => root?.getFields()[name.value] ?? []);
}

/** All fields that the operation selects under any condition: each `@include` is true. */
function allOf(schema: GraphQLSchema, document: DocumentNode): Walk {
  const { operation } = walkOf(schema, document, {});
  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  return walkOf(schema, document, Object.fromEntries(names.map((name) => [name, true])));
}

/** The root fields of a mutation, or of a query those that its variables reach, under any condition. */
export const rootFieldsOf = (schema: GraphQLSchema, document: DocumentNode): Field[] =>
  variableRootFields(allOf(schema, document));

/** The root fields that an operation selects under any condition, by response key. */
export function rootSelections(schema: GraphQLSchema, document: DocumentNode) {
  const walk = allOf(schema, document);
  const root = walk.schema.getRootType(walk.operation.operation);
  const selected = root ? [...fieldsOf(walk, walk.operation.selectionSet.selections, root)] : [];
  return selected.flatMap(([key, nodes]) => {
    const field = root?.getFields()[nodes[0]?.name.value ?? ''];
    return field ? [{ key, field, nodes, fragments: walk.fragments }] : [];
  });
}

/** All root fields of an operation. */
export const allRootFields = (schema: GraphQLSchema, document: DocumentNode): Field[] => [
  ...new Set(rootSelections(schema, document).map(({ field }) => field)),
];

/** Who may call a field: @access of the field or of its return type. */
export function accessWords(field: Field): string {
  const type = getNamedType(field.type);
  const ownAccess = namesOf(field, 'access');
  const ofType = ownAccess.length === 0 && isObjectType(type) ? namesOf(type, 'access') : ownAccess;
  return ofType.join() || 'PUBLIC';
}

/** Every paged operation already promises this code, wherever its list is (requirements.ts). */
const PROMISED = 'BAD_CURSOR';

/**
 * Codes that a root field of an operation raises and none of the operation's cases is refused with, one sentence each.
 * A field raises the codes of its @raises, and with @access CUSTOMER also UNAUTHENTICATED.
 */
export function unmetCodes(
  schema: GraphQLSchema,
  operations: ReadonlyMap<string, CompiledOperation>,
  cases: Cases,
): string[] {
  return [...operations.values()].flatMap(({ name, kind, document }) => {
    const coveredCodes = new Set(
      (cases[name] ?? []).flatMap(({ errors = [] }) => errors.map(({ code }) => String(code))),
    );
    const codes = rootFieldsOf(schema, document).flatMap((field) => {
      const isOfCustomers = kind === 'mutation' && namesOf(field, 'access').includes('CUSTOMER');
      return [...namesOf(field, 'raises'), ...(isOfCustomers ? ['UNAUTHENTICATED'] : [])];
    });
    return [...new Set(codes)]
      .filter((code) => code !== PROMISED && !coveredCodes.has(code))
      .map((code) => `${name} has no contract case that is refused with ${code}.`);
  });
}
