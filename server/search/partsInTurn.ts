import { scratch, type HitList } from './hitList.ts';
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

/**
 * The places of hits that are in order: within each tier available ones first, of what is shown in turn one of each part. Valid until
 * hits are put in order again.
 */
export function availableFirst(hits: HitList, isAvailable: (doc: number) => boolean): Uint32Array {
  const { docs, tiers, length } = hits;
  const [places, missing] = [scratch.places(length), scratch.groups(length)];
  let count = 0;
  for (let from = 0; from < length;) {
    let to = from;
    let missed = 0;
    for (; to < length && tiers[to] === tiers[from]; to += 1)
      if (isAvailable(docs[to]!)) places[count++] = to;
      else missing[missed++] = to;
    const left = count;
    for (let at = 0; at < missed; at += 1) places[count++] = missing[at]!;
    if (hits.hasParts)
      for (const those of [places.subarray(from, left), places.subarray(left, to)]) those.set(inTurns(hits, those));
    from = to;
  }
  return places;
}

type Advised = { readonly instead: string | null; readonly advice: SearchAdvice | null };
/** An announcement without terms of which nothing is among the first that are shown, such as what is sold out. */
export function announcedAsShown({ instead, advice }: Advised, shown: HitList, places: Uint32Array): Advised {
  const texts = new Set(Array.from(places.subarray(0, MAX_TRIES), (place) => shown.partAt(place)?.text ?? []).flat());
  if (advice === null || texts.size === 0) return { instead, advice };
  const tries = advice.tries.filter((text) => texts.has(text));
  const label = (all: readonly string[]) => all.slice(0, MAX_ANNOUNCED).join(', ');
  if (tries.length === 0 || tries.length === advice.tries.length) return { instead, advice };
  return { instead: instead === label(advice.tries) ? label(tries) : instead, advice: { ...advice, tries } };
}
