import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Finding } from './finding.ts';
import type { SchemaChange } from './schemaChanges.ts';

/** The schema change that caused a finding. others: changes that are part of it, which are not reported separately. */
export type Cause = { change: SchemaChange; others: readonly string[] };

/** The parents of a coordinate, from itself to the type: `A.b(c:)`, `A.b`, `A`; `A | B` belongs to `A`, `B & C` to `B`. */
export function ownersOf(coordinate: string): string[] {
  const owners = [coordinate];
  for (let at = coordinate; ; owners.push(at)) {
    const end = Math.max(at.lastIndexOf('('), at.lastIndexOf('.'), at.lastIndexOf(' '));
    if (end <= 0 || at.startsWith('schema.')) return owners;
    at = at.slice(0, end).replace(/ [|&]$/, '');
  }
}

const typeOf = (coordinate: string) => ownersOf(coordinate).at(-1) ?? coordinate;

/** A type and every interface and union that shares a concrete type with it, by name. */
function standsFor(schema: GraphQLSchema, name: string): Set<string> {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isAbstractType(type)) return new Set([name]);
  const objects = new Set(isAbstractType(type) ? schema.getPossibleTypes(type) : [type]);
  const abstract = Object.values(schema.getTypeMap()).filter(
    (one) => isAbstractType(one) && schema.getPossibleTypes(one).some((object) => objects.has(object)),
  );
  return new Set([name, ...abstract.map((one) => one.name)]);
}

/** The named type of a field, an argument or an input field; null for any other coordinate. */
export function namedTypeAt(schema: GraphQLSchema, coordinate: string): string | null {
  const [, typeName = '', name = '', argument] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return null;
  const field = type.getFields()[name];
  if (!field) return null;
  if (argument === undefined) return getNamedType(field.type).name;
  const definition = 'args' in field ? field.args.find((one) => one.name === argument) : undefined;
  return definition ? getNamedType(definition.type).name : null;
}

/** Fields that operations select, with their arguments, and every field of an input type. */
function placesInUse(schema: GraphQLSchema, fields: readonly string[]): string[] {
  const inputs = Object.values(schema.getTypeMap()).flatMap((type) =>
    isInputObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
  );
  const withArguments = fields.flatMap((field) => {
    const [typeName = '', name = ''] = field.split('.');
    const type = schema.getType(typeName);
    const args = isObjectType(type) || isInterfaceType(type) ? (type.getFields()[name]?.args ?? []) : [];
    return [field, ...args.map((one) => `${field}(${one.name}:)`)];
  });
  return [...withArguments, ...inputs];
}

/**
 * Finds the schema change that caused a finding: the one at its own coordinate, else the nearest changed field above it
 * (a new type of `Location.address` is why `Address.street` cannot be selected). A change caused by the removal of a type
 * is attributed to that removal.
 */
export function causeFinder(was: GraphQLSchema, changes: readonly SchemaChange[], fieldsInUse: readonly string[]) {
  const byCoordinate = new Map(changes.map((one) => [one.coordinate, one]));
  const at = (coordinate: string) => ownersOf(coordinate).find((one) => byCoordinate.has(one));
  const places = placesInUse(was, fieldsInUse);
  const cache = new Map<string, string | undefined>();

  /** A change of one of these types, or of a union or interface that they belong to. */
  function changedType(types: ReadonlySet<string>): string | undefined {
    const isOf = ({ coordinate }: SchemaChange) => {
      const [, union, member] = /^(\w+) \| (\w+)$/.exec(coordinate) ?? [];
      const [, object, face] = /^(\w+) & (\w+)$/.exec(coordinate) ?? [];
      return types.has(coordinate) || [union, member, object, face].some((one) => one !== undefined && types.has(one));
    };
    return changes.find(isOf)?.coordinate;
  }

  function changedAbove(coordinate: string): string | undefined {
    const visitedPlaces = new Set<string>();
    const below = namedTypeAt(was, coordinate);
    const changedBelow = below === null ? undefined : changedType(new Set([below]));
    if (changedBelow !== undefined) return changedBelow;
    let types = standsFor(was, typeOf(coordinate));
    while (types.size > 0) {
      const above = places.filter((place) => !visitedPlaces.has(place) && types.has(namedTypeAt(was, place) ?? ''));
      const cause = above.find((place) => byCoordinate.has(place)) ?? changedType(types);
      if (cause !== undefined) return cause;
      for (const place of above) visitedPlaces.add(place);
      types = new Set(above.flatMap((place) => [...standsFor(was, typeOf(place))]));
    }
    return undefined;
  }

  return ({ coordinate, change }: Pick<Finding, 'coordinate' | 'change'>): Cause | null => {
    const ownChange = (change === undefined ? undefined : at(change)) ?? at(coordinate);
    if (ownChange === undefined && !cache.has(coordinate)) cache.set(coordinate, changedAbove(coordinate));
    const causeAt = ownChange ?? cache.get(coordinate);
    if (causeAt === undefined) return null;
    const type = namedTypeAt(was, causeAt);
    const typeChange = type === null ? undefined : byCoordinate.get(type);
    const isGone = typeChange?.to === null;
    const cause = byCoordinate.get(causeAt);
    if (!cause) return null;
    return isGone ? { change: typeChange, others: [causeAt] } : { change: cause, others: [] };
  };
}
