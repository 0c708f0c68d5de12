import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, lettersOf, mayBeNear } from './editDistance.ts';

/** By the book and without any short cut. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const options = [
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1]),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = Math.min(...options);
    }
  return rows[a.length]![b.length]!;
}

it.each([
  ['carrotte', 'carotte', 1],
  ['farise', 'fraise', 1],
  ['fraize', 'fraise', 1],
  ['frase', 'fraise', 1],
  ['champinion', 'champignon', 2],
  ['pomme', 'pomme', 0],
])('%s is that far from %s', (a, b, edits) => {
  expect(editDistance(a, b, 2)).toBe(edits);
});

it('stops counting above the most that is asked', () => {
  expect(editDistance('lait', 'fromage', 2)).toBe(3);
  expect(editDistance('lait', 'fromage', 1)).toBe(2);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), maxLength: 8 });

it('is the distance of the book, cut, both ways round', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      const expected = Math.min(distance(a, b), most + 1);
      expect(editDistance(a, b, most)).toBe(expected);
      expect(editDistance(b, a, most)).toBe(expected);
    }),
  );
});

it('letters never rule out what is near', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
      if (distance(a, b) <= most) expect(mayBeNear(lettersOf(a), lettersOf(b), most)).toBe(true);
    }),
  );
  expect(mayBeNear(lettersOf('pomme'), lettersOf('lait'), 1)).toBe(false);
});
