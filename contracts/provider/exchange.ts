import { isObject, type JsonValue } from './jsonValue.ts';
import type { PactInteraction, PactState } from './pact.ts';
import { expectedAt } from './pactContract.ts';
import { pathOf, type Place } from './pactPath.ts';
import type { SentRequest } from './sentRequest.ts';
import type { ServerAnswer } from './serverCall.ts';
import type { Provider } from './serverCall.ts';

/** All traffic of an interaction, so that it can be repeated by hand. actual null: nothing was sent. */
export type Exchange = {
  /** The states that were set up, in this order, each with its call. */
  states: (PactState & { curl: string })[];
  request: SentRequest & { url: string; curl: string };
  expected: { status: number; headers: Record<string, string>; body: JsonValue };
  actual: { status: number; headers: Record<string, string>; body: JsonValue } | null;
};

/** Quotes a string as one word for a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A request as a curl command. */
function curlOf(url: string, { method, headers, body }: Omit<SentRequest, 'path'>): string {
  const parts = [
    `curl --request ${method} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === '' ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

const stateCurl = (url: string, { name, params = {} }: PactState) =>
  curlOf(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: name, params, action: 'setup' }),
  });

function jsonOf(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}

const asTexts = (headers: Record<string, string | string[]> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]));

/** The exchange of request and answer. sent: the request with the values of its states. */
export function exchangeOf(
  { providerStates = [], response }: PactInteraction,
  { url, statesUrl }: Provider,
  sent: SentRequest,
  answer: ServerAnswer | null,
): Exchange {
  const at = `${url}${sent.path}`;
  return {
    states: providerStates.map((state) => ({ ...state, curl: stateCurl(statesUrl, state) })),
    request: { ...sent, url: at, curl: curlOf(at, sent) },
    expected: {
      status: response.status,
      headers: asTexts(response.headers),
      body: response.body?.content ?? null,
    },
    actual: answer && { status: answer.status, headers: answer.headers, body: jsonOf(answer.text) },
  };
}

/** A body with a note behind each place where more values than the example's are accepted. */
function annotated(interaction: PactInteraction, body: JsonValue): string {
  const remark = (place: Place, example: JsonValue) => {
    const text = JSON.stringify(example);
    const expected = expectedAt(interaction, pathOf(place), text);
    return expected === text || expected === `exactly ${text}` ? '' : ` // ${expected}`;
  };
  function lines(value: JsonValue, place: Place, indent: string, comma: string): string {
    const inner = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : null;
    if (inner === null || inner.length === 0) return `${JSON.stringify(value)}${comma}${remark(place, value)}`;
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    const deeper = `${indent}  `;
    const all = inner.map(([key, one], index) => {
      const name = typeof key === 'number' ? '' : `${JSON.stringify(key)}: `;
      const end = index < inner.length - 1 ? ',' : '';
      return `${deeper}${name}${lines(one, [...place, key], deeper, end)}`;
    });
    const about = Array.isArray(value) ? remark(place, value) : '';
    return `${open}${about}\n${all.join('\n')}\n${indent}${close}${comma}`;
  }
  return lines(body, [], '', '');
}

const headerLines = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

/**
 * Human-readable: how to repeat it by hand, what the contract expects and what was received. component: the source of
 * the request.
 */
export function exchangeText(interaction: PactInteraction, { states, request, expected, actual }: Exchange): string {
  const { description, comments } = interaction;
  const setUp = states.map(({ name, params = {}, curl }) => `# ${name} ${JSON.stringify(params, null, 2)}\n${curl}\n`);
  const came = actual
    ? `${actual.status}\n${headerLines(actual.headers)}\n${typeof actual.body === 'string' ? actual.body : JSON.stringify(actual.body, null, 2)}\n`
    : 'nothing was sent\n';
  return [
    `\n==== ${description}\n`,
    comments?.component === undefined ? '' : `needed by ${comments.component}\n`,
    `\n--- states, set up before in this order (what they answer is in the request)\n${setUp.join('') || 'none\n'}`,
    `\n--- request\n${request.curl}\n`,
    `\n--- expected\n${expected.status}\n${headerLines(expected.headers)}\n${annotated(interaction, expected.body)}\n`,
    `\n--- actual\n${came}`,
  ].join('');
}
