import { getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { UnusableError } from '../input/unusable.ts';
import { withoutSecrets, type RequestHeaders } from './requestHeaders.ts';
import { schemaFromText } from './schemaFromText.ts';

/** How long a server may take to return its schema, and how large that may be. */
export type Patience = { timeoutMs: number; mostBytes: number };
const PATIENCE: Patience = { timeoutMs: 10_000, mostBytes: 50_000_000 };

/** The current introspection query, and an older one that every server supports. Only the first returns deprecated inputs. */
const QUERIES = [
  getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  }),
  getIntrospectionQuery(),
];

/** The result of one query: a schema, or the reason why there is none. `isWorded`: an older query may succeed. */
type Answer = { schema: GraphQLSchema } | { why: string; isWorded: boolean };

async function textOf(response: Response, { mostBytes }: Patience): Promise<string | null> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function answerOf(text: string, status: number, type: string, url: string): Answer {
  let json: { data?: { __schema?: unknown } | null; errors?: { message?: unknown }[] } | null;
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    const what = type === '' ? 'without saying what' : `${type.split(';')[0]}`;
    return { why: `answers ${status} with ${what}, and no GraphQL`, isWorded: false };
  }
  if (json?.data?.__schema) return { schema: schemaFromText(text.trim(), `the introspection of ${url}`) };
  const message = Array.isArray(json?.errors) ? json.errors[0]?.message : undefined;
  const detail = typeof message === 'string' ? `: ${message.replace(/\s+/g, ' ').replace(/\.$/, '')}` : '';
  return { why: `refuses introspection (status ${status})${detail}`, isWorded: true };
}

async function postQuery(url: string, query: string, headers: RequestHeaders, patience: Patience): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headers,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify({ operationName: 'IntrospectionQuery', variables: {}, query }),
    signal: AbortSignal.timeout(patience.timeoutMs),
  });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    const to = response.headers.get('location');
    return { why: `redirects${to === null ? '' : ` to ${to}: give that address if it is the one`}`, isWorded: false };
  }
  const text = await textOf(response, patience);
  if (text === null) return { why: `answers more than ${patience.mostBytes} bytes`, isWorded: false };
  return answerOf(text, response.status, response.headers.get('content-type') ?? '', url);
}

/** Why no answer arrived, from the error of `fetch`. */
function silence(error: unknown, { timeoutMs }: Patience): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `has not answered within ${timeoutMs / 1000} s`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  if (code === 'ECONNREFUSED') return 'is down: nobody listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'is not known: no host has this name';
  return `cannot be asked: ${cause.message === '' ? code : cause.message}`;
}

/**
 * The schema of a running server, introspected with these headers; it lacks custom directives. Throws UnusableError,
 * whose message contains no header.
 */
export async function introspected(
  url: string,
  headers: RequestHeaders = {},
  patience: Patience = PATIENCE,
): Promise<GraphQLSchema> {
  if (!URL.canParse(url) || !/^https?:\/\/\w/.test(url)) throw new UnusableError(`${url} is no http address.`);
  let why = '';
  for (const query of QUERIES) {
    let answer: Answer;
    try {
      answer = await postQuery(url, query, headers, patience);
    } catch (error) {
      if (error instanceof UnusableError) throw error;
      throw new UnusableError(withoutSecrets(`${url} ${silence(error, patience)}.`, headers));
    }
    if ('schema' in answer) return answer.schema;
    why = answer.why;
    if (!answer.isWorded) break;
  }
  throw new UnusableError(withoutSecrets(`${url} ${why}.`, headers));
}
