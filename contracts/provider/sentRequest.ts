import type { JsonValue } from './jsonValue.ts';
import type { PactInteraction } from './pact.ts';
import { placeOf, type Place } from './pactPath.ts';
import type { StateAnswer } from './stateProtocol.ts';

export type SentRequest = { method: string; path: string; headers: Record<string, string>; body: string };

/** A request needs a value that no state has returned. */
export class MissingValueError extends Error {
  /** The missing value, as a report lists it. */
  readonly what: string;
  constructor(name: string, description: string) {
    super(`No state of "${description}" has answered the value "${name}", which its request carries.`);
    this.what = `a state that answers the value "${name}"`;
  }
}

/** Replaces `${name}` by the values that states have returned. Throws one sentence if one is missing. */
function filled(text: string, values: Record<string, string>, description: string): string {
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new MissingValueError(name, description);
    return value;
  });
}

/** The value with the text at a place replaced; unchanged if it has no such place. */
export function replaced(value: JsonValue, [step, ...rest]: Place, text: string): JsonValue {
  if (step === undefined) return text;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  if (Array.isArray(value)) return value.map((inner, index) => (index === step ? replaced(inner, rest, text) : inner));
  const inner = (value as Record<string, JsonValue>)[step] as JsonValue;
  return { ...(value as Record<string, JsonValue>), [step]: replaced(inner, rest, text) };
}

/** The request of an interaction as the contract writes it, with examples where states return values. */
export function promisedRequest({ request }: Pick<PactInteraction, 'request'>): SentRequest {
  const { method, path, headers = {}, body } = request;
  const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]);
  return {
    method,
    path,
    headers: Object.fromEntries(sent) as Record<string, string>,
    body: body?.content === undefined ? '' : JSON.stringify(body.content),
  };
}

/**
 * The request of an interaction as it is sent: with the headers that its states return, and their values instead of
 * examples. Throws one sentence if a value is missing.
 */
export function sentRequest({ description, request }: PactInteraction, stateAnswer: StateAnswer): SentRequest {
  const { body, generators = {} } = request;
  const promised = promisedRequest({ request });
  const fill = ({ expression = '' }: { expression?: string }) => filled(expression, stateAnswer.values, description);
  const sent = new Map(Object.entries(promised.headers));
  for (const [name, generator] of Object.entries(generators.header ?? {}))
    sent.set(name.toLowerCase(), fill(generator));
  for (const [name, value] of Object.entries(stateAnswer.headers)) sent.set(name.toLowerCase(), value);
  let content = body?.content;
  for (const [place, generator] of Object.entries(generators.body ?? {}))
    if (content !== undefined) content = replaced(content, placeOf(place), fill(generator));
  return {
    ...promised,
    headers: Object.fromEntries(sent),
    body: content === undefined ? '' : JSON.stringify(content),
  };
}
