import { describe, expect, it } from 'vitest';
import { serverTranslator, textsOf } from './serverTexts.ts';

const translatorFor = textsOf('test', {
  fr: {
    'line.name': "L'œuf à {{price}} : « {{note}} »",
    lines_one: '{{count}} ligne',
    lines_other: '{{count}} lignes',
    until: 'Avant {{time}}.',
  },
  en: {
    'line.name': "The egg's {{price}}: {{note}}",
    lines_one: '{{count}} line',
    lines_other: '{{count}} lines',
    until: 'Order by {{time}}.',
  },
});
const [french, english] = [translatorFor('fr'), translatorFor('en')];

describe('textsOf', () => {
  it('reads a text in its language’s typography, with its values unchanged and missing ones left out', () => {
    const note = "$t(lines) {{price}} $& <b> d'ici";
    expect(french('line.name', { price: '2,50 $', note })).toBe(`L’œuf à 2,50 $\u00A0: «\u00A0${note}\u00A0»`);
    expect(english('line.name', { price: 3 })).toBe('The egg’s 3: ');
  });

  it('chooses the plural of the language by count', () => {
    expect([0, 1, 2].map((count) => french('lines', { count }))).toEqual(['0 ligne', '1 ligne', '2 lignes']);
    expect([0, 1, 2].map((count) => english('lines', { count }))).toEqual(['0 lines', '1 line', '2 lines']);
  });

  it('ends a sentence once after an hour', () => {
    expect(english('until', { time: '9 a.m.' })).toBe('Order by 9 a.m.');
  });

  it('keeps the texts of each part apart', () => {
    const other = textsOf('other', { fr: { until: 'Jusqu’à {{time}}' }, en: { until: 'Until {{time}}' } })('fr');
    expect([other('until', { time: '9 h' }), french('until', { time: '9 h' })]).toEqual(['Jusqu’à 9 h', 'Avant 9 h.']);
    expect(serverTranslator('en')('basket.kind')).toBe('Recurring basket');
  });
});
