import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { inOrder, type Hit } from './matchScores.ts';
import type { SearchIndex } from './wordIndex.ts';

type Indexed = Pick<SearchIndex, 'products' | 'places' | 'built' | 'later'>;
type Columns = {
  readonly docs: Uint32Array;
  readonly tiers: Int8Array;
  readonly scores: Float64Array;
  readonly elsewhere: Uint8Array;
};
type Parts = readonly Hit['part'][] | null;

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

  constructor(index: Indexed, { docs, tiers, scores, elsewhere }: Columns, parts: Parts = null) {
    this.docs = docs;
    this.tiers = tiers;
    this.scores = scores;
    this.elsewhere = elsewhere;
    this.#index = index;
    this.#parts = parts;
  }

  static of(index: Indexed, hits: readonly Hit[]): HitList {
    const columns = {
      docs: Uint32Array.from(hits, ({ doc }) => doc),
      tiers: Int8Array.from(hits, ({ tier }) => tier),
      scores: Float64Array.from(hits, ({ score }) => score),
      elsewhere: Uint8Array.from(hits, ({ isElsewhere }) => Number(isElsewhere)),
    };
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

  /** The products of the hits in these places; of all in their order. */
  products(places: Uint32Array | null = null): ProductRow[] {
    const { products } = this.#index;
    const { docs } = this;
    const count = places?.length ?? docs.length;
    const rows: ProductRow[] = [];
    for (let at = 0; at < count; at += 1) rows.push(products[docs[places === null ? at : places[at]!]!]!);
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
    return count === this.length ? this : this.pick(chosen.subarray(0, count));
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

  followedBy(others: HitList): HitList {
    if (others.length === 0) return this;
    if (this.length === 0) return others;
    if (this.#parts || others.#parts) return HitList.of(this.#index, [...this.objects(), ...others.objects()]);
    const length = this.length + others.length;
    const columns = {
      docs: new Uint32Array(length),
      tiers: new Int8Array(length),
      scores: new Float64Array(length),
      elsewhere: new Uint8Array(length),
    };
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
    for (let place = 1; place < this.length; place += 1) if (this.#compare(place - 1, place) > 0) return false;
    return true;
  }

  /** The same products in the order of `byScore`. */
  inOrder(): HitList {
    if (this.isInOrder) return this;
    if (this.#parts) return HitList.of(this.#index, inOrder(this.objects()));
    return this.pick(this.length < FEW ? this.#sorted() : this.#gathered());
  }

  /** The same in columns of its own. */
  copiedInOrder(): HitList {
    const ordered = this.inOrder();
    if (ordered !== this) return ordered;
    const { docs, tiers, scores, elsewhere } = this;
    const columns = { docs: docs.slice(), tiers: tiers.slice(), scores: scores.slice(), elsewhere: elsewhere.slice() };
    return new HitList(this.#index, columns, this.#parts);
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
  #gathered(): Uint32Array {
    const { docs, tiers, scores, length } = this;
    const groups = new ScoreGroups();
    const groupOf = scratch.groups(length);
    for (let place = 0; place < length; place += 1) groupOf[place] = groups.add(tiers[place]!, scores[place]!);
    const { counts } = groups;
    const starts = new Uint32Array(counts.length);
    const best = groups.bestFirst();
    let start = 0;
    for (const group of best) {
      starts[group] = start;
      start += counts[group]!;
    }
    const ordered = scratch.places(length);
    const next = starts.slice();
    for (let place = 0; place < length; place += 1) ordered[next[groupOf[place]!]!++] = place;
    for (const group of best) {
      const [from, to] = [starts[group]!, next[group]!];
      let at = from + 1;
      while (at < to && this.#placeOf(docs[ordered[at - 1]!]!) < this.#placeOf(docs[ordered[at]!]!)) at += 1;
      if (at < to) ordered.subarray(from, to).sort((a, b) => this.#compare(a, b));
    }
    return ordered;
  }

  /** The hits in these places. */
  pick(chosen: Uint32Array): HitList {
    const columns = {
      docs: new Uint32Array(chosen.length),
      tiers: new Int8Array(chosen.length),
      scores: new Float64Array(chosen.length),
      elsewhere: new Uint8Array(chosen.length),
    };
    for (let at = 0; at < chosen.length; at += 1) {
      const place = chosen[at]!;
      columns.docs[at] = this.docs[place]!;
      columns.tiers[at] = this.tiers[place]!;
      columns.scores[at] = this.scores[place]!;
      columns.elsewhere[at] = this.elsewhere[place]!;
    }
    const parts = this.#parts && Array.from(chosen, (place) => this.#parts![place]);
    return new HitList(this.#index, columns, parts?.some(Boolean) ? parts : null);
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

/** Tiers and scores as they come, each once, with how many have it. */
class ScoreGroups {
  readonly counts: number[] = [];
  readonly #tiers: number[] = [];
  readonly #scores: number[] = [];
  /** By the bits of tier and score, 1 more than the number of a group; 0: none. */
  #places = new Uint32Array(1024);
  readonly #score = new Float64Array(1);
  readonly #bits = new Uint32Array(this.#score.buffer);

  add(tier: number, score: number): number {
    const group = this.#find(tier, score);
    if (group < this.counts.length) {
      this.counts[group]! += 1;
      return group;
    }
    this.counts.push(1);
    this.#tiers.push(tier);
    this.#scores.push(score);
    if (2 * this.counts.length > this.#places.length) {
      this.#places = new Uint32Array(4 * this.#places.length);
      for (let at = 0; at < this.counts.length; at += 1) this.#find(this.#tiers[at]!, this.#scores[at]!, at);
    }
    return group;
  }

  bestFirst(): Uint32Array {
    const [tiers, scores] = [this.#tiers, this.#scores];
    return Uint32Array.from(this.counts.keys()).sort((a, b) => tiers[a]! - tiers[b]! || scores[b]! - scores[a]!);
  }

  /** The group of a tier and a score, which is noted as `number` if there is none. */
  #find(tier: number, score: number, number = this.counts.length): number {
    const places = this.#places;
    this.#score[0] = score;
    const mixed = Math.imul(this.#bits[0]! ^ Math.imul(this.#bits[1]! + tier, 0x9e3779b1), 0x85ebca6b);
    let at = (mixed ^ (mixed >>> 15)) & (places.length - 1);
    for (; places[at] !== 0; at = (at + 1) & (places.length - 1)) {
      const group = places[at]! - 1;
      if (this.#scores[group] === score && this.#tiers[group] === tier) return group;
    }
    places[at] = number + 1;
    return number;
  }
}
