import { astFromValue, print, type GraphQLArgument, type GraphQLInputField, type ValueNode } from 'graphql';

type Input = GraphQLArgument | GraphQLInputField;

/** Null: there is none that fits the type. GraphQL throws for an object where a scalar of a schema's own stands. */
function written({ defaultValue, type }: Input): ValueNode | null {
  try {
    return astFromValue(defaultValue, type) ?? null;
  } catch {
    return null;
  }
}

/** An input's default as GraphQL writes it; null: it has none. */
export function defaultText(input: Input | undefined): string | null {
  if (input?.defaultValue === undefined) return null;
  const value = written(input) ?? input.astNode?.defaultValue;
  return value ? print(value) : JSON.stringify(input.defaultValue);
}

/** Whether an input's default is no value of its type, so that whoever leaves the input away is refused. */
export const hasUnfitDefault = (input: Input): boolean => input.defaultValue !== undefined && written(input) === null;
