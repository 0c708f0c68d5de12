import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import type { Hit } from './matchScores.ts';
import { ScoreGroups } from './scoreGroups.ts';
import type { SearchIndex } from './wordIndex.ts';

type Indexed = Pick<SearchIndex, 'products' | 'places' | 'built' | 'later'>;
type Columns = {
  readonly docs: Uint32Array;
  readonly tiers: Int8Array;
  readonly scores: Float64Array;
  readonly elsewhere: Uint8Array;
};
type Parts = readonly Hit['part'][] | null;

const columnsOf = (length: number): Columns => ({
  docs: new Uint32Array(length),
  tiers: new Int8Array(length),
  scores: new Float64Array(length),
  elsewhere: new Uint8Array(length),
});

const NO_SCORES = new Float64Array(0);
const NO_PLACES = new Uint8Array(0);

/** So many hits are compared one by one; of more the scores are gathered first. */
const FEW = 48;

/**
 * Products that a search found, column by column: 14 bytes each, and an object only for whoever asks for one. The columns are those
 * of `Hit`.
 */
export class HitList {
  static readonly none = HitList.of({ products: [], places: new Float64Array(0), built: 0, later: new Map() }, []);

  readonly docs: Uint32Array;
  readonly tiers: Int8Array;
  readonly scores: Float64Array;
  readonly elsewhere: Uint8Array;
  readonly #index: Indexed;
  readonly #parts: Parts;
  /** It is in the order of `byScore`; false: it may be. */
  readonly #isSorted: boolean;

  constructor(
    index: Indexed,
    { docs, tiers, scores, elsewhere }: Columns,
    parts: Parts = null,
    isSorted: boolean = false,
  ) {
    this.docs = docs;
    this.tiers = tiers;
    this.scores = scores;
    this.elsewhere = elsewhere;
    this.#index = index;
    this.#parts = parts;
    this.#isSorted = isSorted;
  }

  static of(index: Indexed, hits: readonly Hit[]): HitList {
    const columns = columnsOf(hits.length);
    for (const [place, { doc, tier, score, isElsewhere }] of hits.entries()) {
      columns.docs[place] = doc;
      columns.tiers[place] = tier;
      columns.scores[place] = score;
      columns.elsewhere[place] = Number(isElsewhere);
    }
    return new HitList(index, columns, hits.some(({ part }) => part) ? hits.map(({ part }) => part) : null);
  }

  get length(): number {
    return this.docs.length;
  }

  /** Whether some of it is shown in turn. */
  get hasParts(): boolean {
    return this.#parts !== null;
  }

  partAt(place: number): Hit['part'] {
    return this.#parts?.[place];
  }

  at(place: number): Hit {
    const { products, places, built } = this.#index;
    const doc = this.docs[place]!;
    const part = this.#parts?.[place];
    return {
      product: products[doc]!,
      doc,
      // A whole number takes no memory of its own.
      place: doc < built ? doc : places[doc]!,
      tier: this.tiers[place]!,
      score: this.scores[place]!,
      isElsewhere: this.elsewhere[place] === 1,
      ...(part && { part }),
    };
  }

  /** The first hits, or all. */
  objects(count = this.length): Hit[] {
    return Array.from({ length: Math.min(count, this.length) }, (_, place) => this.at(place));
  }

  map<T>(make: (hit: Hit) => T): T[] {
    return this.objects().map(make);
  }

  /** The numbers of the products in these places, which are all in some order. */
  docsAt(places: Uint32Array): Uint32Array {
    let first = 0;
    while (first < places.length && places[first] === first) first += 1;
    if (first === this.length) return this.docs;
    const docs = new Uint32Array(places.length);
    for (let at = 0; at < docs.length; at += 1) docs[at] = this.docs[places[at]!]!;
    return docs;
  }

  /** What is stored of hits in order: 5 bytes each, without scores. */
  withoutScores(): HitList {
    const { docs, tiers } = this;
    const columns = { docs, tiers, scores: NO_SCORES, elsewhere: NO_PLACES };
    return new HitList(this.#index, columns, this.#parts, true);
  }

  /** The products of the hits, in their order. */
  products(): ProductRow[] {
    const rows: ProductRow[] = [];
    for (const doc of this.docs) rows.push(this.#index.products[doc]!);
    return rows;
  }

  /** Whether there is such a product. */
  some(isWanted: (doc: number) => boolean): boolean {
    return this.docs.some((doc) => isWanted(doc));
  }

  filter(isWanted: (doc: number, place: number) => boolean): HitList {
    const chosen = scratch.places(this.length);
    let count = 0;
    for (let place = 0; place < chosen.length; place += 1)
      if (isWanted(this.docs[place]!, place)) chosen[count++] = place;
    return count === this.length ? this : this.pick(chosen.subarray(0, count), this.#isSorted);
  }

  /** The same hits in other tiers. */
  inTiers(tierOf: (doc: number, tier: number) => number): HitList {
    const tiers = this.tiers.map((tier, place) => tierOf(this.docs[place]!, tier));
    return new HitList(this.#index, { ...this.#columns(), tiers }, this.#parts);
  }

  /** The same hits with other scores. */
  scored(scores: Float64Array): HitList {
    return new HitList(this.#index, { ...this.#columns(), scores }, this.#parts);
  }

  /** The same hits as they are shown in turn; without a score: with the same. */
  inParts(partOf: (doc: number) => Pick<Hit, 'tier' | 'part'> & { readonly score?: number }): HitList {
    const columns = { ...this.#columns(), tiers: new Int8Array(this.length), scores: this.scores.slice() };
    const parts: Hit['part'][] = [];
    for (let place = 0; place < this.length; place += 1) {
      const { tier, score, part } = partOf(this.docs[place]!);
      columns.tiers[place] = tier;
      if (score !== undefined) columns.scores[place] = score;
      parts.push(part);
    }
    return new HitList(this.#index, columns, parts.some(Boolean) ? parts : null);
  }

  followedBy(others: HitList): HitList {
    if (others.length === 0) return this;
    if (this.length === 0) return others;
    if (this.#parts || others.#parts) return HitList.of(this.#index, [...this.objects(), ...others.objects()]);
    const length = this.length + others.length;
    const columns = columnsOf(length);
    for (const [list, at] of [
      [this, 0],
      [others, this.length],
    ] as const) {
      columns.docs.set(list.docs, at);
      columns.tiers.set(list.tiers, at);
      columns.scores.set(list.scores, at);
      columns.elsewhere.set(list.elsewhere, at);
    }
    return new HitList(this.#index, columns);
  }

  /** Whether it is in the order of `byScore`. */
  get isInOrder(): boolean {
    if (this.#isSorted) return true;
    for (let place = 1; place < this.length; place += 1) if (this.#compare(place - 1, place) > 0) return false;
    return true;
  }

  /** The same products in the order of `byScore`. */
  inOrder(): HitList {
    if (this.isInOrder) return this;
    return this.length < FEW ? this.pick(this.#sorted(), true) : this.#gathered();
  }

  /** The same in columns of its own. */
  copiedInOrder(): HitList {
    const ordered = this.inOrder();
    if (ordered !== this) return ordered;
    const { docs, tiers, scores, elsewhere } = this;
    const columns = { docs: docs.slice(), tiers: tiers.slice(), scores: scores.slice(), elsewhere: elsewhere.slice() };
    return new HitList(this.#index, columns, this.#parts, true);
  }

  #columns(): Columns {
    return { docs: this.docs, tiers: this.tiers, scores: this.scores, elsewhere: this.elsewhere };
  }

  #placeOf(doc: number): number {
    return doc < this.#index.built ? doc : this.#index.places[doc]!;
  }

  #compare(a: number, b: number): number {
    const { docs, tiers, scores } = this;
    return tiers[a]! - tiers[b]! || scores[b]! - scores[a]! || this.#placeOf(docs[a]!) - this.#placeOf(docs[b]!);
  }

  #sorted(): Uint32Array {
    return Uint32Array.from({ length: this.length }, (_, place) => place).sort((a, b) => this.#compare(a, b));
  }

  /** Many share a tier and a score: they are gathered by these, and only the scores are sorted. */
  #gathered(): HitList {
    const { docs, tiers, scores, elsewhere, length } = this;
    groups.empty();
    const groupOf = scratch.groups(length);
    let isByPlace = true;
    for (let place = 0; place < length; place += 1) {
      groupOf[place] = groups.add(tiers[place]!, scores[place]!);
      isByPlace &&= place === 0 || this.#placeOf(docs[place - 1]!) < this.#placeOf(docs[place]!);
    }
    const best = groups.bestFirst();
    const next = groups.starts(best);
    if (!isByPlace || this.#parts) return this.pick(this.#gatheredPlaces(groupOf, best, next), true);
    const columns = columnsOf(length);
    for (let place = 0; place < length; place += 1) {
      const at = next[groupOf[place]!]!++;
      columns.docs[at] = docs[place]!;
      columns.elsewhere[at] = elsewhere[place]!;
    }
    for (let at = 0, from = 0; at < best.length; at += 1) {
      const to = next[best[at]!]!;
      columns.tiers.fill(groups.tierOf(best[at]!), from, to);
      columns.scores.fill(groups.scoreOf(best[at]!), from, to);
      from = to;
    }
    return new HitList(this.#index, columns, null, true);
  }

  /** The same of products in no order: the places of the hits. */
  #gatheredPlaces(groupOf: Uint32Array, best: Uint32Array, next: Uint32Array): Uint32Array {
    const { docs, length } = this;
    const ordered = scratch.places(length);
    for (let place = 0; place < length; place += 1) ordered[next[groupOf[place]!]!++] = place;
    let from = 0;
    for (const group of best) {
      const to = next[group]!;
      let at = from + 1;
      while (at < to && this.#placeOf(docs[ordered[at - 1]!]!) < this.#placeOf(docs[ordered[at]!]!)) at += 1;
      if (at < to) ordered.subarray(from, to).sort((a, b) => this.#compare(a, b));
      from = to;
    }
    return ordered;
  }

  /** The hits in these places. */
  pick(chosen: Uint32Array, isSorted = false): HitList {
    const columns = columnsOf(chosen.length);
    for (let at = 0; at < chosen.length; at += 1) {
      const place = chosen[at]!;
      columns.docs[at] = this.docs[place]!;
      columns.tiers[at] = this.tiers[place]!;
      columns.scores[at] = this.scores[place]!;
      columns.elsewhere[at] = this.elsewhere[place]!;
    }
    const parts = this.#parts && Array.from(chosen, (place) => this.#parts![place]);
    return new HitList(this.#index, columns, parts?.some(Boolean) ? parts : null, isSorted);
  }
}

/** Arrays for what a call needs alone; the next call of the same name writes over them. */
function createScratch() {
  const lists = { places: new Uint32Array(1024), groups: new Uint32Array(1024) };
  const roomIn = (name: keyof typeof lists) => (length: number) => {
    if (lists[name].length < length) lists[name] = new Uint32Array(2 * length);
    return lists[name].subarray(0, length);
  };
  return { places: roomIn('places'), groups: roomIn('groups') };
}
export const scratch = createScratch();
const groups = new ScoreGroups();
