import {
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import type { CompiledOperation } from './compiledOperations.ts';
import { accessWords, namesOf, rootSelections, type Field } from './raisedCodes.ts';
import { selectionsOf } from './selections.ts';

/** Audiences whose answer depends on the owner of the data. */
const OF_OWNERS: ReadonlySet<string> = new Set(['GUEST_SESSION', 'CUSTOMER', 'LINK', 'OWNER']);
const OF_STAFF: ReadonlySet<string> = new Set(['STAFF', 'MANAGER']);

/**
 * An id of an owned object among the variables of an operation (@names). at: the variable, or the place in it:
 * 'input.cart'. refusal: what a mutation answers to whoever does not own it.
 */
export type OwnedId = { at: string; type: string; refusal: ErrorCode };
/** A root field of an operation. ids: of the owned objects that it is called with. */
export type RootField = { key: string; field: Field; nodes: FieldNode[]; audience: string; ids: OwnedId[] };

type Input = GraphQLArgument | GraphQLInputField;

/** Who may reach the objects of a type: @access of the type. */
function typeAccess(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  return (isObjectType(type) ? namesOf(type, 'access').join() : '') || 'PUBLIC';
}

/** What an argument or input field names (@names); null: nothing. */
function namedBy(schema: GraphQLSchema, { astNode }: Input) {
  const directive = schema.getDirective('names');
  const values = directive && astNode ? getDirectiveValues(directive, astNode) : undefined;
  return values ? (values as { type: string; else: ErrorCode }) : null;
}

/** What the value of an argument or input field names, and the fields of an input object; `at`: its place. */
function namedAt(schema: GraphQLSchema, input: Input, at: string): OwnedId[] {
  const named = namedBy(schema, input);
  const type = getNamedType(input.type);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return [
    ...(named ? [{ at, type: named.type, refusal: named.else }] : []),
    ...fields.flatMap((field) => namedAt(schema, field, `${at}.${field.name}`)),
  ];
}

/** The named ids among the variables of one argument of an operation, also inside a literal input object. */
function namedInValue(schema: GraphQLSchema, input: Input, value: ValueNode | undefined): OwnedId[] {
  if (value?.kind === Kind.VARIABLE) return namedAt(schema, input, value.name.value);
  const type = getNamedType(input.type);
  if (value?.kind !== Kind.OBJECT || !isInputObjectType(type)) return [];
  return value.fields.flatMap(({ name, value: inner }) => {
    const field = type.getFields()[name.value];
    return field ? namedInValue(schema, field, inner) : [];
  });
}

/** An id of any Node names what the operation reads of it: the types of its inline fragments. */
function typesOf(type: string, schema: GraphQLSchema, nodes: readonly FieldNode[], fragments: Fragments): string[] {
  if (!isInterfaceType(schema.getType(type))) return [type];
  return selectionsOf(nodes).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [];
    const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    return part?.typeCondition?.name.value ?? [];
  });
}
type Fragments = ReadonlyMap<string, { typeCondition?: { name: { value: string } } }>;

/** The root fields of an operation, with who may call them and the owned ids that they are called with. */
export function rootFields(schema: GraphQLSchema, { document }: Pick<CompiledOperation, 'document'>): RootField[] {
  return rootSelections(schema, document).map(({ key, field, nodes, fragments }) => {
    const named = nodes.flatMap((node) =>
      field.args.flatMap((argument) => {
        const sent = node.arguments?.find(({ name }) => name.value === argument.name);
        return namedInValue(schema, argument, sent?.value);
      }),
    );
    const ids = named.flatMap(({ at, type, refusal }) =>
      [...new Set(typesOf(type, schema, nodes, fragments))]
        .filter((one) => OF_OWNERS.has(typeAccess(schema, one)))
        .map((one) => ({ at, type: one, refusal })),
    );
    return { key, field, nodes, audience: accessWords(field), ids };
  });
}

/** Whether the answer of a root field depends on the owner of an object: that of an id, or the caller's own. */
export const isOwned = ({ field, audience, ids }: RootField): boolean =>
  ids.length > 0 || (OF_OWNERS.has(audience) && isObjectType(getNamedType(field.type)));

/** Whether the answer of a root field of the schema depends on an owner; of a mutation, whether it takes an owned id. */
export function hasOwner(schema: GraphQLSchema, root: 'Query' | 'Mutation', field: Field): boolean {
  const names = field.args.flatMap((argument) => namedAt(schema, argument, argument.name)).map(({ type }) => type);
  const types = names.flatMap((name) => (name === 'Node' ? ownedNodes(schema) : [name]));
  if (types.some((type) => OF_OWNERS.has(typeAccess(schema, type)))) return true;
  return root === 'Query' && OF_OWNERS.has(accessWords(field)) && isObjectType(getNamedType(field.type));
}

/** The types that `Query.node` refetches for their owner alone. */
export const ownedNodes = (schema: GraphQLSchema): string[] => {
  const node = schema.getType('Node');
  const types = isInterfaceType(node) ? schema.getPossibleTypes(node) : [];
  return types.map(({ name }) => name).filter((name) => OF_OWNERS.has(typeAccess(schema, name)));
};

/** Request keys are of the type ID, and name nothing. */
const NAMELESS: ReadonlySet<string> = new Set(['requestId']);

/**
 * What keeps the cases of strangers from being complete, one sentence each: an id that others than staff send and that
 * does not say what it names, and an id of an owned object below a root field, which no case is generated for.
 */
export function unnamedIds(schema: GraphQLSchema): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  const sentences = new Set<string>();
  const check = (argument: Input, coordinate: string, isOfRoot: boolean): void => {
    const named = namedBy(schema, argument);
    const type = getNamedType(argument.type);
    if (type.name === 'ID' && !named && !NAMELESS.has(argument.name))
      sentences.add(`${coordinate} is an ID, and does not say with @names what it names.`);
    if (named && !schema.getType(named.type)) sentences.add(`${coordinate} names ${named.type}, which is no type.`);
    if (named && !isOfRoot && OF_OWNERS.has(typeAccess(schema, named.type)))
      sentences.add(`${coordinate} names somebody’s ${named.type} below a root field, where no case tries another’s.`);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) check(field, `${type.name}.${field.name}`, isOfRoot);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || OF_STAFF.has(typeAccess(schema, type.name))) continue;
    for (const field of Object.values(type.getFields())) {
      if (OF_STAFF.has(accessWords(field)) && namesOf(field, 'access').length > 0) continue;
      for (const argument of field.args)
        check(argument, `${type.name}.${field.name}(${argument.name})`, roots.has(type));
    }
  }
  return [...sentences];
}
