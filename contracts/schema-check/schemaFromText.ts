import {
  buildASTSchema,
  buildClientSchema,
  GraphQLError,
  Kind,
  parse,
  Source,
  validateSchema,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  type SourceLocation,
} from 'graphql';
import { UnusableError } from '../command/unusable.ts';

const sentence = (text: string) =>
  text
    .replace(/^Syntax Error: /, '')
    .split('\n\n')[0]
    ?.replace(/\.?$/, '.') ?? '';
const at = (from: string, place: SourceLocation | undefined) =>
  place ? `${from}:${place.line}:${place.column}` : from;

function parsed(text: string, from: string): DocumentNode {
  try {
    return parse(new Source(text, from));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new UnusableError(`${at(from, error.locations?.[0])} is no GraphQL: ${sentence(error.message)}`);
  }
}

/** Where a document names a type that it does not define. */
function placeOfType(document: DocumentNode, name: string | undefined): SourceLocation | undefined {
  let place: SourceLocation | undefined;
  visit(document, {
    [Kind.NAMED_TYPE](node) {
      const token = node.loc?.startToken;
      if (node.name.value === name && token && !place) place = { line: token.line, column: token.column };
    },
  });
  return place;
}

function fromDefinitions(text: string, from: string): GraphQLSchema {
  const document = parsed(text, from);
  const other = document.definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
  );
  if (other) throw new UnusableError(`${from} holds operations, and no schema.`);
  try {
    return buildASTSchema(document);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown type "(\w+)"/.exec(message)?.[1];
    throw new UnusableError(`${at(from, placeOfType(document, unknown))} is no valid schema: ${sentence(message)}`);
  }
}

function fromIntrospection(text: string, from: string): GraphQLSchema {
  let json: { data?: IntrospectionQuery } & IntrospectionQuery;
  try {
    json = JSON.parse(text) as typeof json;
  } catch (error) {
    throw new UnusableError(`${from} begins as JSON and is none: ${(error as Error).message}.`);
  }
  try {
    return buildClientSchema(json.data ?? json);
  } catch {
    throw new UnusableError(`${from} holds JSON that is no complete introspection.`);
  }
}

const known = new Map<string, GraphQLSchema>();

/**
 * Parses a schema's text, or an introspection's JSON; the same file is parsed once. Throws UnusableError if it is
 * invalid, with line and column if they are known.
 */
export function schemaFromText(text: string, from: string): GraphQLSchema {
  const key = `${from}\n${text}`;
  const before = known.get(key);
  if (before) return before;
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new UnusableError(`${from} is empty: it holds no schema.`);
  if (start.startsWith('<')) throw new UnusableError(`${from} holds HTML or XML, and no schema.`);
  const schema = start.startsWith('{') ? fromIntrospection(start, from) : fromDefinitions(text, from);
  const [error] = validateSchema(schema);
  if (error)
    throw new UnusableError(`${at(from, error.locations?.[0])} is no valid schema: ${sentence(error.message)}`);
  known.set(key, schema);
  return schema;
}
