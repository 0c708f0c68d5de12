import { getDirectiveValues, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Audience } from '../../__generated__/resolvers.ts';
import { MarketError } from '../marketError.ts';
import type { Context } from './context.ts';

/** `Type.field` to its audience; a field of a type without id that says nothing is absent: as open as what it hangs on. */
export type Permissions = {
  field(type: string, field: string): Audience | undefined;
  type(type: string): Audience | undefined;
  /** Every `Type.field` that has an audience, for tests and reports. */
  readonly fields: ReadonlyMap<string, Audience>;
};

const SIGNED_IN_ONLY: ReadonlySet<Audience> = new Set<Audience>(['CUSTOMER', 'STAFF']);

function accessOf(
  schema: GraphQLSchema,
  element: GraphQLObjectType | GraphQLField<unknown, Context>,
): Audience | undefined {
  const access = schema.getDirective('access');
  return access && element.astNode
    ? (getDirectiveValues(access, element.astNode)?.to as Audience | undefined)
    : undefined;
}

function objectTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  return Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  ) as GraphQLObjectType[];
}

function rootNames(schema: GraphQLSchema): Set<string> {
  return new Set([schema.getQueryType(), schema.getMutationType()].flatMap((type) => (type ? [type.name] : [])));
}

/** The permission map, derived from @access. Throws when a root field or a type with an id lacks it. */
export function readPermissions(schema: GraphQLSchema): Permissions {
  const roots = rootNames(schema);
  const fields = new Map<string, Audience>();
  const types = new Map<string, Audience>();
  const lacking: string[] = [];
  for (const type of objectTypes(schema)) {
    const own = accessOf(schema, type);
    if (own) types.set(type.name, own);
    if (!own && !roots.has(type.name) && 'id' in type.getFields()) lacking.push(type.name);
    for (const field of Object.values(type.getFields())) {
      const audience = accessOf(schema, field) ?? own;
      if (audience) fields.set(`${type.name}.${field.name}`, audience);
      else if (roots.has(type.name)) lacking.push(`${type.name}.${field.name}`);
    }
  }
  if (lacking.length > 0) throw new Error(`@access is missing on ${lacking.join(', ')}`);
  return { field: (type, field) => fields.get(`${type}.${field}`), type: (name) => types.get(name), fields };
}

/**
 * Guards every field of the map in place. PUBLIC fields never learn who asks (publicContext); GUEST_SESSION fields work
 * on the visitor's own session alone, and what belongs to an OWNER is only ever looked up by it (the services). Visitors
 * have no signed-in side, so that fields for customers or staff are refused: null where they may be, else UNAUTHENTICATED.
 */
export function enforcePermissions(schema: GraphQLSchema, permissions: Permissions): void {
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const audience = permissions.field(type.name, field.name);
      if (audience && SIGNED_IN_ONLY.has(audience)) {
        field.resolve = refusal(field, type === schema.getMutationType());
      }
    }
  }
}

function refusal(field: GraphQLField<unknown, Context>, isMutation: boolean): () => null {
  return () => {
    if (isNonNullType(field.type) || isMutation) throw new MarketError('UNAUTHENTICATED');
    return null;
  };
}
