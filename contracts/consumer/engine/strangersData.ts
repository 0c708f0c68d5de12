import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { present, type ExpectedFields } from './expectedData.ts';
import { namesOf } from './raisedCodes.ts';
import { fieldsOf, selectionsOf, type Walk } from './selections.ts';

/** The caller's own id and address, where they are signed in. */
export type Identity = { id: string; email: string } | null;

/** Codes of @access that a link's holder does not have. */
const WITHHELD: ReadonlySet<string> = new Set(['OWNER', 'STAFF', 'MANAGER']);

const accessOf = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? namesOf(type, 'access').join() : '';
};

type At = { walk: Walk; type: GraphQLObjectType; nodes: readonly FieldNode[]; place: string };

/** What somebody reads who has nothing yet: empty lists, no money, and null wherever that is possible. */
function nothingIn({ walk, type, nodes, place }: At, identity: Identity): ExpectedFields {
  const parts = [...fieldsOf(walk, selectionsOf(nodes), type)].map(([key, inner]): ExpectedFields => {
    const at = `${place}.${key}`;
    const name = inner[0]?.name.value ?? '';
    const field = type.getFields()[name];
    // The same for everybody, such as a limit of the market.
    if (!field || namesOf(field, 'access').includes('PUBLIC')) return {};
    if (type.name === 'User' && identity && name in identity) return { [at]: identity[name as keyof Identity] };
    if (!isNonNullType(field.type)) return { [at]: null };
    const bare = getNullableType(field.type);
    if (isListType(bare)) return { [at]: [] };
    if (isObjectType(bare)) return nothingIn({ walk, type: bare, nodes: inner, place: at }, identity);
    return isLeafType(bare) && bare.name === 'Cents' ? { [at]: 0 } : {};
  });
  return Object.assign({}, ...parts);
}

/** The expectation of a root field's object for a caller who has nothing of their own yet. */
export function nothingYet(
  walk: Walk,
  { key, type, nodes }: { key: string; type: GraphQLOutputType; nodes: readonly FieldNode[] },
  identity: Identity,
): ExpectedFields {
  const object = getNamedType(type);
  if (!isObjectType(object)) return {};
  const inner = nothingIn({ walk, type: object, nodes, place: key }, identity);
  return isNonNullType(type) ? inner : { [key]: present, ...inner };
}

/**
 * The owner's expectations of a root field, as the holder of a link reads them: what is not theirs on a type of LINK is
 * null, and objects of an owner, such as the cart, are the holder's own. isNameless: its buyer has no name, in place of
 * which the owner reads the address.
 */
export function withheldFrom(
  walk: Walk,
  { key, type, nodes }: { key: string; type: GraphQLOutputType; nodes: readonly FieldNode[] },
  expected: ExpectedFields,
  isNameless: boolean,
): ExpectedFields {
  const withheld: Record<string, null | ''> = {};
  const others: string[] = [];
  const isDescribed = (place: string) =>
    Object.keys(expected).some((one) => one.replaceAll(/\d+/g, '').startsWith(place));
  function visit(output: GraphQLOutputType, inner: readonly FieldNode[], place: string): void {
    const object = getNamedType(output);
    if (!isObjectType(object)) return;
    const access = accessOf(walk.schema, object.name);
    if (access === 'OWNER') {
      others.push(place);
      return;
    }
    for (const [name, fieldNodes] of fieldsOf(walk, selectionsOf(inner), object)) {
      const field = object.getFields()[fieldNodes[0]?.name.value ?? ''];
      if (!field) continue;
      const isList = isListType(getNullableType(field.type));
      const at = `${place}.${name}${isList ? '[]' : ''}`;
      if (access === 'LINK' && WITHHELD.has(namesOf(field, 'access').join())) withheld[`${place}.${name}`] = null;
      else if (isNameless && object.name === 'Order' && field.name === 'customerName') withheld[at] = '';
      else if (isDescribed(`${at}.`) || (isNonNullType(field.type) && !isList)) visit(field.type, fieldNodes, at);
    }
  }
  visit(type, nodes, isListType(getNullableType(type)) ? `${key}[]` : key);
  const isOther = (place: string) =>
    [...Object.keys(withheld), ...others].some((one) => `${place.replaceAll(/\[\d+\]/g, '[]')}.`.startsWith(`${one}.`));
  const theirs = Object.entries(expected).filter(([place]) => !isOther(place));
  return { ...Object.fromEntries(theirs), ...withheld };
}
