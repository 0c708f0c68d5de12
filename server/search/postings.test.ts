import { expect, it } from 'vitest';
import { numbers } from '../../tests/load/growthQueries.ts';
import { PostingsBuilder } from './postings.ts';

/** Two hundred products, of which every third has the first word, and every fifth the second. */
function postingsOf() {
  const builder = new PostingsBuilder();
  for (let doc = 0; doc < 200; doc += 1) {
    if (doc % 3 === 0) builder.add(0, 1 + (doc % 2));
    if (doc % 5 === 0) builder.add(1, 4);
    builder.nextProduct();
  }
  return builder.build(2);
}

it('sets the fields of a word in several products as one by one', () => {
  const chances = numbers();
  const chance = () => chances.next().value as number;
  const [together, alone] = [postingsOf(), postingsOf()];
  for (let turn = 0; turn < 60; turn += 1) {
    const word = Math.floor(chance() * 4);
    const share = chance() ** 3;
    const docs = Array.from({ length: 260 }, (_, doc) => doc).filter(() => chance() < share);
    const fields = docs.map(() => Math.floor(chance() * 4));
    together.setAll(word, Uint32Array.from(docs), Uint32Array.from(fields));
    for (const [at, doc] of docs.entries()) alone.set(word, doc, fields[at]!);
    for (let doc = 0; doc < 260; doc += 1) expect(together.fieldsIn(word, doc)).toBe(alone.fieldsIn(word, doc));
    expect(together.fieldsOfWord[word] ?? 0).toBe(alone.fieldsOfWord[word] ?? 0);
    expect(together.count(word, 300)).toBe(alone.count(word, 300));
  }
});
