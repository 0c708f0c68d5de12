import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

/** What reached the resolvers of one call: by place in the answer, the arguments of the field. */
export type Heard = Map<string, { typeName: string; fieldName: string; args: Record<string, unknown> }>;

type Input = GraphQLArgument | GraphQLInputField;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A list of one and the one are the same said: GraphQL takes either for a list. */
const one = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? one(value[0]) : value);

/** Why a server that heard `now` heard something else than `said`, in what the old schema knows; null: it did not. */
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
 * Why the new server heard something else than the old one did: an argument or a field of an input that the old schema
 * knows has another value, or is there or not. What only the new schema knows is its own affair. Null: the same.
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
