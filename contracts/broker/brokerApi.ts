import { UnusableError } from '../input/unusable.ts';
import { callServer, networkReason } from '../provider/serverCall.ts';
import { brokerOf, type Variables } from './publication.ts';

/** A broker's response: the HTTP status, and the JSON body if it sent one. */
export type BrokerAnswer = { status: number; json: unknown };
/**
 * A Pact broker, at a base URL without a trailing slash. `to`: a path below it, or an absolute URL that it has
 * returned.
 */
export type Broker = {
  url: string;
  request(method: 'GET' | 'PUT' | 'POST', to: string, body?: object): Promise<BrokerAnswer>;
};

const ANSWER_WITHIN_MS = 15_000;

/** The Authorization header, from the same variables as Pact's own commands read. */
function authorizationOf({
  PACT_BROKER_TOKEN,
  PACT_BROKER_USERNAME,
  PACT_BROKER_PASSWORD,
}: Variables): Record<string, string> {
  if (PACT_BROKER_TOKEN) return { authorization: `Bearer ${PACT_BROKER_TOKEN}` };
  if (!PACT_BROKER_USERNAME) return {};
  const pair = `${PACT_BROKER_USERNAME}:${PACT_BROKER_PASSWORD ?? ''}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The broker's error text: `errors` of its API, by field or as a list. */
function saidOf(json: unknown): string {
  const { errors, error } = (json ?? {}) as { errors?: unknown; error?: { message?: unknown } | string };
  const problems = errors ?? (typeof error === 'object' ? error.message : error);
  const texts = typeof problems === 'object' && problems !== null ? Object.values(problems).flat() : [problems];
  const message = texts.filter((one) => typeof one === 'string').join('; ');
  return message === '' ? '' : `: ${message.replace(/\.$/, '')}`;
}

/**
 * The broker named by PACT_BROKER_BASE_URL, authenticated with PACT_BROKER_TOKEN or with PACT_BROKER_USERNAME and
 * PACT_BROKER_PASSWORD. Each call throws UnusableError if the broker is unreachable, redirects, rejects the credentials
 * or refuses; a 404 is returned as an answer. Credentials never appear in a message, nor are they sent to another
 * origin.
 */
export function openBroker(env: Variables): Broker {
  const url = brokerOf(env).replace(/\/+$/, '');
  const headers = {
    ...authorizationOf(env),
    accept: 'application/hal+json, application/json',
    'content-type': 'application/json',
  };
  return {
    url,
    async request(method, to, body) {
      const at = to.startsWith('/') ? `${url}${to}` : to;
      if (!URL.canParse(at) || new URL(at).origin !== new URL(url).origin)
        throw new UnusableError(`${url} names ${at}, which is at another address: its key is not sent there.`);
      const { status, text } = await callServer(at, {
        method,
        headers,
        body: body === undefined ? '' : JSON.stringify(body),
        withinMs: ANSWER_WITHIN_MS,
      }).catch((error: unknown) => {
        throw new UnusableError(`The broker at ${url} does not answer: ${networkReason(error)}.`);
      });
      const json = jsonOf(text);
      if (status === 401 || status === 403)
        throw new UnusableError(`The broker at ${url} wants another key (status ${status}): see PACT_BROKER_TOKEN.`);
      if (status === 404) return { status, json };
      if (status >= 300) throw new UnusableError(`${method} ${at} ends with status ${status}${saidOf(json)}.`);
      if (json === null && status !== 204) throw new UnusableError(`${at} answers something that is no broker's.`);
      return { status, json };
    },
  };
}
