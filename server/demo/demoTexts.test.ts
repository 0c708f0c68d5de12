import { describe, expect, it } from 'vitest';
import { demoRecords, type DemoVariant } from '../../tests/support/demoRecords.ts';

const market = demoRecords();

type Found = { path: string; language: 'fr' | 'en'; value: string };

/** Every text that a visitor may read, with the path to it. Names of people and places count as French. */
function texts(value: unknown, path: string, language: 'fr' | 'en' = 'fr'): Found[] {
  if (typeof value === 'string') return [{ path, language, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    texts(inner, `${path}.${key}`, /^secondary$|_en$/.test(key) ? 'en' : language),
  );
}

const all = texts(market, 'market');
const matching = (pattern: RegExp, language?: 'fr' | 'en') =>
  all
    .filter((one) => (language === undefined || one.language === language) && pattern.test(one.value))
    .map((one) => `${one.path}: ${one.value}`);

describe('texts', () => {
  it('have typographic apostrophes and quotation marks, and plain single spaces', () => {
    expect(all.length).toBeGreaterThan(3000);
    expect(matching(/['"`]/)).toEqual([]);
    // Paragraphs of a story are separated by an empty line.
    expect(matching(/[\u00a0\u202f\u2009\t]|(?<!\n)\n(?!\n)| {2}|^ | $/)).toEqual([]);
    expect(matching(/\n/).filter((one) => !/^\S+\.story_(fr|en): /.test(one))).toEqual([]);
  });
  it('have spaces around high punctuation as their language does', () => {
    const sentences = /\.(?:(name|description|story|variant)_(fr|en)|primary|secondary)$/;
    const inSentences = (pattern: RegExp, language: 'fr' | 'en') =>
      matching(pattern, language).filter((one) => sentences.test(one.split(': ')[0] ?? ''));
    expect(inSentences(/[^ ][;:!?%]/, 'fr')).toEqual([]);
    expect(inSentences(/ [;:!?]/, 'en')).toEqual([]);
  });
  it('describe goods instead of praising them', () => {
    expect(
      matching(/délicieu|savoureu|exquis|succulent|gourmand|incontournable|idéal|parfait|irrésistible|fameux/i),
    ).toEqual([]);
    expect(
      matching(
        /(?<!golden[ -])delicious|tasty|yummy|mouth-?watering|must-have|\bideal|perfect|irresistible|scrumptious/i,
      ),
    ).toEqual([]);
  });
  it('have the ligature œ', () => {
    expect(
      matching(/\b(oeufs?|boeuf|coeur)\b/i, 'fr').filter(
        (one) => !/handle|key|images?\b|collections|parent|seller|\.variant$|path/.test(one.split(': ')[0] ?? ''),
      ),
    ).toEqual([]);
  });
  it('describe a product in two sentences, the English ones different from the French ones', () => {
    for (const { description_fr, description_en, handle_fr } of market.products) {
      for (const words of [description_fr, description_en]) {
        expect(words?.match(/[.!?](?= |$)/g), `${handle_fr}: ${words}`).toHaveLength(2);
      }
      expect(description_en, handle_fr).not.toBe(description_fr);
    }
    const seen = market.products.map((one) => one.description_fr);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

const GRAMS_OR_MILLILITRES: Record<string, number> = { g: 1, kg: 1000, lb: 453.592, ml: 1, l: 1000 };

/** How much of what a variant's name promises, in g, ml or pieces; null when it is sold by the piece. */
function measure(name: string): { amount: number; of: 'mass' | 'volume' | 'pieces' } | null {
  const weighed = /(?:(\d+) × )?(\d+(?:[.,]\d+)?) (kg|g|ml|mL|L|l|lb)\b/.exec(name);
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

const BASE: Record<NonNullable<DemoVariant['unit']>, { of: string; size: number }> = {
  g: { of: 'mass', size: 1 },
  kg: { of: 'mass', size: 1000 },
  ml: { of: 'volume', size: 1 },
  l: { of: 'volume', size: 1000 },
  unit: { of: 'pieces', size: 1 },
};

describe('sizes', () => {
  const entries = market.products.flatMap((product) => product.variants.map((variant) => ({ product, variant })));
  it('are the same in both languages', () => {
    for (const { product, variant } of entries) {
      expect(measure(variant.variant_en ?? ''), `${product.handle_fr} ${variant.variant}`).toEqual(
        measure(variant.variant_fr),
      );
    }
  });
  it('match the unit price, rounded to the cent', () => {
    expect(measure('6 × 1 l')).toEqual({ amount: 6000, of: 'volume' });
    for (const { product, variant } of entries) {
      const size = measure(variant.variant_fr);
      const where = `${product.handle_fr} ${variant.variant}`;
      const { price, unit, unit_amount, unit_price } = variant;
      if (size === null || unit === null || unit_amount === null) {
        expect([size, unit_price], where).toEqual([null, null]);
        continue;
      }
      const base = BASE[unit];
      expect(base.of, where).toBe(size.of);
      expect(unit_price, where).toBe(Math.round((price * unit_amount * base.size) / size.amount));
    }
  });
  it('have the same unit within a product', () => {
    for (const product of market.products) {
      const units = new Set(product.variants.flatMap((one) => (one.unit ? [`${one.unit_amount} ${one.unit}`] : [])));
      expect(units.size, product.handle_fr).toBeLessThanOrEqual(1);
    }
  });
});
