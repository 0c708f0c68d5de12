import { expect, it } from 'vitest';
import { decisionIndex } from './decisionIndex.ts';

const record = (head: string) => `${head}\n\n**Context.** It rained.\n`;
const first = record('# 1. Bread\n\nStatus: superseded by 4, 2026-11-21');
const fourth = record('# 4. Soup\n\nStatus: accepted, 2026-11-23');

it('lists decisions with status and date, and names the numbers between them that are not used', () => {
  const index = decisionIndex(
    new Map([
      ['0004-soup.md', fourth],
      ['0001-bread.md', first],
    ]),
  );
  expect(index.split('\n').slice(4, 8)).toEqual([
    '- [1. Bread](0001-bread.md): superseded by 4, 2026-11-21',
    '- [4. Soup](0004-soup.md): accepted, 2026-11-23',
    '',
    'Not used: 2, 3. They were reserved for changes written side by side that needed no record.',
  ]);
});

it.each([
  ['0003-soup.md', record('# 3. Soup'), 'Status'],
  ['0003-soup.md', record('# 3. Soup\n\nStatus: accepted'), 'Status'],
  ['0005-soup.md', fourth, 'calls itself 4'],
  ['0001-bread.md', first, 'superseded by 4, which does not exist'],
])('refuses %s: %s', (file, text, reason) => {
  expect(() => decisionIndex(new Map([[file, text]]))).toThrow(reason);
});
