import { parse, type GraphQLSchema } from 'graphql';
import { shownPlaces } from '../consumer/engine/exactValues.ts';
import type { JsonValue } from '../provider/jsonValue.ts';
import { mismatchesOf } from '../provider/ownEngine.ts';
import type { PactInteraction } from '../provider/pact.ts';
import type { Verified } from '../provider/verified.ts';
import { askedOf } from './resolverRelevance.ts';

/**
 * A shown value that is wrong at one place of one operation alone. met: in how many answers of the contract it differs
 * from the right one; caught: the first interaction that fails.
 */
export type JudgedPath = { operation: string; place: string; met: number; caught: string | null };

/** A hundredfold amount, or another text. */
const wrong = (value: JsonValue): JsonValue => {
  if (typeof value === 'number') return value * 100;
  return typeof value === 'string' ? `${value}…` : value;
};

/** The same answer, wrong at every place of these keys, through all lists on the way. */
function wrongAt(value: JsonValue, keys: readonly string[]): JsonValue {
  if (Array.isArray(value)) return value.map((one) => wrongAt(one, keys));
  const [key, ...rest] = keys;
  if (key === undefined) return wrong(value);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: wrongAt(value[key] ?? null, rest) };
}

/**
 * Breaks each shown value of these operations by itself, in the right answers that a verification has kept, and compares
 * the answers with the contract again. A wrong resolver is wrong everywhere at once; a search index, a cache or a second
 * query is wrong on one path.
 */
export function judgePaths(
  schema: GraphQLSchema,
  interactions: readonly PactInteraction[],
  verified: readonly Verified[],
): JudgedPath[] {
  const answers = new Map(verified.map(({ description, exchange }) => [description, exchange?.actual]));
  const ofContract = interactions.filter(({ comments }) => comments?.suite === undefined);
  const byOperation = Map.groupBy(ofContract, (one) => askedOf(one).operationName);
  return [...byOperation].flatMap(([operation, list]) => {
    const [first] = list;
    const places = first ? shownPlaces(schema, parse(askedOf(first).query)) : [];
    return places.map((place): JudgedPath => {
      const judged: JudgedPath = { operation, place, met: 0, caught: null };
      for (const interaction of list) {
        const answer = answers.get(interaction.description);
        if (!answer || typeof answer.body === 'string') continue;
        const right = answer.body as JsonValue;
        const text = JSON.stringify(wrongAt(right, ['data', ...place.split('.')]));
        if (text === JSON.stringify(right)) continue;
        judged.met += 1;
        if (judged.caught === null && mismatchesOf(interaction, { ...answer, text, isUtf8: true }).length > 0)
          judged.caught = interaction.description;
      }
      return judged;
    });
  });
}
