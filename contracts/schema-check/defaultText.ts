import { astFromValue, print, type GraphQLArgument, type GraphQLInputField, type ValueNode } from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;

/** Null if the default does not fit the type: GraphQL throws for an object as the default of a custom scalar. */
function written({ defaultValue, type }: Input): ValueNode | null {
  try {
    return astFromValue(defaultValue, type) ?? null;
  } catch {
    return null;
  }
}

/** An input's default as GraphQL prints it; null if it has none. */
export function defaultText(input: Input | undefined): string | null {
  if (input?.defaultValue === undefined) return null;
  const value = written(input) ?? input.astNode?.defaultValue;
  return value ? print(value) : JSON.stringify(input.defaultValue);
}

/** Whether an input's default is not a value of its type, so that omitting the input is refused. */
export const hasUnfitDefault = (input: Input): boolean => input.defaultValue !== undefined && written(input) === null;
