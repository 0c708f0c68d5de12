import { getDirectiveValues, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Audience } from '#generated/schemaTypes.ts';
import type { Caller, SignedIn, Visitor } from '../caller.ts';
import { MarketError } from '../marketError.ts';

/**
 * `Type.field` to its audience; a field without one, of a type without id, is absent: it is as open as the field that
 * returns it.
 */
export type Permissions = {
  field(type: string, field: string): Audience | undefined;
  type(type: string): Audience | undefined;
  /** Every `Type.field` that has an audience, for tests and reports. */
  readonly fields: ReadonlyMap<string, Audience>;
};

function accessOf(
  schema: GraphQLSchema,
  element: GraphQLObjectType | GraphQLField<unknown, Caller>,
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

/**
 * The audiences of @access (spec 6): PUBLIC does not see its caller, GUEST_SESSION works on the visitor's own session,
 * CUSTOMER needs a verified token, OWNER is only found by its owner (F-044), LINK also by an order's link, STAFF needs the role. Throws, and so stops the
 * server's start, when a root field or a type with an id lacks it. `__generated__/permissions.ts` lists them by field.
 */
export function readPermissions(schema: GraphQLSchema): Permissions {
  const roots = rootNames(schema);
  const fields = new Map<string, Audience>();
  const types = new Map<string, Audience>();
  const lacking: string[] = [];
  for (const type of objectTypes(schema)) {
    const typeAccess = accessOf(schema, type);
    if (typeAccess) types.set(type.name, typeAccess);
    if (!typeAccess && !roots.has(type.name) && 'id' in type.getFields()) lacking.push(type.name);
    for (const field of Object.values(type.getFields())) {
      const audience = accessOf(schema, field) ?? typeAccess;
      if (audience === 'OWNER' && typeAccess === 'LINK' && isNonNullType(field.type))
        throw new Error(`${type.name}.${field.name} is withheld from a link, and must be nullable`);
      if (audience) fields.set(`${type.name}.${field.name}`, audience);
      else if (roots.has(type.name)) lacking.push(`${type.name}.${field.name}`);
    }
  }
  if (lacking.length > 0) throw new Error(`@access is missing on ${lacking.join(', ')}`);
  return { field: (type, field) => fields.get(`${type}.${field}`), type: (name) => types.get(name), fields };
}

/**
 * Called once per request that reads or calls anything of STAFF, however many fields: the operation's name, the first
 * such field (`Type.field`), and the caller.
 */
export type StaffWatch = (request: { operation: string | undefined; field: string }, visitor: Visitor) => void;

/** What a resolver returned for a link's id: an object that withholds from its reader what is its OWNER's (ADR 110). */
const isWithheld = (parent: unknown): boolean =>
  typeof parent === 'object' && parent !== null && 'isWithheld' in parent && parent.isWithheld === true;

/** A field of OWNER on a type of LINK is null for whoever has only the link. */
function withhold(field: GraphQLField<unknown, Caller>): void {
  const resolve = field.resolve ?? ((parent) => (parent as Record<string, unknown>)[field.name]);
  field.resolve = (parent, args, context, info) => (isWithheld(parent) ? null : resolve(parent, args, context, info));
}

/**
 * Enforces the permissions on every field of the schema in place. PUBLIC fields never see their caller (publicContext);
 * GUEST_SESSION fields work on the visitor's own session, and the services look up an OWNER's data by the owner alone.
 * CUSTOMER and STAFF fields are null for others where they are nullable; elsewhere, and for mutations, they raise
 * UNAUTHENTICATED or FORBIDDEN.
 */
export function enforcePermissions(schema: GraphQLSchema, permissions: Permissions, watch: StaffWatch): void {
  const reported = new WeakSet<Caller>();
  const report = (field: string, operation: string | undefined, context: Caller): void => {
    if (reported.has(context)) return;
    reported.add(context);
    watch({ operation, field }, context.visitor);
  };
  for (const type of objectTypes(schema)) {
    for (const field of Object.values(type.getFields())) {
      const audience = permissions.field(type.name, field.name);
      if (audience === 'OWNER' && permissions.type(type.name) === 'LINK') withhold(field);
      if (audience !== 'CUSTOMER' && audience !== 'STAFF' && audience !== 'MANAGER') continue;
      guard(field, audience, {
        speaks: isNonNullType(field.type) || type === schema.getMutationType(),
        allowed: (context, operation) => {
          if (audience !== 'CUSTOMER') report(`${type.name}.${field.name}`, operation, context);
        },
      });
    }
  }
}

/** Audiences that depend on the token alone, not on the object's owner. */
type Guarded = 'CUSTOMER' | 'STAFF' | 'MANAGER';

function mayCall({ isStaff, isManager }: SignedIn, audience: Guarded): boolean {
  if (audience === 'CUSTOMER') return true;
  return audience === 'MANAGER' ? isManager : isStaff;
}

function guard(
  field: GraphQLField<unknown, Caller>,
  audience: Guarded,
  {
    speaks,
    allowed: checkAccess,
  }: { speaks: boolean; allowed: (context: Caller, operation: string | undefined) => void },
): void {
  const resolve = field.resolve ?? ((parent) => (parent as Record<string, unknown>)[field.name]);
  field.resolve = (parent, args, context, info) => {
    const { customer } = context.visitor;
    const refusal = customer === null ? 'UNAUTHENTICATED' : !mayCall(customer, audience) && 'FORBIDDEN';
    if (refusal) {
      if (speaks) throw new MarketError(refusal);
      return null;
    }
    checkAccess(context, info.operation?.name?.value);
    return resolve(parent, args, context, info);
  };
}
