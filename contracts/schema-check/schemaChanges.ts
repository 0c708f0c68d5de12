import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { appliedDirectives, carriesDirectives } from './appliedDirectives.ts';
import { defaultText } from './defaultText.ts';

/**
 * from and to: the definition at the coordinate before and after; null: none. renamed: what is new beside what is gone, and
 * defined alike.
 */
export type SchemaChange = {
  coordinate: string;
  from: string | null;
  to: string | null;
  why: string;
  renamed?: string;
};
/** The kind of a change, as an approval names it. */
export type ChangeKind = 'added' | 'removed' | 'changed';
export const kindOfChange = ({ from, to }: Pick<SchemaChange, 'from' | 'to'>): ChangeKind =>
  from === null ? 'added' : to === null ? 'removed' : 'changed';

const inputSign = (input: GraphQLArgument | GraphQLInputField) => {
  const value = defaultText(input);
  return `${input.type.toString()}${value === null ? '' : ` = ${value}`}${deprecated(input)}`;
};
const deprecated = ({ deprecationReason }: { deprecationReason?: string | null }) =>
  typeof deprecationReason === 'string' ? ` @deprecated(${deprecationReason})` : '';

/** The parent of a coordinate; null if it has none. */
function ownerOf(coordinate: string): string | null {
  const ends = ['(', '.', ' | ', ' & '].map((mark) => coordinate.lastIndexOf(mark));
  const end = Math.max(...ends);
  return end > 0 && !coordinate.startsWith('schema.') ? coordinate.slice(0, end) : null;
}

/**
 * Whether a schema says where its scalars are specified: an older introspection query, or a server that builds its own
 * schema, does not.
 */
export const hasSpecifiedByUrls = (schema: GraphQLSchema): boolean =>
  Object.values(schema.getTypeMap()).some((type) => isScalarType(type) && typeof type.specifiedByURL === 'string');

/** Everything of a schema that is visible from outside: the definition at each of its coordinates. */
function coordinates(schema: GraphQLSchema, hasDirectives: boolean, hasUrls: boolean): Map<string, string> {
  const definitions = new Map<string, string>();
  const directivesOf = (node: Parameters<typeof appliedDirectives>[0]) =>
    hasDirectives ? appliedDirectives(node) : '';
  for (const kind of ['query', 'mutation', 'subscription'] as const) {
    const root = schema.getRootType(kind as Parameters<typeof schema.getRootType>[0]);
    if (root) definitions.set(`schema.${kind}`, root.name);
  }
  const inputs = (of: string, list: readonly GraphQLArgument[]) => {
    for (const one of list) definitions.set(`${of}(${one.name}:)`, inputSign(one));
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    if (isScalarType(type)) definitions.set(type.name, `scalar ${(hasUrls && type.specifiedByURL) || ''}`.trim());
    if (isUnionType(type)) {
      definitions.set(type.name, 'union');
      for (const member of type.getTypes()) definitions.set(`${type.name} | ${member.name}`, 'member');
    }
    if (isEnumType(type)) {
      definitions.set(type.name, 'enum');
      for (const value of type.getValues())
        definitions.set(`${type.name}.${value.name}`, `value${deprecated(value)}${directivesOf(value.astNode)}`);
    }
    if (isInputObjectType(type)) {
      definitions.set(type.name, type.isOneOf ? 'input @oneOf' : 'input');
      for (const field of Object.values(type.getFields()))
        definitions.set(`${type.name}.${field.name}`, inputSign(field));
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    definitions.set(type.name, `${isObjectType(type) ? 'type' : 'interface'}${directivesOf(type.astNode)}`);
    for (const one of type.getInterfaces()) definitions.set(`${type.name} & ${one.name}`, 'interface of it');
    for (const field of Object.values(type.getFields())) {
      definitions.set(
        `${type.name}.${field.name}`,
        `${field.type.toString()}${deprecated(field)}${directivesOf(field.astNode)}`,
      );
      inputs(`${type.name}.${field.name}`, field.args);
    }
  }
  for (const one of schema.getDirectives()) {
    if (isSpecifiedDirective(one)) continue;
    definitions.set(`@${one.name}`, `${one.isRepeatable ? 'repeatable ' : ''}on ${one.locations.join(' | ')}`);
    inputs(`@${one.name}`, one.args);
  }
  return definitions;
}

/** The definition at each coordinate of a schema, with its custom directives. */
export const schemaCoordinates = (schema: GraphQLSchema): Map<string, string> =>
  coordinates(schema, carriesDirectives(schema), hasSpecifiedByUrls(schema));

/** The only coordinate that is new beside one that is gone, with the same definition, if no other of that definition is gone. */
function renamedTo({ coordinate, from, to }: SchemaChange, changes: readonly SchemaChange[]): string | undefined {
  const owner = ownerOf(coordinate);
  if (owner === null || to !== null || / [|&] /.test(coordinate)) return undefined;
  const isBeside = (one: SchemaChange) => ownerOf(one.coordinate) === owner;
  const added = changes.filter((one) => one.from === null && one.to === from && isBeside(one));
  const gone = changes.filter((one) => one.to === null && one.from === from && isBeside(one));
  return added.length === 1 && gone.length === 1 ? added[0]?.coordinate : undefined;
}

/** Every difference between two schemas, sorted, whether or not anything uses it. */
export function schemaChanges(was: GraphQLSchema, is: GraphQLSchema): SchemaChange[] {
  const hasDirectives = carriesDirectives(was) && carriesDirectives(is);
  const hasUrls = hasSpecifiedByUrls(was) && hasSpecifiedByUrls(is);
  const [before, after] = [coordinates(was, hasDirectives, hasUrls), coordinates(is, hasDirectives, hasUrls)];
  const isPart = (coordinate: string, of: Map<string, string>) => {
    const owner = ownerOf(coordinate);
    return owner !== null && !of.has(owner);
  };
  const all = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const changes = all.flatMap((coordinate): SchemaChange[] => {
    const [old, next] = [before.get(coordinate), after.get(coordinate)];
    if (old === next) return [];
    // The fields of a new or removed type are part of its change.
    if (isPart(coordinate, old === undefined ? before : after)) return [];
    const change = { coordinate, from: old ?? null, to: next ?? null };
    if (old === undefined) return [{ ...change, why: `is new (${next})` }];
    return [{ ...change, why: next === undefined ? 'is gone' : `was ${old} and is ${next}` }];
  });
  return changes.map((change) => {
    const renamed = renamedTo(change, changes);
    return renamed === undefined
      ? change
      : { ...change, renamed, why: `is gone, and ${renamed} is new and defined alike` };
  });
}
