import type { JsonValue } from '../../../contracts/provider/jsonValue.ts';
import type { PactInteraction } from '../../../contracts/provider/pact.ts';
import { pathOf, type Place } from '../../../contracts/provider/pactPath.ts';

/** An HTTP answer, and how it differs from the contract's example. */
export type AlteredAnswer = { name: string; status: number; headers: Record<string, string>; text: string };

/** The contract writes an empty list as [null]. */
function exampleAnswer(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.length === 1 && value[0] === null ? [] : value.map(exampleAnswer);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exampleAnswer(inner)]));
}

type Change = { name: string; change: (value: JsonValue) => JsonValue | undefined };

const emptied = (value: JsonValue): JsonValue => (Array.isArray(value) ? [] : {});
const longer = (value: JsonValue): JsonValue => (Array.isArray(value) ? [...value, value[0] ?? 'more'] : value);
const shorter = (value: JsonValue): JsonValue => (Array.isArray(value) ? value.slice(1) : value);
const marred = (value: JsonValue): JsonValue => (Array.isArray(value) ? [...value, null] : value);
const widened = (value: JsonValue): JsonValue => ({ ...(value as Record<string, JsonValue>), surplus: 1 });

const always: Change[] = [
  { name: 'null', change: () => null },
  { name: 'missing', change: () => undefined },
  { name: 'a list', change: () => ['one'] },
  { name: 'an object', change: () => ({ one: 1 }) },
];
/** Changes by the kind of the value; a string is also tried as an invalid enum value and instant. */
const byKind: Record<string, Change[]> = {
  string: [
    { name: 'a number', change: () => 5 },
    { name: 'an unknown word', change: () => 'UNKNOWN_WORD' },
    { name: 'an empty text', change: () => '' },
    { name: 'a text of two words', change: () => 'two words' },
    { name: 'the word true', change: () => 'true' },
  ],
  number: [
    { name: 'a text', change: (value) => String(value) },
    { name: 'a fraction', change: (value) => Number(value) + 0.5 },
    { name: 'a whole number written as a fraction', change: () => '#7.0#' },
    { name: 'another number', change: (value) => Number(value) + 1 },
  ],
  boolean: [
    { name: 'the other', change: (value) => !value },
    { name: 'a text', change: (value) => String(value) },
    { name: 'a number', change: () => 1 },
  ],
  null: [
    { name: 'a text', change: () => 'text' },
    { name: 'a number', change: () => 0 },
  ],
  list: [
    { name: 'empty', change: emptied },
    { name: 'longer', change: longer },
    { name: 'shorter', change: shorter },
    { name: 'with null at its end', change: marred },
  ],
  object: [
    { name: 'empty', change: emptied },
    { name: 'with a key more', change: widened },
  ],
};

const kindOf = (value: JsonValue) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

function placesOf(value: JsonValue, place: Place = []): { place: Place; value: JsonValue }[] {
  if (typeof value !== 'object' || value === null) return [{ place, value }];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [{ place, value }, ...inner.flatMap(([key, one]) => placesOf(one as JsonValue, [...place, key]))];
}

function altered(value: JsonValue, [step, ...rest]: Place, change: Change['change']): JsonValue | undefined {
  if (step === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = (Array.isArray(value) ? [...value.entries()] : Object.entries(value)) as [string, JsonValue][];
  const remaining = entries.flatMap(([key, inner]): [string, JsonValue][] => {
    const other = key === step ? altered(inner, rest, change) : inner;
    return other === undefined ? [] : [[key, other]];
  });
  return Array.isArray(value) ? remaining.map(([, inner]) => inner) : Object.fromEntries(remaining);
}

const textOf = (value: JsonValue | undefined) =>
  value === undefined ? '' : JSON.stringify(value).replaceAll(/"#(\d+\.0)#"/g, '$1');

const JSON_TYPE = 'application/json';

/** The answer of an interaction's example, unaltered first, then with each single change of its body, status and header. */
export function alteredAnswers({ response }: PactInteraction): AlteredAnswer[] {
  const right = exampleAnswer(response.body?.content ?? null);
  const { status } = response;
  const answer = (name: string, text: string, overrides: Partial<AlteredAnswer> = {}): AlteredAnswer => ({
    name,
    status,
    headers: { 'content-type': JSON_TYPE },
    text,
    ...overrides,
  });
  // There are some hundred thousand, of which few are sent: the text is written for those.
  const alteredAt = (place: Place, { name, change }: Change): AlteredAnswer => ({
    name: `${pathOf(place)} is ${name}`,
    status,
    headers: { 'content-type': JSON_TYPE },
    get text() {
      return textOf(altered(right, place, change));
    },
  });
  const text = textOf(right);
  const bodies = placesOf(right).flatMap(({ place, value }) =>
    [...always, ...(byKind[kindOf(value)] ?? [])].map((change) => alteredAt(place, change)),
  );
  return [
    answer('as it should be', text),
    answer('another status', text, { status: 500 }),
    answer('another type', text, { headers: { 'content-type': 'text/plain' } }),
    answer('a type with a charset', text, { headers: { 'content-type': `${JSON_TYPE}; charset=utf-8` } }),
    answer('GraphQL’s own type', text, { headers: { 'content-type': 'application/graphql-response+json' } }),
    answer('another charset', text, { headers: { 'content-type': `${JSON_TYPE}; charset=latin1` } }),
    answer('no type', text, { headers: {} }),
    answer('a page', '<!doctype html><title>Oups</title>', { headers: { 'content-type': 'text/html' } }),
    answer('half of it', text.slice(0, text.length / 2)),
    ...bodies,
  ];
}
