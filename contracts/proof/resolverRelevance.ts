import type { PactInteraction } from '../provider/pact.ts';
import type { ResolverMutant } from './resolverMutant.ts';
import type { Reach } from './resolverReach.ts';

type SentOperation = { operationName: string; query: string };
type Answered = { errors?: { extensions?: { code?: string } }[] } | null | undefined;

/** The operation of an interaction of this project's own contract. */
export const askedOf = ({ request }: PactInteraction): SentOperation =>
  request.body?.content as unknown as SentOperation;

const codesOf = ({ response }: PactInteraction): string[] =>
  ((response.body?.content as Answered)?.errors ?? []).flatMap(({ extensions }) => extensions?.code ?? []);
export const isAnswered = (interaction: PactInteraction): boolean => codesOf(interaction).length === 0;

/** The last keys of the places whose exact value is expected. */
function exactKeys({ response }: PactInteraction): Set<string> {
  const rules = Object.entries(response.matchingRules?.body ?? {});
  return new Set(
    rules
      .filter(([, { matchers }]) => matchers.some(({ match }) => match === 'equality'))
      .map(
        ([place]) =>
          place
            .replaceAll(/\[[^\]]*\]/g, '')
            .split('.')
            .at(-1) ?? '',
      ),
  );
}

/**
 * The interactions in which a wrong resolver can show, those that say the most about its field first. For a refusal, an
 * answered interaction comes first, since its answer is what replaces the refusal, and only refused ones follow.
 */
export function relevantInteractions(
  { kind, at, detail = '' }: ResolverMutant,
  interactions: readonly PactInteraction[],
  reaches: readonly Reach[],
): PactInteraction[] {
  const names = new Set(reaches.filter(({ coordinates }) => coordinates.has(at)).map(({ name }) => name));
  const reached = interactions.filter((one) => names.has(askedOf(one).operationName));
  if (kind === 'the owner not checked')
    return reached.filter(({ comments, providerStates }) => comments?.suite === 'access' && providerStates);
  const answered = reached.filter(isAnswered);
  if (kind.includes('refusal')) {
    const refusals = reached.filter((one) =>
      kind === 'the first refusal only' ? codesOf(one).length > 1 : codesOf(one).includes(detail),
    );
    return [...answered.slice(0, 1), ...refusals];
  }
  const key = kind === 'a cent more in a sum' ? detail : (at.split('.')[1] ?? '');
  const rank = new Map(answered.map((one) => [one, exactKeys(one).has(key) ? 0 : 1]));
  const unranked = reached.filter((one) => !rank.has(one));
  return [...answered.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)), ...unranked];
}
