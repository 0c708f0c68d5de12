/** From so many groups on, scores are sorted apart. */
const MANY = 64;

/** Tiers and scores as they come, each once, with how many have it; emptied for the next products. */
export class ScoreGroups {
  readonly #counts: number[] = [];
  readonly #tiers: number[] = [];
  readonly #scores: number[] = [];
  /** By the bits of tier and score, 1 more than the number of a group; 0: none. */
  #places = new Uint32Array(1024);
  readonly #usedPlaces: number[] = [];
  readonly #score = new Float64Array(1);
  readonly #bits = new Uint32Array(this.#score.buffer);
  /** Neighbouring products mostly have the same score. */
  #last = -1;

  empty(): void {
    for (const list of [this.#counts, this.#tiers, this.#scores]) list.length = 0;
    for (const place of this.#usedPlaces) this.#places[place] = 0;
    this.#usedPlaces.length = 0;
    this.#last = -1;
  }

  /** The number of the group that a product of this tier and score is in. */
  add(tier: number, score: number): number {
    const last = this.#last;
    const isSame = last >= 0 && this.#scores[last] === score && this.#tiers[last] === tier;
    const group = isSame ? last : this.#find(tier, score);
    this.#last = group;
    if (group < this.#counts.length) {
      this.#counts[group]! += 1;
      return group;
    }
    this.#counts.push(1);
    this.#tiers.push(tier);
    this.#scores.push(score);
    if (2 * this.#counts.length > this.#places.length) {
      this.#places = new Uint32Array(4 * this.#places.length);
      this.#usedPlaces.length = 0;
      for (let at = 0; at < this.#counts.length; at += 1) this.#find(this.#tiers[at]!, this.#scores[at]!, at);
    }
    return group;
  }

  tierOf(group: number): number {
    return this.#tiers[group]!;
  }

  scoreOf(group: number): number {
    return this.#scores[group]!;
  }

  bestFirst(): Uint32Array {
    const [tiers, scores] = [this.#tiers, this.#scores];
    if (scores.length < MANY)
      return Uint32Array.from(scores.keys()).sort((a, b) => tiers[a]! - tiers[b]! || scores[b]! - scores[a]!);
    // Numbers alone are sorted many times faster.
    const groups = [...new Set(tiers)]
      .sort((a, b) => a - b)
      .flatMap((tier) => {
        const own = Float64Array.from(scores.filter((_, group) => tiers[group] === tier))
          .sort()
          .reverse();
        return Array.from(own, (score) => this.#find(tier, score));
      });
    return Uint32Array.from(groups);
  }

  /** Where the products of each group begin, if the groups are in this order. */
  starts(inOrder: Uint32Array): Uint32Array {
    const starts = new Uint32Array(inOrder.length);
    let start = 0;
    for (const group of inOrder) {
      starts[group] = start;
      start += this.#counts[group]!;
    }
    return starts;
  }

  /** The group of a tier and a score, which is noted as `number` if there is none. */
  #find(tier: number, score: number, number = this.#counts.length): number {
    const places = this.#places;
    this.#score[0] = score;
    const mixed = Math.imul(this.#bits[0]! ^ Math.imul(this.#bits[1]! + tier, 0x9e3779b1), 0x85ebca6b);
    let at = (mixed ^ (mixed >>> 15)) & (places.length - 1);
    for (; places[at] !== 0; at = (at + 1) & (places.length - 1)) {
      const group = places[at]! - 1;
      if (this.#scores[group] === score && this.#tiers[group] === tier) return group;
    }
    places[at] = number + 1;
    this.#usedPlaces.push(at);
    return number;
  }
}
