import type { HitList } from './hitList.ts';
import { MAX_ANNOUNCED, MAX_TRIES, type SearchAdvice } from './segments.ts';

/** Places of hits, the best of each part first, then the second of each: not five candles for a gift. */
function inTurns(hits: HitList, places: Uint32Array): number[] {
  const counts = new Map<number, number>();
  const inPart = Array.from(places, (place) => {
    const at = hits.partAt(place)?.at ?? 0;
    const turn = counts.get(at) ?? 0;
    counts.set(at, turn + 1);
    return { place, at, turn };
  });
  return inPart.sort((a, b) => a.turn - b.turn || a.at - b.at).map(({ place }) => place);
}

/** The same products; within each tier available ones first, of what is shown in turn one of each part. */
export function availableFirst(result: HitList, isAvailable: (doc: number) => boolean): HitList {
  const ordered = result.inOrder();
  const { docs, tiers, length } = ordered;
  const chosen = new Uint32Array(length);
  let count = 0;
  for (let from = 0; from < length;) {
    let to = from;
    const missing: number[] = [];
    for (; to < length && tiers[to] === tiers[from]; to += 1)
      if (isAvailable(docs[to]!)) chosen[count++] = to;
      else missing.push(to);
    const left = count;
    for (const place of missing) chosen[count++] = place;
    if (ordered.hasParts)
      for (const those of [chosen.subarray(from, left), chosen.subarray(left, to)]) those.set(inTurns(ordered, those));
    from = to;
  }
  return ordered.pick(chosen);
}

type Advised = { readonly instead: string | null; readonly advice: SearchAdvice | null };
/** An announcement without terms of which nothing is among the first that are shown, such as what is sold out. */
export function announcedAsShown({ instead, advice }: Advised, shown: HitList): Advised {
  const texts = new Set(shown.objects(MAX_TRIES).flatMap(({ part }) => part?.text ?? []));
  if (advice === null || texts.size === 0) return { instead, advice };
  const tries = advice.tries.filter((text) => texts.has(text));
  const label = (all: readonly string[]) => all.slice(0, MAX_ANNOUNCED).join(', ');
  if (tries.length === 0 || tries.length === advice.tries.length) return { instead, advice };
  return { instead: instead === label(advice.tries) ? label(tries) : instead, advice: { ...advice, tries } };
}
