import { ANSWER_WITHIN_MS, callServer, networkReason } from './serverCall.ts';

/** The caller's side of the protocol in contracts/provider-states.md. */
export type StateAction = 'setup' | 'teardown';
export type StateCall = { state: string; params: Record<string, unknown>; action: StateAction };
/** headers: added to the interaction's request. values: replace examples in its body. */
export type StateAnswer = { headers: Record<string, string>; values: Record<string, string> };

/** Statuses by which a provider says that it does not implement a state, or not with these params. */
const NOT_WRITTEN = new Set([404, 501]);

/**
 * A state that could not be set up although the provider answered. absent: not implemented (status 404 or 501). failed:
 * any other status, or an answer outside the protocol.
 */
export class MissingStateError extends Error {
  readonly kind: 'absent' | 'failed';
  readonly call: StateCall;
  /** The message without the state's name and address. */
  readonly reason: string;
  constructor(kind: 'absent' | 'failed', call: StateCall, what: string, reason: string) {
    super(`${what}: ${reason}`);
    this.kind = kind;
    this.call = call;
    this.reason = reason;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');

/** Parses an answer of the protocol; throws if it is not one. */
function answerOf(text: string): StateAnswer {
  if (text.trim() === '') return { headers: {}, values: {} };
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Error('the answer is not JSON');
  }
  const { headers = {}, values = {} } = isRecord(answer) ? answer : { headers: null };
  if (!areTexts(headers)) throw new Error('the answer is not {"headers": {"Name": "text"}}');
  if (!areTexts(values)) throw new Error('the answer is not {"values": {"name": "text"}}');
  return { headers, values };
}

/** The sentence in a refusal, else the beginning of its body. */
function reasonOf(text: string): string {
  try {
    const answer: unknown = JSON.parse(text);
    if (isRecord(answer) && typeof answer.error === 'string') return answer.error;
  } catch {
    // Not JSON: shows its text.
  }
  return text.trim().slice(0, 200);
}

/**
 * Requests the setup or teardown of a state; returns what the interaction's request must carry. Throws one sentence
 * that names the state: MissingStateError if the provider refuses or answers something else, an Error if it does not
 * answer.
 */
export async function askState(url: string, call: StateCall): Promise<StateAnswer> {
  const what = `The state "${call.state}" could not be ${call.action === 'setup' ? 'set up' : 'taken back'} at ${url}`;
  const { status, text } = await callServer(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    withinMs: ANSWER_WITHIN_MS,
  }).catch((error: unknown) => {
    throw new Error(`${what}: ${networkReason(error)}.`, { cause: error });
  });
  if (status !== 200)
    throw new MissingStateError(
      NOT_WRITTEN.has(status) ? 'absent' : 'failed',
      call,
      what,
      `status ${status}. ${reasonOf(text)}`,
    );
  try {
    return answerOf(text);
  } catch (error) {
    throw new MissingStateError('failed', call, what, `${(error as Error).message}.`);
  }
}
