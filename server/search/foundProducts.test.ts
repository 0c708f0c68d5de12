import { expect, it } from 'vitest';
import type { ProductRow } from '../snapshot/catalogueSnapshot.ts';
import { FoundProducts, type ProductList } from './foundProducts.ts';

const rows = ['Carottes', 'Miel', 'Pain', 'Pommes'].map((primary) => ({ name: { primary } }) as ProductRow);

it('reads like an array of the products that were found', () => {
  const found: ProductList = new FoundProducts(rows, Uint32Array.of(3, 0, 2));
  const array: ProductList = [rows[3]!, rows[0]!, rows[2]!];
  const answersOf = (list: ProductList) => ({
    all: [...list],
    length: list.length,
    at: [0, 2, 3, -1].map((place) => list.at(place)),
    slices: [list.slice(), list.slice(1), list.slice(1, 2), list.slice(2, 9), list.slice(5)],
    filtered: list.filter(({ name }) => name.primary.startsWith('P')),
    isIn: rows.map((row) => list.includes(row)),
    isSome: ['Pain', 'Miel'].map((primary) => list.some(({ name }) => name.primary === primary)),
    places: rows.map((row) => list.findIndex((one) => one === row)),
  });

  expect(answersOf(found)).toEqual(answersOf(array));
});
