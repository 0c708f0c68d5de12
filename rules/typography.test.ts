import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOnce } from './endOnce.ts';
import { typo } from './typography.ts';

/** Shows the two spaces: ~ is U+00A0, _ is U+202F. */
const visible = (text: string) => text.replaceAll('\u00A0', '~').replaceAll('\u202F', '_');

describe('typo, in French', () => {
  it.each([
    ['Bonjour !', 'Bonjour_!'],
    ['Bonjour!', 'Bonjour_!'],
    ['Quoi ?!', 'Quoi_?!'],
    ['Vraiment ?', 'Vraiment_?'],
    ['Du pain ; du miel', 'Du pain_; du miel'],
    ['Total : 5', 'Total~: 5'],
    ['Total:', 'Total~:'],
    ['« Oui »', '«~Oui~»'],
    ['«Oui !»', '«~Oui_!~»'],
    ['Fermé (déjà !)', 'Fermé (déjà_!)'],
    ["l'été d'ici", 'l’été d’ici'],
    ['Bientôt...', 'Bientôt…'],
    ['20 % de rabais', '20~% de rabais'],
    ['20% de rabais', '20~% de rabais'],
    ['6,95 $ pour 5,00 $ CA', '6,95~$ pour 5,00~$~CA'],
    ['de 17 h 30 à 19 h', 'de 17~h~30 à 19~h'],
    ['3 heures, 2 hélices', '3 heures, 2 hélices'],
    ['pot de 1 L ou 500 ml, sac de 3 lb', 'pot de 1~L ou 500~ml, sac de 3~lb'],
    ['2 livres, 1 gros, 3 l’heure', '2 livres, 1 gros, 3 l’heure'],
    ['{{nb}} % et {{prix}} $ : {{name}} !', '{{nb}}~% et {{prix}}~$~: {{name}}_!'],
  ])('corrects %j', (typed, spaced) => {
    expect(visible(typo(typed))).toBe(spaced);
  });
  it.each([
    'https://exemple.ca/a?b=1;c=2!',
    "mailto:a@b.ca?subject=L'été",
    'tel:+18195550100',
    'www.exemple.ca/?q=20%25',
    'a.b+c@exemple.ca',
    '17:30',
    '/panier?s=1:2',
    '&amp;',
    "{{count, number(style: 'percent')}}",
    '<1 title="l\'un : l\'autre ?">x</1>',
    '(?)',
    'jeudi 26 novembre',
  ])('leaves %j as it is', (text) => {
    expect(typo(text)).toBe(text);
  });
  it('leaves an address in a sentence as it is, and spaces the sentence', () => {
    expect(visible(typo("Voyez « https://exemple.ca/?a=1 » : c'est ouvert à 17:30 !"))).toBe(
      'Voyez «~https://exemple.ca/?a=1~»~: c’est ouvert à 17:30_!',
    );
  });
  it('keeps right spaces and corrects wrong ones', () => {
    expect(visible(typo('Oui\u00A0! Non\u202F: si'))).toBe('Oui_! Non~: si');
  });
});

describe('typo, in English', () => {
  it.each([
    ["It's open! Really? Yes: now; 20%", 'It’s open! Really? Yes: now; 20%'],
    ['From 5,00 $ CA', 'From 5,00~$~CA'],
    ['at 2 p.m. or 7:30 a.m.', 'at 2~p.m. or 7:30~a.m.'],
    ['Soon...', 'Soon…'],
    ['1 L bottle, 2 × 220 g', '1~L bottle, 2 × 220~g'],
  ])('corrects %j', (plain, spaced) => {
    expect(visible(typo(plain, 'en'))).toBe(spaced);
  });
});

describe('typo, on anything', () => {
  const words = ['a', 'é', 'h', 'CA', '1', '30', 'p.m.', '{{x}}', '<b>', '&amp;', '\uE000', '://', 'www.', '@', '.ca'];
  const spaces = [' ', ' ', '\u00A0', '\u202F', '\n'];
  const signs = [';', '!', '?', ':', '«', '»', '%', '$', "'", '.', '...', '(', ')', '/', '"', '…'];
  const pieces = fc.constantFrom(...words, ...spaces, ...signs);
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 14 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );
  const ink = (all: string) =>
    all
      .replace(/[ \u00A0\u202F]/g, '')
      .replaceAll("'", '’')
      .replaceAll('…', '...');

  it.each(['fr', 'en'] as const)('changes nothing the second time (%s)', (locale) => {
    fc.assert(
      fc.property(text, (all) => {
        const once = typo(all, locale);
        expect(typo(once, locale)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
  it('changes only spaces, apostrophes and ellipses', () => {
    fc.assert(
      fc.property(text, (all) => {
        expect(ink(typo(all))).toBe(ink(all));
      }),
      { numRuns: 3000 },
    );
  });
});

it('lets the period of an hour in English end its sentence', () => {
  expect(endOnce('Ready from Tuesday, 9 a.m.. Leave')).toBe('Ready from Tuesday, 9 a.m. Leave');
  expect(endOnce('from <b>Tuesday, 5 p.m.</b>.')).toBe('from <b>Tuesday, 5 p.m.</b>');
  expect(endOnce('Cueillez dès *jeu. 3 déc.*. Plus que <b>2 janv.</b>.')).toBe(
    'Cueillez dès *jeu. 3 déc.* Plus que <b>2 janv.</b>',
  );
  expect(endOnce('Prêt à 9 h. Until 9 a.m. today…')).toBe('Prêt à 9 h. Until 9 a.m. today…');
});
