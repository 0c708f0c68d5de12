import { fromId } from './globalId.ts';
import type { FieldShape } from './operationShape.ts';
import { argumentsOf } from './pageLimits.ts';
import type { Variables } from './pageLimits.ts';
import type { Permissions } from './permissions.ts';

function idsOf(field: FieldShape, variables: Variables): string[] | null {
  if (field.parent !== 'Query' || (field.name !== 'node' && field.name !== 'nodes')) return null;
  const { id, ids } = argumentsOf(field, variables);
  return [...(typeof id === 'string' ? [id] : []), ...(Array.isArray(ids) ? ids.map(String) : [])];
}

/** Query.node and nodes are as open as the types that their ids name; selections on other types are never reached. */
function nodesArePublic(
  field: FieldShape,
  ids: readonly string[],
  permissions: Permissions,
  variables: Variables,
): boolean {
  const types = new Set(ids.flatMap((id) => fromId(id)?.type ?? []));
  const reached = field.children.filter(
    ({ parent }) => parent === 'Node' || [...types].some((type) => type === parent),
  );
  const open = [...types].every((type) => permissions.type(type) === 'PUBLIC');
  return open && reached.every((child) => fieldIsPublic(child, permissions, variables));
}

function fieldIsPublic(field: FieldShape, permissions: Permissions, variables: Variables): boolean {
  if ((permissions.field(field.parent, field.name) ?? 'PUBLIC') !== 'PUBLIC') return false;
  const ids = idsOf(field, variables);
  if (ids) return nodesArePublic(field, ids, permissions, variables);
  if ((permissions.type(field.returns) ?? 'PUBLIC') !== 'PUBLIC') return false;
  return field.children.every((child) => fieldIsPublic(child, permissions, variables));
}

/** Whether the response is the same for everyone (schema: WHO MAY), so that it needs no visitor and can be cached. */
export function isPublic(fields: readonly FieldShape[], permissions: Permissions, variables: Variables): boolean {
  return fields.every((field) => fieldIsPublic(field, permissions, variables));
}
