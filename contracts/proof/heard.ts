import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/** What reached the resolvers of one call: the field's arguments, by place in the answer. */
export type Heard = Map<string, { typeName: string; fieldName: string; args: Record<string, unknown> }>;

type Input = GraphQLArgument | GraphQLInputField;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** GraphQL coerces a single value to a list of one, so both count as equal. */
const one = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? one(value[0]) : value);

/** Why a server received `now` differently from `said`, as far as the old schema knows the inputs; null if it did not. */
function differs(inputs: readonly Input[], said: unknown, now: unknown, at: string): string | null {
  if (!isRecord(said) || !isRecord(now))
    return JSON.stringify(one(said)) === JSON.stringify(one(now))
      ? null
      : `${at} is ${JSON.stringify(now)}, and was ${JSON.stringify(said)}`;
  for (const { name, type } of inputs) {
    const named = getNamedType(type);
    const below = isInputObjectType(named) ? Object.values(named.getFields()) : [];
    const [was, is] = [one(said[name]), one(now[name])];
    const pairs: [unknown, unknown][] =
      Array.isArray(was) && Array.isArray(is) && was.length === is.length
        ? was.map((element, index) => [element, is[index]])
        : [[was, is]];
    for (const [before, after] of pairs) {
      const why = differs(below, before, after, `${at}.${name}`);
      if (why) return why;
    }
  }
  return null;
}

/**
 * Why the new server received something other than the old one: an argument or input field of the old schema has
 * another value, or is present in only one of them. Inputs that only the new schema knows are ignored. Null: the same.
 */
export function heardOtherwise(was: GraphQLSchema, before: Heard, after: Heard): string | null {
  for (const [place, { typeName, fieldName, args }] of before) {
    const now = after.get(place);
    const owner = was.getType(typeName);
    const field = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[fieldName] : undefined;
    if (!now || !field) continue;
    const why = differs(field.args, args, now.args, `${typeName}.${fieldName}`);
    if (why) return why;
  }
  return null;
}
