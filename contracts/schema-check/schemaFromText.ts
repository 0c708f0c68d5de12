import {
  buildASTSchema,
  buildClientSchema,
  GraphQLError,
  isTypeDefinitionNode,
  Kind,
  parse,
  Source,
  specifiedScalarTypes,
  validateSchema,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type IntrospectionQuery,
  type NamedTypeNode,
  type SourceLocation,
} from 'graphql';
import { UnusableError } from '../input/unusable.ts';

/**
 * Limits of what is checked: beyond them a check would take minutes, or the recursion of a parser would overflow. The largest
 * public schemas have about 300,000 tokens, this market's 9,000. An introspection has no tokens: its names count.
 */
const MOST_TOKENS = 500_000;
const MOST_NAMES = 200_000;
const DEEPEST = 200;
const tooLarge = (name: string) => new UnusableError(`${name} is too large to be checked.`);

/** Strings, block strings and comments, whose brackets are text; and brackets. */
const BRACKETS = /"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|#[^\n\r]*|[[\](){}]/g;

/** Throws UnusableError for a text whose brackets are nested too deep. */
function refuseDepth({ body, name }: Pick<Source, 'body' | 'name'>): void {
  let depth = 0;
  for (const [token] of body.matchAll(BRACKETS)) {
    if (token === '[' || token === '(' || token === '{') depth += 1;
    if (token === ']' || token === ')' || token === '}') depth -= 1;
    if (depth > DEEPEST) throw new UnusableError(`${name} nests more than ${DEEPEST} brackets, and is not checked.`);
  }
}

const sentence = (text: string) =>
  text
    .replace(/^Syntax Error: /, '')
    .split('\n\n')[0]
    ?.replace(/\.?$/, '.') ?? '';
const at = (from: string, place: SourceLocation | undefined) =>
  place ? `${from}:${place.line}:${place.column}` : from;

/** At most `tokens` of them. */
function parsed(source: Source, tokens: number): DocumentNode {
  refuseDepth(source);
  try {
    return parse(source, { maxTokens: tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('Parsing aborted')) throw tooLarge(source.name);
    throw new UnusableError(`${at(source.name, error.locations?.[0])} is no GraphQL: ${sentence(error.message)}`);
  }
}

/** The documents of all files, within the limit for all of them together. */
function documentOf(sources: readonly Source[]): DocumentNode {
  let remaining = MOST_TOKENS;
  const definitions = sources.flatMap((source) => {
    const document = parsed(source, remaining);
    remaining -= document.tokenCount ?? 0;
    return document.definitions;
  });
  return { kind: Kind.DOCUMENT, definitions };
}

/** The first type that a document names without defining it. */
function unknownType({ definitions }: DocumentNode): NamedTypeNode | undefined {
  const definedNames = new Set(specifiedScalarTypes.map(({ name }) => name));
  for (const definition of definitions) if (isTypeDefinitionNode(definition)) definedNames.add(definition.name.value);
  let unknown: NamedTypeNode | undefined;
  for (const definition of definitions)
    visit(definition, {
      [Kind.NAMED_TYPE](node) {
        if (!definedNames.has(node.name.value)) unknown ??= node;
      },
    });
  return unknown;
}

function fromDefinitions(sources: readonly Source[], from: string): GraphQLSchema {
  const document = documentOf(sources);
  const other = document.definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION || kind === Kind.FRAGMENT_DEFINITION,
  );
  if (other) throw new UnusableError(`${from} holds operations, and no schema.`);
  // The library would look for similar names among all of them, once for each.
  const unknown = unknownType(document);
  if (unknown) {
    const { startToken: token, source } = unknown.loc ?? {};
    const place = token && source ? at(source.name, token) : from;
    throw new UnusableError(`${place} is no valid schema: Unknown type "${unknown.name.value}".`);
  }
  try {
    return buildASTSchema(document);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UnusableError(`${from} is no valid schema: ${sentence(message)}`);
  }
}

function fromIntrospection(text: string, from: string): GraphQLSchema {
  refuseDepth({ body: text, name: from });
  if ((text.match(/"name"\s*:/g)?.length ?? 0) > MOST_NAMES) throw tooLarge(from);
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
