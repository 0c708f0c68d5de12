import { expect, it } from 'vitest';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { byScore, inOrder, type Hit } from './matchScores.ts';
import { docsFlagged, FLAGS, ScorePool } from './scoreArrays.ts';
import { soundOf } from './sound.ts';
import { SearchVocabulary } from './vocabulary.ts';

const product = {} as ProductRow;
const hit = (doc: number, tier: number, score: number): Hit => ({
  product,
  doc,
  place: doc,
  tier,
  score,
  isElsewhere: false,
});

it('orders products by tier, score and the market’s order, however they come', () => {
  const hits = Array.from({ length: 200 }, (_, at) => hit((at * 37) % 200, (at * 7) % 4, ((at * 13) % 9) - 4));
  expect(inOrder(hits)).toEqual(hits.toSorted(byScore));
  expect(inOrder([])).toEqual([]);
});

it('hands out arrays that no earlier query has left anything in', () => {
  const pool = new ScorePool(3);
  const first = pool.take();
  expect(pool.take()).not.toBe(first);
  first.docs.push(1);
  first.totals[1] = 900;
  first.matched[1] = 1;
  first.flags[1] = FLAGS.core | FLAGS.head;
  expect([FLAGS.core, FLAGS.category].map((flag) => docsFlagged(first.flags, flag).has(1))).toEqual([true, false]);
  pool.recycle();
  for (let turn = 0; turn < 2; turn += 1) {
    const { totals, matched, flags, docs } = pool.take();
    expect([...totals, ...matched, ...flags, ...docs]).toEqual(Array(9).fill(0));
  }
});

it('finds the beginnings and the sounds of words that were added after others were sorted', () => {
  const vocabulary = new SearchVocabulary();
  const add = (...words: string[]) => words.map((word) => vocabulary.numberOf(word));
  const begun = (text: string) => vocabulary.beginningsOf(text, () => true).map(({ word }) => vocabulary.textOf(word));
  add('poire', 'carotte', 'pomme');
  expect(begun('po')).toEqual(['poire', 'pomme']);
  add('poireau', 'abricot', 'zeste', 'pois');
  expect(begun('po')).toEqual(['poire', 'poireau', 'pois', 'pomme']);
  expect(begun('')).toHaveLength(7);
  const sounding = [...vocabulary.sounding(soundOf('karotte'), () => true)].map(({ text }) => text);
  expect(sounding).toEqual(['carotte']);
});
