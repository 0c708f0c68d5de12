import { getDirectiveValues, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Audience } from '../../__generated__/schemaTypes.ts';
import { MarketError } from '../marketError.ts';
import type { Visitor } from '../caller.ts';
import type { Context } from './context.ts';
import type { PERMISSIONS, Rule } from './permissionMap.ts';

/** `Type.field` to its audience; a field of a type without id that says nothing is absent: as open as what it hangs on. */
export type Permissions = {
  field(type: string, field: string): Audience | undefined;
  type(type: string): Audience | undefined;
  /** Every `Type.field` that has an audience, for tests and reports. */
  readonly fields: ReadonlyMap<string, Audience>;
};

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

/** What @access says. Throws when a root field or a type with an id lacks it. */
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

/** The map as `Type.field` to its rules; a field that is named twice has two. */
function rulesOf(map: typeof PERMISSIONS): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  for (const [type, byRule] of Object.entries(map))
    for (const [rule, names] of Object.entries(byRule))
      for (const name of names.split(' ')) {
        const key = `${type}.${name}`;
        rules.set(key, [...(rules.get(key) ?? []), rule as Rule]);
      }
  return rules;
}

/** Where the map and the schema disagree, one sentence each: fields that only one of them has, or with another rule. */
export function permissionTroubles(schema: GraphQLSchema, map: typeof PERMISSIONS): string[] {
  const { fields } = readPermissions(schema);
  const rules = rulesOf(map);
  const known = objectTypes(schema).flatMap((type) =>
    Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
  );
  const differing = known.flatMap((key) => {
    const [rule = 'none', ...others] = rules.get(key) ?? [];
    const access = fields.get(key) ?? 'INHERITED';
    return rule === access && others.length === 0
      ? []
      : [`${key} is ${access} in the schema, ${[rule, ...others].join(' and ')} in the map`];
  });
  const unknown = [...rules.keys()].filter((key) => !known.includes(key));
  return [...differing, ...unknown.map((key) => `${key} is in the map, not in the schema`)];
}

/** Told once an operation of each STAFF field that was let through, however many rows it was read of: `Type.field` and who called. */
export type StaffWatch = (field: string, visitor: Visitor) => void;

/**
 * Guards every field in place. PUBLIC fields never learn who asks (publicContext); GUEST_SESSION fields work on the
 * visitor's own session alone, and what belongs to an OWNER is only ever looked up by it (the services). CUSTOMER and
 * STAFF fields are null for whoever may not read them where they may be null; else, and for mutations, UNAUTHENTICATED or
 * FORBIDDEN.
 */
export function enforcePermissions(schema: GraphQLSchema, permissions: Permissions, watch: StaffWatch): void {
  const told = new WeakMap<Context, Set<string>>();
  const tell = (field: string, context: Context): void => {
    const fields = told.get(context) ?? new Set();
    told.set(context, fields);
    if (fields.has(field)) return;
    fields.add(field);
    watch(field, context.visitor);
  };
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const audience = permissions.field(type.name, field.name);
      if (audience !== 'CUSTOMER' && audience !== 'STAFF') continue;
      guard(field, audience, {
        speaks: isNonNullType(field.type) || type === schema.getMutationType(),
        allowed: (context) => {
          if (audience === 'STAFF') tell(`${type.name}.${field.name}`, context);
        },
      });
    }
  }
}

function guard(
  field: GraphQLField<unknown, Context>,
  audience: 'CUSTOMER' | 'STAFF',
  { speaks, allowed }: { speaks: boolean; allowed: (context: Context) => void },
): void {
  const resolve = field.resolve ?? ((parent) => (parent as Record<string, unknown>)[field.name]);
  field.resolve = (parent, args, context, info) => {
    const { customer } = context.visitor;
    const refused = customer === null ? 'UNAUTHENTICATED' : audience === 'STAFF' && !customer.isStaff && 'FORBIDDEN';
    if (refused) {
      if (speaks) throw new MarketError(refused);
      return null;
    }
    allowed(context);
    return resolve(parent, args, context, info);
  };
}
