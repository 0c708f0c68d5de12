import { expect, it } from 'vitest';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { HitList } from './hitList.ts';
import { byScore, type Hit } from './matchScores.ts';
import { eachEntryWithin, PostingsBuilder } from './postings.ts';
import { ascending, ScorePool } from './scoreArrays.ts';

const COUNT = 3000;
const products = Array.from({ length: COUNT }, (_, doc) => ({ id: `${doc}` }) as ProductRow);
/** An index of which a third of the products came later, each to a place between two others. */
const index = {
  products,
  built: 2000,
  later: new Map(),
  places: Float64Array.from({ length: COUNT }, (_, doc) => (doc < 2000 ? doc : 2 * (COUNT - doc) - 0.5)),
};
const hitsOf = (count: number, scoreOf: (at: number) => number) =>
  HitList.of(
    index,
    Array.from({ length: count }, (_, at): Hit => {
      const doc = (at * 1301) % COUNT;
      return {
        product: products[doc]!,
        doc,
        place: index.places[doc]!,
        tier: ((at * 7) % 4) - 1,
        score: scoreOf(at),
        isElsewhere: at % 5 === 0,
      };
    }),
  );

it.each([
  ['few', 30, (at: number) => (at * 13) % 9],
  ['many that share their scores', COUNT, (at: number) => ((at * 13) % 9) / 7],
  ['many of nearly as many scores', COUNT, (at: number) => Math.sqrt((at * 17) % 1999)],
])('puts %s hits in the order of their tiers, scores and places', (_, count, scoreOf) => {
  const hits = hitsOf(count, scoreOf);
  expect(hits.isInOrder).toBe(false);
  const ordered = hits.inOrder();
  expect(ordered.objects()).toEqual(hits.objects().sort(byScore));
  expect(ordered.isInOrder).toBe(true);
  expect(ordered.products()).toEqual(ordered.map(({ product }) => product));
});

it('puts hits of the market’s order in that of tiers and scores, which filters keep and other tiers do not', () => {
  const scored = hitsOf(COUNT, (at) => ((at * 13) % 9) / 7).objects();
  const inMarket = HitList.of(
    index,
    scored.sort((a, b) => a.place - b.place),
  );
  const ordered = inMarket.inOrder();
  expect(ordered.objects()).toEqual(inMarket.objects().sort(byScore));

  const some = ordered.filter((doc) => doc % 3 === 0);
  expect(some.inOrder()).toBe(some);
  const lifted = some.inTiers((doc) => doc % 2);
  expect(lifted.inOrder().objects()).toEqual(lifted.objects().sort(byScore));
});

it('stores the numbers of products in their order, also in another', () => {
  const hits = hitsOf(4, (at) => at).inOrder();
  const stored = hits.withoutScores();
  const [a, b, c, d] = hits.docs;
  expect([...stored.docsAt(Uint32Array.of(0, 1, 2, 3))]).toEqual([a, b, c, d]);
  expect([...stored.docsAt(Uint32Array.of(0, 3, 1, 2))]).toEqual([a, d, b, c]);
});

it('keeps all that is said of a hit through filters, other tiers and other lists', () => {
  const [hits, others] = [hitsOf(90, (at) => at), hitsOf(7, (at) => -at)];
  const chosen = hits.filter((doc, place) => doc % 2 === 0 && place > 3).inTiers((_, tier) => tier + 2);
  const expected = hits.objects().flatMap((hit, place) => {
    const isChosen = hit.doc % 2 === 0 && place > 3;
    return isChosen ? { ...hit, tier: hit.tier + 2 } : [];
  });
  expect(chosen.followedBy(others).objects()).toEqual([...expected, ...others.objects()]);
  const turns = HitList.of(index, [{ ...others.at(0), part: { at: 1, text: 'pommes' } }]);
  expect(turns.followedBy(others).partAt(0)).toEqual({ at: 1, text: 'pommes' });
  expect(others.followedBy(turns).hasParts).toBe(true);
});

it.each([
  ['more products than have the word', 3],
  ['fewer', 700],
])('visits of %s those that have it', (_, step) => {
  const builder = new PostingsBuilder();
  for (let doc = 0; doc < COUNT; doc += 1) {
    if (doc % 10 === 0 && doc < 2000) builder.add(0, 1 + (doc % 7));
    builder.nextProduct();
  }
  const postings = builder.build(1);
  for (const doc of [2999, 2500, 2100]) postings.set(0, doc, 4);
  const looked = Uint32Array.from({ length: Math.floor(COUNT / step) }, (_, at) => at * step);
  const visited: [number, number][] = [];
  eachEntryWithin(postings, 0, looked, (doc, fields) => visited.push([doc, fields]));
  const having = Array.from(looked, (doc): [number, number] => [doc, postings.fieldsIn(0, doc)]);
  expect(visited).toEqual(having.filter(([, fields]) => fields !== 0));
  expect(postings.countIn(0, 4)).toBe(having.length === 0 ? 0 : 3 + countOf4());
  postings.set(0, 2999, 0);
  expect(postings.countIn(0, 4)).toBe(2 + countOf4());
});
const countOf4 = () =>
  Array.from({ length: 200 }, (_, at) => 1 + ((at * 10) % 7)).filter((fields) => fields & 4).length;

it.each([5, 400])('puts %i numbers in their order, however many products there are', (count) => {
  const pool = new ScorePool(COUNT);
  for (let turn = 0; turn < 2; turn += 1) {
    const { docs } = pool.take();
    for (let at = 0; at < count; at += 1) docs.push((at * 1301 + 31) % COUNT);
    expect([...ascending(pool, docs)]).toEqual([...docs].sort((a, b) => a - b));
  }
});

it.each([
  ['few', 30],
  ['many', COUNT],
])('puts %s hits that are shown in turn in their order, each with its part', (_, count) => {
  const parts = [0, 1, 2].map((at) => ({ at, text: `part ${at}` }));
  const shown = hitsOf(count, (at) => (at * 13) % 9).inParts((doc) =>
    doc % 4 === 3 ? { tier: 3 } : { tier: 0, score: -doc, part: parts[doc % 4]! },
  );
  const expected = shown.objects().sort(byScore);
  expect(shown.inOrder().objects()).toEqual(expected);
  expect(expected.some(({ part }) => part?.at === 2)).toBe(true);
});
