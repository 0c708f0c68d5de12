import { describe, expect, test } from 'vitest';
import { loadDemoMarket, type DemoVariant } from './demoMarket.ts';

const market = loadDemoMarket();

type Found = { path: string; language: 'fr' | 'en'; value: string };

/** Every text that a visitor may read, with the path to it. Names of people and places count as French. */
function texts(value: unknown, path: string, language: 'fr' | 'en' = 'fr'): Found[] {
  if (typeof value === 'string') return [{ path, language, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, `${path}.${key}`, key === 'secondary' ? 'en' : language),
  );
}

const all = texts(market, 'market');
const matching = (pattern: RegExp, language?: 'fr' | 'en') =>
  all
    .filter((one) => (language === undefined || one.language === language) && pattern.test(one.value))
    .map((one) => `${one.path}: ${one.value}`);

describe('texts', () => {
  test('have typographic apostrophes and quotation marks, and plain single spaces', () => {
    expect(all.length).toBeGreaterThan(3000);
    expect(matching(/['"`]/)).toEqual([]);
    expect(matching(/[\u00a0\u202f\u2009\t\n]| {2}|^ | $/)).toEqual([]);
  });
  test('space high punctuation as their language does', () => {
    const sentences = /\.(name|description|title|body|text)\./;
    const inSentences = (pattern: RegExp, language: 'fr' | 'en') =>
      matching(pattern, language).filter((one) => sentences.test(one.split(': ')[0] ?? ''));
    expect(inSentences(/[^ ][;:!?%]/, 'fr')).toEqual([]);
    expect(inSentences(/ [;:!?]/, 'en')).toEqual([]);
  });
  test('say what a thing is like instead of praising it', () => {
    expect(
      matching(/délicieu|savoureu|exquis|succulent|gourmand|incontournable|idéal|parfait|irrésistible|fameu/i),
    ).toEqual([]);
    expect(
      matching(/delicious|tasty|yummy|mouth-?watering|must-have|\bideal|perfect|irresistible|scrumptious/i),
    ).toEqual([]);
  });
  test('keep the ligature', () => {
    expect(
      matching(/\b(oeufs?|boeuf|coeur)\b/i, 'fr').filter(
        (one) => !/handle|key|images?\b|collections|parent/.test(one.split(': ')[0] ?? ''),
      ),
    ).toEqual([]);
  });
  test('describe a product in two sentences, the English ones not being the French ones', () => {
    for (const { description, handlePrimary } of market.products) {
      for (const words of [description.primary, description.secondary]) {
        expect(words.match(/[.!?](?= |$)/g), `${handlePrimary}: ${words}`).toHaveLength(2);
      }
      expect(description.secondary, handlePrimary).not.toBe(description.primary);
    }
    const seen = market.products.map((one) => one.description.primary);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

const GRAMS_OR_MILLILITRES: Record<string, number> = { g: 1, kg: 1000, lb: 453.592, ml: 1, l: 1000 };

/** How much of what a variant's name promises, in g, ml or pieces; null when it is sold by the piece. */
function measure(name: string): { amount: number; of: 'mass' | 'volume' | 'pieces' } | null {
  const weighed = /(?:(\d+) × )?(\d+(?:[.,]\d+)?) (kg|g|ml|L|l|lb)\b/.exec(name);
  if (weighed) {
    const unit = (weighed[3] ?? '').toLowerCase();
    const one = Number((weighed[2] ?? '').replace(',', '.')) * (GRAMS_OR_MILLILITRES[unit] ?? NaN);
    return { amount: Math.round(Number(weighed[1] ?? 1) * one), of: unit === 'l' || unit === 'ml' ? 'volume' : 'mass' };
  }
  if (/demi-douzaine|half dozen/.test(name)) return { amount: 6, of: 'pieces' };
  if (/douzaine|dozen/.test(name)) return { amount: 12, of: 'pieces' };
  const counted = /(?:paquet de|pack of) (\d+)|(\d+) (?:œufs|eggs)/.exec(name);
  return counted ? { amount: Number(counted[1] ?? counted[2]), of: 'pieces' } : null;
}

const BASE: Record<NonNullable<DemoVariant['unitPrice']>['unit'], { of: string; size: number }> = {
  g: { of: 'mass', size: 1 },
  kg: { of: 'mass', size: 1000 },
  ml: { of: 'volume', size: 1 },
  l: { of: 'volume', size: 1000 },
  unit: { of: 'pieces', size: 1 },
};

describe('sizes', () => {
  const entries = market.products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  test('are the same in both languages', () => {
    for (const { product, variant } of entries) {
      expect(measure(variant.name.secondary), `${product.handlePrimary} ${variant.key}`).toEqual(
        measure(variant.name.primary),
      );
    }
  });
  test('give the unit price, rounded to the cent', () => {
    expect(measure('6 × 1 l')).toEqual({ amount: 6000, of: 'volume' });
    for (const { product, variant } of entries) {
      const size = measure(variant.name.primary);
      const where = `${product.handlePrimary} ${variant.key}`;
      if (size === null || variant.unitPrice === null) {
        expect(variant.unitPrice, where).toBe(size);
        continue;
      }
      const base = BASE[variant.unitPrice.unit];
      expect(base.of, where).toBe(size.of);
      expect(variant.unitPrice.price, where).toBe(
        Math.round((variant.price * variant.unitPrice.amount * base.size) / size.amount),
      );
    }
  });
  test('are compared in one unit within a product', () => {
    for (const product of market.products) {
      const units = new Set(
        product.variants.flatMap((one) => (one.unitPrice ? [`${one.unitPrice.amount} ${one.unitPrice.unit}`] : [])),
      );
      expect(units.size, product.handlePrimary).toBeLessThanOrEqual(1);
    }
  });
});
