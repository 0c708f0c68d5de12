import { UnusableError } from '../input/unusable.ts';
import { bodyMismatches } from './bodyMatch.ts';
import { exchangeOf, type Exchange } from './exchange.ts';
import { asContracted, isGraphqlAnswer, isLegalStatus, malformedParts, plainMediaType } from './graphqlAnswer.ts';
import { isObject, type JsonValue } from './jsonValue.ts';
import { createStateKnowledge, MissingStatesError } from './missingStates.ts';
import type { PactInteraction } from './pact.ts';
import { expectedAt, isQuery } from './pactContract.ts';
import { isForKeys, leafMismatch, type PactRules } from './pactRules.ts';
import { MissingValueError, sentRequest, type SentRequest } from './sentRequest.ts';
import { ANSWER_WITHIN_MS, callServer, networkReason, type ServerAnswer } from './serverCall.ts';
import type { Provider } from './serverCall.ts';
import { bySharedStates, createStateKeeper, UnreadPageError, type StateKeeper } from './stateKeeping.ts';
import type { StateAnswer } from './stateProtocol.ts';
import {
  operationOf,
  type Engine,
  type Mismatch,
  type MissingState,
  type EngineOptions,
  type Verified,
} from './verified.ts';

const MAX_SHOWN = 300;

function headerMismatches({ response }: PactInteraction, answer: ServerAnswer): Mismatch[] {
  const rules = Object.entries(response.matchingRules?.header ?? {});
  return Object.entries(response.headers ?? {}).flatMap(([name, values]): Mismatch[] => {
    const expected = [values].flat().join(', ');
    const actual = answer.headers[name.toLowerCase()];
    const ownRule = rules.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
    const rule: PactRules = ownRule ?? { combine: 'AND', matchers: [{ match: 'equality' }] };
    const isType = name.toLowerCase() === 'content-type';
    const compared = isType && actual !== undefined ? plainMediaType(actual) : actual;
    const reason = compared === undefined ? 'the header is missing' : leafMismatch(rule, expected, compared);
    return reason === null ? [] : [{ path: name, expected, actual: actual ?? 'missing', reason }];
  });
}

const contentTypeOf = ({ headers }: ServerAnswer) => plainMediaType(headers['content-type'] ?? '');

/** Why a body cannot be read as JSON, or its value. */
function readBody({ text, isUtf8 }: ServerAnswer): { value: JsonValue } | { reason: string } {
  if (!isUtf8) return { reason: 'the body is not UTF-8' };
  if (text.startsWith('\uFEFF')) return { reason: 'the body begins with a byte order mark (RFC 8259, 8.1)' };
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    return { reason: 'the body is not JSON' };
  }
}

function mismatchesOfBody(interaction: PactInteraction, came: JsonValue, answer: ServerAnswer): Mismatch[] {
  const { body, matchingRules } = interaction.response;
  const expected = body?.content as JsonValue;
  const rules = matchingRules?.body ?? {};
  const isGraphql = isGraphqlAnswer(expected) && isObject(came);
  const compared = isGraphql
    ? asContracted(expected, came, { status: answer.status, contentType: contentTypeOf(answer) })
    : came;
  // A contract that allows nothing else lists all that its request selects.
  const isWhole = isGraphql && (rules.$?.matchers.some(({ match }) => isForKeys(match)) ?? false);
  const mismatches = bodyMismatches(expected, compared, rules, ([root]) => isWhole && root === 'data');
  return [
    ...mismatches.map(({ path, expected: value, actual, reason }) => ({
      path,
      expected: expectedAt(interaction, path, JSON.stringify(value)),
      actual: JSON.stringify(actual),
      reason,
    })),
    ...(isGraphql ? malformedParts(came) : []),
  ];
}

/** All mismatches of an answer with an interaction. */
export function mismatchesOf(interaction: PactInteraction, answer: ServerAnswer): Mismatch[] {
  const { status, body } = interaction.response;
  const read = body?.content === undefined ? null : readBody(answer);
  const came = read && 'value' in read ? read.value : null;
  const isLegal =
    answer.status === status ||
    (status === 200 && isGraphqlAnswer(body?.content) && isLegalStatus(answer.status, contentTypeOf(answer), came));
  const other = { path: 'status', expected: String(status), actual: String(answer.status), reason: 'another status' };
  const unread = read && 'reason' in read ? read.reason : null;
  const actual = answer.text.trim().slice(0, MAX_SHOWN) || 'nothing';
  return [
    ...(isLegal ? [] : [other]),
    ...headerMismatches(interaction, answer),
    ...(unread === null ? [] : [{ path: '$', expected: 'JSON', actual, reason: unread }]),
    ...(read && 'value' in read ? mismatchesOfBody(interaction, read.value, answer) : []),
  ];
}

async function request(
  interaction: PactInteraction,
  { path, ...request }: SentRequest,
  { url }: Provider,
): Promise<ServerAnswer> {
  try {
    return await callServer(`${url}${path}`, { ...request, withinMs: ANSWER_WITHIN_MS });
  } catch (error) {
    throw new UnusableError(`${url} does not answer "${interaction.description}": ${networkReason(error)}.`);
  }
}

/** Whether the interaction expects nothing but a refusal. */
function isRefusal({ response: { body } }: PactInteraction): boolean {
  const content = body?.content ?? null;
  if (!isObject(content) || !Array.isArray(content.errors)) return false;
  const { data = null } = content;
  return data === null || (isObject(data) && Object.values(data).every((value) => value === null));
}

/** Queries and refused calls change nothing, so they share states with others that begin with the same ones. */
function batchesBySharedState(interactions: readonly PactInteraction[]): PactInteraction[][][] {
  const groups = new Map<string, PactInteraction[]>();
  for (const [index, one] of interactions.entries()) {
    const key = isQuery(one) || isRefusal(one) ? JSON.stringify(one.providerStates ?? []) : String(index);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return bySharedStates([...groups.values()], ([first]) => first?.providerStates ?? []);
}

/**
 * alone: no earlier request could have changed its states. waitsFor: states that did not return the value it sends;
 * 'states': some of its states cannot be set up.
 */
type InteractionResult = {
  interaction: PactInteraction;
  mismatches: Mismatch[];
  ms: number;
  alone: boolean;
  waitsFor?: MissingState[] | 'states';
  exchange?: Exchange;
};

/** The results of interactions that could not be requested. */
function resultsWithoutRequest(error: unknown, group: readonly PactInteraction[]): InteractionResult[] {
  const all = (mismatches: Mismatch[], waitsFor?: InteractionResult['waitsFor']) =>
    group.map((interaction): InteractionResult => ({
      interaction,
      mismatches,
      ms: 0,
      alone: true,
      ...(waitsFor && { waitsFor }),
    }));
  if (error instanceof UnreadPageError)
    return all([{ path: 'the page before it', expected: 'a page', actual: 'none', reason: error.message }]);
  if (error instanceof MissingStatesError) return all([], 'states');
  throw error;
}

type Market = { provider: Provider; keeper: StateKeeper; options: EngineOptions };

async function verifyOne(interaction: PactInteraction, stateAnswer: StateAnswer, { provider, options }: Market) {
  try {
    const sent = sentRequest(interaction, stateAnswer);
    const response = await request(interaction, sent, provider);
    const mismatches = mismatchesOf(interaction, response);
    const isReported = options.keepsAll || mismatches.length > 0;
    return { mismatches, ...(isReported && { exchange: exchangeOf(interaction, provider, sent, response) }) };
  } catch (error) {
    if (!(error instanceof MissingValueError) || options.onMissing === 'end') throw error;
    const { what: name, message: reason } = error;
    return { mismatches: [], waitsFor: [{ name, kind: 'failed' as const, reason, isValue: true as const }] };
  }
}

/** Requests the interactions with the same states, up to a change that should have been refused and was not. */
async function requestGroup(group: readonly PactInteraction[], market: Market): Promise<InteractionResult[]> {
  const { keeper } = market;
  const started = performance.now();
  const results: InteractionResult[] = [];
  try {
    const { answer: stateAnswer, isFresh } = await keeper.begin(group[0]?.providerStates ?? []);
    let alone = isFresh;
    for (const interaction of group) {
      const sent = performance.now();
      const result = await verifyOne(interaction, stateAnswer, market);
      results.push({ interaction, ...result, ms: performance.now() - sent, alone });
      alone &&= isQuery(interaction);
      // What was not refused may have changed what the others share.
      if (!isQuery(interaction) && result.mismatches.length > 0) break;
    }
  } catch (error) {
    results.push(...resultsWithoutRequest(error, group));
  }
  await keeper.end();
  const requestMs = results.reduce((sum, { ms }) => sum + ms, 0);
  const share = (performance.now() - started - requestMs) / group.length;
  return results.map((one) => ({ ...one, ms: one.ms + share }));
}

/** Repeats a shared interaction that failed with states of its own, so that no verdict depends on what came before. */
async function verifyGroup(group: readonly PactInteraction[], market: Market): Promise<InteractionResult[]> {
  const results: InteractionResult[] = [];
  const requested = await requestGroup(group, market);
  for (const one of requested) {
    if (one.alone || one.mismatches.length === 0) results.push(one);
    else {
      await market.keeper.clear();
      results.push(...(await requestGroup([one.interaction], market)));
    }
  }
  const rest = group.slice(requested.length);
  return rest.length > 0 ? [...results, ...(await verifyGroup(rest, market))] : results;
}

const ENDING: EngineOptions = { onMissing: 'end', keepsAll: false };

/**
 * The market's own verifier of pacts: interactions run one after the other over persistent connections, on each of the
 * providers. Its verdicts are those of Pact's own verifier (contracts/README.md names where it is stricter).
 */
export const ownEngine: Engine = async ({ interactions }, first, others = [], options = ENDING) => {
  const resultsByDescription = new Map<string, InteractionResult>();
  const waiting = batchesBySharedState(interactions);
  const knowledge = createStateKnowledge();

  async function verifyAt(provider: Provider): Promise<void> {
    const keeper = createStateKeeper(provider, knowledge, options.onMissing);
    try {
      for (let batch = waiting.shift(); batch; batch = waiting.shift())
        for (const group of batch)
          for (const one of await verifyGroup(group, { provider, keeper, options }))
            resultsByDescription.set(one.interaction.description, one);
      await keeper.clear();
    } catch (error) {
      waiting.length = 0;
      // Clears what was set up, ignoring the provider's answer: the first failure is what counts.
      await keeper.clear().catch(() => undefined);
      throw error instanceof UnusableError ? error : new UnusableError((error as Error).message);
    }
  }

  const ends = await Promise.allSettled([first, ...others].map(verifyAt));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return interactions.flatMap(({ description, providerStates = [] }): Verified[] => {
    const result = resultsByDescription.get(description);
    if (!result) return [];
    const { mismatches, ms, waitsFor = [], exchange } = result;
    const states = waitsFor === 'states' ? knowledge.reported(providerStates) : waitsFor;
    return [
      {
        description,
        operation: operationOf(description),
        ok: mismatches.length === 0 && states.length === 0,
        ms: Math.round(ms * 10) / 10,
        mismatches,
        waitsFor: states,
        ...(exchange && { exchange }),
      },
    ];
  });
};
