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
export type ReceivedArguments = Map<string, { typeName: string; fieldName: string; args: Record<string, unknown> }>;

type Input = GraphQLArgument | GraphQLInputField;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** GraphQL coerces a single value to a list of one, so both count as equal. */
const one = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? one(value[0]) : value);

/** Why a server received `now` differently from `said`, as far as the old schema knows the inputs; null if it did not. */
function valueDifference(inputs: readonly Input[], before: unknown, after: unknown, at: string): string | null {
  if (!isRecord(before) || !isRecord(after))
    return JSON.stringify(one(before)) === JSON.stringify(one(after))
      ? null
      : `${at} is ${JSON.stringify(after)}, and was ${JSON.stringify(before)}`;
  for (const { name, type } of inputs) {
    const namedType = getNamedType(type);
    const below = isInputObjectType(namedType) ? Object.values(namedType.getFields()) : [];
    const [was, is] = [one(before[name]), one(after[name])];
    const pairs: [unknown, unknown][] =
      Array.isArray(was) && Array.isArray(is) && was.length === is.length
        ? was.map((element, index) => [element, is[index]])
        : [[was, is]];
    for (const [before, after] of pairs) {
      const why = valueDifference(below, before, after, `${at}.${name}`);
      if (why) return why;
    }
  }
  return null;
}

/**
 * Why the new server received something other than the old one: an argument or input field of the old schema has
 * another value, or is present in only one of them. Inputs that only the new schema knows are ignored. Null: the same.
 */
export function argumentDifference(
  was: GraphQLSchema,
  before: ReceivedArguments,
  after: ReceivedArguments,
): string | null {
  for (const [place, { typeName, fieldName, args }] of before) {
    const received = after.get(place);
    const owner = was.getType(typeName);
    const field = isObjectType(owner) || isInterfaceType(owner) ? owner.getFields()[fieldName] : undefined;
    if (!received || !field) continue;
    const why = valueDifference(field.args, args, received.args, `${typeName}.${fieldName}`);
    if (why) return why;
  }
  return null;
}
