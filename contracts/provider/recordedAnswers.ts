import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonValue } from './jsonValue.ts';
import { mismatchesOf } from './ownEngine.ts';
import type { PactContract, PactInteraction } from './pact.ts';
import { placeOf, ruleFinder, type Place } from './pactPath.ts';
import type { PactRules, Rule } from './pactRules.ts';
import type { Recording } from './recordings.ts';
import { promisedRequest, replaced } from './sentRequest.ts';
import { operationOf, type Mismatch, type RecordingUse, type Verified } from './verified.ts';

/** In every id that the contract assigns: what has one was recorded with the contract's data, so that every value counts. */
const CONTRACT_ID = '_c0417ac7';
const FORGED = 'Bearer a.forged.token';

const callerOf = ({ authorization }: Record<string, string>) =>
  authorization === undefined ? 'guest' : authorization === FORGED ? 'forged' : 'customer';
const languageOf = (headers: Record<string, string>) => (headers['accept-language'] ?? 'fr').slice(0, 2).toLowerCase();

/** The value at a place; of a shorter list the first element, which stands for all of an example. */
function valueAt(value: JsonValue | undefined, place: Place): JsonValue | undefined {
  return place.reduce<JsonValue | undefined>((outer, step) => {
    if (Array.isArray(outer)) return typeof step === 'number' ? (outer[step] ?? outer[0]) : undefined;
    return outer !== undefined && isObject(outer) ? outer[step] : undefined;
  }, value);
}

const contentOf = ({ request }: PactInteraction) => request.body?.content ?? null;
const queryOf = (interaction: PactInteraction) => valueAt(contentOf(interaction), ['query']);

/** Whether a recorded request is that of an interaction. Where a state returns a value, any text will do. */
function isSameRequest(interaction: PactInteraction, { headers, body }: Recording): boolean {
  const promised = promisedRequest(interaction).headers;
  if (callerOf(promised) !== callerOf(headers) || languageOf(promised) !== languageOf(headers)) return false;
  const places = Object.keys(interaction.request.generators?.body ?? {}).map(placeOf);
  const wanted = places.reduce((content, place) => {
    const recorded = valueAt(body, place);
    return typeof recorded === 'string' ? replaced(content, place, recorded) : content;
  }, contentOf(interaction));
  return isDeepStrictEqual(wanted, body);
}

/** A rule for a server with its own data: of the same type in place of the same value, and as empty as the example. */
function ownDataRule(rule: Rule): Rule {
  if (rule.match === 'equality') return { match: 'type' };
  return rule.match === 'type' && rule.max !== undefined ? (rule.max > 0 ? { match: 'type', min: 1 } : rule) : rule;
}

/** The interaction as a server with its own data can answer it. What tells types and errors apart stays exact. */
function withOwnData(interaction: PactInteraction): PactInteraction {
  const { body = {}, ...others } = interaction.response.matchingRules ?? {};
  const rules = Object.entries(body).map(([path, { combine, matchers }]): [string, PactRules] => {
    const isExact = path.startsWith('$.errors') || path.endsWith('.__typename');
    return [path, { combine, matchers: isExact ? matchers : matchers.map(ownDataRule) }];
  });
  const matchingRules = { ...others, body: Object.fromEntries(rules) };
  return { ...interaction, response: { ...interaction.response, matchingRules } };
}

/** Whether the answer shows another look there than the example (nothing, or another type of object), which is no fault. */
function isOtherLook({ response }: PactInteraction, { path, reason }: Mismatch, came: JsonValue): boolean {
  if (!path.startsWith('$.')) return false;
  const place = placeOf(path);
  const example = response.body?.content;
  for (let depth = 0; depth <= place.length; depth += 1) {
    const at = [...place.slice(0, depth), '__typename'];
    if (valueAt(example, at) !== undefined && valueAt(example, at) !== valueAt(came, at)) return true;
  }
  const [wanted, actual] = [valueAt(example, place), valueAt(came, place)];
  if (Array.isArray(wanted) && Array.isArray(actual)) return true;
  if (actual === undefined || reason.startsWith('missing:')) return false;
  if (wanted === null) return true;
  if (actual !== null) return false;
  const rules = ruleFinder(response.matchingRules?.body ?? {})(place)?.rules;
  return typeof wanted === 'object' || (rules?.matchers.some(({ match }) => match === 'equality') ?? false);
}

type Finding = { interaction: PactInteraction; mismatches: Mismatch[]; isByShape: boolean };

/** The codes of the errors of an answer; '' if it has none. */
function codesOf(content: JsonValue | undefined): string {
  const errors = valueAt(content, ['errors']);
  return Array.isArray(errors) ? errors.map((one) => String(valueAt(one, ['extensions', 'code']))).join() : '';
}

/** What a recording of the contract's own data says, value for value: of one interaction that it passes, or fails most narrowly. */
function exactFindings(interactions: readonly PactInteraction[], recording: Recording): Finding[] {
  const findings = interactions
    .filter((one) => isSameRequest(one, recording))
    .map((interaction) => ({ interaction, mismatches: mismatchesOf(interaction, recording.answer), isByShape: false }));
  const passed = findings.filter(({ mismatches }) => mismatches.length === 0);
  if (passed.length > 0) return passed;
  return findings.toSorted((a, b) => a.mismatches.length - b.mismatches.length).slice(0, 1);
}

/** What a recording of other data says: it passes each interaction whose look it has, or is wrong at the nearest look. */
function shapeFindings(interactions: readonly PactInteraction[], { answer }: Recording): Finding[] {
  let came: JsonValue;
  try {
    came = JSON.parse(answer.text) as JsonValue;
  } catch {
    came = null;
  }
  const findings = interactions
    .filter((one) => (one.comments?.suite ?? 'contract') === 'contract')
    .filter((one) => codesOf(one.response.body?.content) === codesOf(came))
    .map((interaction) => {
      const all = mismatchesOf(withOwnData(interaction), answer);
      const mismatches = all.filter((one) => !isOtherLook(interaction, one, came));
      return { interaction, mismatches, looks: all.length - mismatches.length, isByShape: true };
    });
  const passed = findings.filter(({ mismatches, looks }) => mismatches.length + looks === 0);
  if (passed.length > 0) return passed;
  // Among looks that are equally near, the one that finds something wrong: a fault must not hide behind another look.
  const [nearest] = findings.toSorted((a, b) => a.looks - b.looks || b.mismatches.length - a.mismatches.length);
  return nearest && nearest.mismatches.length > 0 ? [nearest] : [];
}

/**
 * Verifies what was recorded in place of requests. An interaction that no recorded answer shows waits for one; nothing is sent.
 */
export function verifyRecordings(
  { interactions }: PactContract,
  recordings: readonly Recording[],
): { verdicts: Verified[]; use: RecordingUse } {
  const use: RecordingUse = { answers: recordings.length, otherLooks: [], otherOperations: [] };
  const found = new Map<string, Finding>();
  const byQuery = new Map<string, PactInteraction[]>();
  for (const one of interactions) {
    const query = queryOf(one);
    if (typeof query === 'string') byQuery.set(query, [...(byQuery.get(query) ?? []), one]);
  }
  for (const recording of recordings) {
    const { operationName, query } = recording.body;
    const isOfContract = JSON.stringify([recording.body, recording.answer.text]).includes(CONTRACT_ID);
    const candidates = byQuery.get(query);
    const exact = exactFindings(candidates ?? [], recording);
    const isShown = isOfContract || exact.some(({ mismatches }) => mismatches.length === 0);
    const findings = isShown ? exact : shapeFindings(candidates ?? [], recording);
    if (findings.length === 0) (candidates ? use.otherLooks : use.otherOperations).push(operationName);
    for (const finding of findings) {
      const before = found.get(finding.interaction.description);
      const isWorse = finding.mismatches.length > 0 || (before?.isByShape === true && before.mismatches.length === 0);
      if (!before || (isWorse && before.mismatches.length === 0)) found.set(finding.interaction.description, finding);
    }
  }
  const verdicts = interactions.map(({ description }): Verified => {
    const finding = found.get(description);
    const operation = operationOf(description);
    const mismatches = finding?.mismatches ?? [];
    const ok = finding !== undefined && mismatches.length === 0;
    const waitsFor = finding
      ? []
      : [{ name: operation, kind: 'absent' as const, reason: 'no recorded answer shows it' }];
    return {
      description,
      operation,
      ok,
      ms: 0,
      mismatches,
      waitsFor,
      ...(ok && finding.isByShape && { byShape: true }),
    };
  });
  return { verdicts, use };
}
