import { getNamedType, isInputObjectType, isObjectType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { Audience } from '#generated/schemaTypes.ts';
import type { Permissions } from '../../server/graphql/permissions.ts';

/** Whether only people with a role at the desk may read or call it. */
export const isOfDesk = (audience: Audience | undefined): boolean => audience === 'STAFF' || audience === 'MANAGER';

/** Input types accepted by a field that is not limited to staff, at any depth. */
export function openInputs(schema: GraphQLSchema, permissions: Permissions): Set<string> {
  const open = new Set<string>();
  const add = (type: GraphQLInputType): void => {
    const namedType = getNamedType(type);
    if (!isInputObjectType(namedType) || open.has(namedType.name)) return;
    open.add(namedType.name);
    for (const field of Object.values(namedType.getFields())) add(field.type);
  };
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const { name, args } of Object.values(type.getFields()))
      if (!isOfDesk(permissions.field(type.name, name))) for (const { type: argumentType } of args) add(argumentType);
  return open;
}
