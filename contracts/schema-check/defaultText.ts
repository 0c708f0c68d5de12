import { astFromValue, print, type GraphQLArgument, type GraphQLInputField } from 'graphql';

/** An input's default as GraphQL writes it; null: it has none. */
export function defaultText(input: GraphQLArgument | GraphQLInputField | undefined): string | null {
  if (input?.defaultValue === undefined) return null;
  const value = astFromValue(input.defaultValue, input.type);
  return value ? print(value) : null;
}
