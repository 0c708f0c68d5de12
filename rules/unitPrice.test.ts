import { describe, expect, it } from 'vitest';
import {
  cheapestByUnit,
  lowestPerMeasure,
  lowestPerPiece,
  preferredIn,
  unitPriceAfter,
  type UnitPrice,
} from './unitPrice.ts';

const variant = (price: number, unitPrice: UnitPrice | null) => ({ price, unitPrice });
const of = (price: number, amount: number, unit: string): UnitPrice => ({ price, amount, unit });

describe('the unit price', () => {
  it.each([
    [of(180, 100, 'g'), 1800],
    [of(1800, 1, 'kg'), 1800],
    [of(45, 25, 'g'), 1800],
    [of(488, 1, 'l'), 488],
    [of(7, 300, 'ml'), 7000 / 300],
  ])('of %j is %d cents per kilogram or litre', (unitPrice, cents) => {
    expect(lowestPerMeasure([variant(999, unitPrice)])).toBe(cents);
  });

  it('is the same number for the same price of any amount', () => {
    const perKilogram = (price: number, amount: number) => lowestPerMeasure([variant(1, of(price, amount, 'g'))]);
    for (let price = 1; price <= 300; price += 7)
      for (const amount of [3, 7, 30, 100, 454]) {
        expect(perKilogram(price * 9, amount * 9)).toBe(perKilogram(price, amount));
        expect(perKilogram(price * 9 + 1, amount * 9)).toBeGreaterThan(perKilogram(price, amount)!);
      }
  });

  it('is that of the cheapest variant with a measure', () => {
    const variants = [variant(450, null), variant(1950, of(488, 1, 'l')), variant(525, of(525, 1, 'l'))];
    expect(lowestPerMeasure(variants)).toBe(488);
  });

  it('has no measure for pieces', () => {
    expect(lowestPerMeasure([variant(720, of(60, 1, 'unit')), variant(450, null)])).toBeNull();
    expect(lowestPerMeasure([])).toBeNull();
  });

  it('is by the piece for what has no measure', () => {
    expect(lowestPerPiece([variant(720, of(60, 1, 'unit')), variant(450, null)])).toBe(60);
    expect(lowestPerPiece([variant(900, of(90, 2, 'unit'))])).toBe(45);
    expect(lowestPerPiece([])).toBeNull();
  });

  it('finds the variant that a product is sorted by', () => {
    const [bag, box, piece] = [variant(450, of(1800, 1, 'kg')), variant(1600, of(160, 100, 'g')), variant(100, null)];
    expect(cheapestByUnit([piece, bag, box])).toBe(box);
    expect(cheapestByUnit([variant(300, null), piece])).toBe(piece);
    expect(cheapestByUnit([])).toBeUndefined();
  });

  it('decides what a list shows only where it is sorted by it', () => {
    const [dear, cheap] = [variant(450, of(1800, 1, 'kg')), variant(1600, of(160, 100, 'g'))];
    expect(preferredIn({ sort: 'unit-price' })?.([dear, cheap])).toBe(cheap);
    expect(preferredIn({ sort: 'price' })).toBeUndefined();
  });

  it('changes with the price in proportion, rounded half-up', () => {
    expect(unitPriceAfter(180, 450, 495)).toBe(198);
    expect(unitPriceAfter(1, 2, 1)).toBe(1);
    expect(unitPriceAfter(180, 450, 449)).toBe(180);
    expect(unitPriceAfter(180, 0, 449)).toBe(180);
  });
});
