import type { PactInteraction } from '../provider/pactContract.ts';
import type { ResolverMutant } from './resolverMutant.ts';
import type { Reach } from './resolverReach.ts';

/** An interaction as this project's own contract has it: what it sends, and the example of what comes. */
export type StatedInteraction = PactInteraction & {
  request: { body: { content: { operationName: string; query: string; variables?: Record<string, unknown> } } };
  response: PactInteraction['response'] & {
    body?: { content?: { errors?: { extensions?: { code?: string } }[] } };
  };
};

const codesOf = ({ response }: StatedInteraction): string[] =>
  (response.body?.content?.errors ?? []).flatMap(({ extensions }) => extensions?.code ?? []);

/** The last keys of the places whose very value is told. */
function exactKeys({ response }: StatedInteraction): Set<string> {
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
 * The interactions in which a wrong resolver can show, those first that say the most of its field. Of a refusal one
 * that is answered comes first, as what is then answered instead, and others than the refused are left out.
 */
export function relevantInteractions(
  { kind, at, detail = '' }: ResolverMutant,
  interactions: readonly StatedInteraction[],
  reaches: readonly Reach[],
): StatedInteraction[] {
  const names = new Set(reaches.filter(({ coordinates }) => coordinates.has(at)).map(({ name }) => name));
  const reached = interactions.filter(({ request }) => names.has(request.body.content.operationName));
  const answered = reached.filter((one) => codesOf(one).length === 0);
  if (kind.includes('refusal')) {
    const refused = reached.filter((one) =>
      kind === 'the first refusal only' ? codesOf(one).length > 1 : codesOf(one).includes(detail),
    );
    return [...answered.slice(0, 1), ...refused];
  }
  const key = kind === 'a cent more in a sum' ? detail : (at.split('.')[1] ?? '');
  const rank = new Map(answered.map((one) => [one, exactKeys(one).has(key) ? 0 : 1]));
  const refused = reached.filter((one) => !rank.has(one));
  return [...answered.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)), ...refused];
}
