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

function parsed(source: Source): DocumentNode {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new UnusableError(`${at(source.name, error.locations?.[0])} is no GraphQL: ${sentence(error.message)}`);
  }
}

/** Where a document names a type that it does not define. */
function placeOfType(document: DocumentNode, name: string | undefined): string | undefined {
  let place: string | undefined;
  visit(document, {
    [Kind.NAMED_TYPE](node) {
      const { startToken: token, source } = node.loc ?? {};
      if (node.name.value === name && token && source) place ??= at(source.name, token);
    },
  });
  return place;
}

function fromDefinitions(sources: readonly Source[], from: string): GraphQLSchema {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: sources.map(parsed).flatMap(({ definitions }) => definitions),
  };
  const other = document.definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
  );
  if (other) throw new UnusableError(`${from} holds operations, and no schema.`);
  try {
    return buildASTSchema(document);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /^Unknown type "(\w+)"/.exec(message)?.[1];
    throw new UnusableError(`${placeOfType(document, unknown) ?? from} is no valid schema: ${sentence(message)}`);
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

const cache = new Map<string, GraphQLSchema>();

/**
 * Parses a schema's text, or an introspection's JSON; the same file is parsed once. Throws UnusableError if it is
 * invalid, with line and column if they are known.
 */
export const schemaFromText = (text: string, from: string): GraphQLSchema =>
  schemaFromSources([new Source(text, from)], from);

/** The same for several files as one schema; definitions keep the name and the line of their file. */
export function schemaFromSources(sources: readonly Source[], from: string): GraphQLSchema {
  const key = sources.map(({ name, body }) => `${name}\n${body}`).join('\n');
  const before = cache.get(key);
  if (before) return before;
  const filled = sources.filter(({ body }) => body.replace(/^\uFEFF/, '').trim() !== '');
  const [first] = filled;
  if (!first) throw new UnusableError(`${from} is empty: it holds no schema.`);
  const start = first.body.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<')) throw new UnusableError(`${from} holds HTML or XML, and no schema.`);
  const schema = start.startsWith('{') ? fromIntrospection(start, from) : fromDefinitions(filled, from);
  const [error] = validateSchema(schema);
  if (error)
    throw new UnusableError(
      `${at(error.source?.name ?? from, error.locations?.[0])} is no valid schema: ${sentence(error.message)}`,
    );
  cache.set(key, schema);
  return schema;
}
