import { byScore, inOrder, type Hit } from './matchScores.ts';
import { MAX_ANNOUNCED, MAX_TRIES, type SearchAdvice } from './segments.ts';

/** The same hits, the best of each part first, then the second of each: not five candles for a gift. */
function inTurns(hits: readonly Hit[]): readonly Hit[] {
  if (!hits.some(({ part }) => part)) return hits;
  const counts = new Map<number, number>();
  const turns = new Map(
    hits.map((hit) => {
      const at = hit.part?.at ?? 0;
      const turn = counts.get(at) ?? 0;
      counts.set(at, turn + 1);
      return [hit, turn];
    }),
  );
  return [...hits].sort((a, b) => turns.get(a)! - turns.get(b)! || (a.part?.at ?? 0) - (b.part?.at ?? 0));
}

/** The same products; within each tier available ones first, of what is shown in turn one of each part. */
export function availableFirst(result: readonly Hit[], isAvailable: (hit: Hit) => boolean): Hit[] {
  const ordered = result.every((hit, at) => at === 0 || byScore(result[at - 1]!, hit) <= 0) ? result : inOrder(result);
  const all: Hit[] = [];
  let [left, missing]: [Hit[], Hit[]] = [[], []];
  const flush = () => {
    for (const hit of inTurns(left)) all.push(hit);
    for (const hit of inTurns(missing)) all.push(hit);
    [left, missing] = [[], []];
  };
  let tier: number | undefined;
  for (const hit of ordered) {
    if (hit.tier !== tier) {
      flush();
      ({ tier } = hit);
    }
    (isAvailable(hit) ? left : missing).push(hit);
  }
  flush();
  return all;
}

type Advised = { readonly instead: string | null; readonly advice: SearchAdvice | null };
/** An announcement without terms of which nothing is among the first that are shown, such as what is sold out. */
export function announcedAsShown({ instead, advice }: Advised, shown: readonly Hit[]): Advised {
  const texts = new Set(shown.slice(0, MAX_TRIES).flatMap(({ part }) => part?.text ?? []));
  if (advice === null || texts.size === 0) return { instead, advice };
  const tries = advice.tries.filter((text) => texts.has(text));
  const label = (all: readonly string[]) => all.slice(0, MAX_ANNOUNCED).join(', ');
  if (tries.length === 0 || tries.length === advice.tries.length) return { instead, advice };
  return { instead: instead === label(advice.tries) ? label(tries) : instead, advice: { ...advice, tries } };
}
