import type { IncomingMessage, ServerResponse } from 'node:http';
import { prettifyError, ZodError } from 'zod';
import { isLoopback } from '../http/clientAddress.ts';
import { BodyTooLargeError, readBody } from '../http/requestBody.ts';
import type { Log } from '../log.ts';
import { createStateHandlers } from './stateHandlers.ts';
import { stateCall } from './stateInput.ts';
import type { StateParts } from './stateParts.ts';

const MAX_CALL_BYTES = 100_000;

/** A refusal with a sentence for the contract's author. */
class StateRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Admits programs of this machine only: no page (browsers send their origin with every POST), and nothing through a
 * proxy.
 */
export function isLocalProgram(headers: IncomingMessage['headers'], address: string): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  const isPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  return isLoopback(address.replace(/^::ffff:/, '')) && !isForwarded && !isPage;
}

function checkCall({ method, headers, socket }: IncomingMessage): void {
  if (method !== 'POST') throw new StateRefusal(405, 'Provider states are set with POST.');
  if (!isLocalProgram(headers, socket.remoteAddress ?? ''))
    throw new StateRefusal(403, 'Provider states are set by programs of the same machine only.');
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new StateRefusal(415, 'A provider state is application/json.');
}

async function readCall(request: IncomingMessage) {
  const body = await readBody(request, MAX_CALL_BYTES);
  try {
    return stateCall.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    if (error instanceof ZodError) throw error;
    throw new StateRefusal(400, 'The body is not JSON.');
  }
}

function refusalOf(error: unknown): StateRefusal | null {
  if (error instanceof StateRefusal) return error;
  if (error instanceof BodyTooLargeError) return new StateRefusal(413, 'The body is over 100 kB.');
  return error instanceof ZodError ? new StateRefusal(400, prettifyError(error)) : null;
}

/**
 * POST /provider-states of a demo market, by the protocol of contracts/provider-states.md: {state, params, action} sets a state
 * up or tears it down, and returns {headers, values} for the interaction's request. Never rejects.
 */
export function createProviderStates({ log, ...parts }: StateParts & { log: Log }) {
  const handlers = createStateHandlers(parts);
  const send = (response: ServerResponse, status: number, body: object) =>
    void response
      .writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        ...(status === 413 ? { connection: 'close' } : {}),
      })
      .end(JSON.stringify(body));

  async function respond(request: IncomingMessage): Promise<object> {
    checkCall(request);
    const { state, params, action } = await readCall(request);
    const handler = Object.entries(handlers).find(([name]) => name === state)?.[1];
    if (!handler) throw new StateRefusal(404, `There is no provider state "${state}".`);
    if (action === 'setup') return handler.setup(params);
    await handler.teardown(params);
    return {};
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, 200, await respond(request));
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) log.error({ err: error }, 'A provider state could not be set');
      send(response, refusal?.status ?? 500, {
        error: refusal?.message ?? `The state could not be set: ${String(error)}`,
      });
    }
  };
}
