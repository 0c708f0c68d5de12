import { expect, it } from 'vitest';
import { initials } from './Monogram.tsx';

it.each([
  ['Ferme Bellevall\u00E9e', 'FB'],
  ['Verger du Calvaire', 'VC'],
  ['Les Champs-Follets', 'CF'],
  ['\u00C9rabli\u00E8re du Lac-\u00E0-l\u2019Ours', '\u00C9O'],
  ['Ferme du Rang 6', 'F6'],
  ['Fumoir', 'FU'],
  ['La', 'LA'],
  ['\u2014', ''],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
