import { expect, it } from 'vitest';
import { decisionIndex } from './decisionIndex.ts';

const record = (head: string) => `${head}\n\n**Context.** It rained.\n`;
const first = record('# 1. Bread\n\nStatus: superseded by 3, 2026-11-21');
const third = record('# 3. Soup\n\nStatus: accepted, 2026-11-23');

it('lists decisions with status and date, and names the numbers between them that are not used', () => {
  const index = decisionIndex(
    new Map([
      ['0003-soup.md', third],
      ['0001-bread.md', first],
    ]),
  );
  expect(index.split('\n').slice(4, 8)).toEqual([
    '- [1. Bread](0001-bread.md): superseded by 3, 2026-11-21',
    '- [3. Soup](0003-soup.md): accepted, 2026-11-23',
    '',
    'Not used: 2. They were reserved for changes written side by side that needed no record.',
  ]);
});

it.each([
  ['0003-soup.md', record('# 3. Soup'), 'Status'],
  ['0003-soup.md', record('# 3. Soup\n\nStatus: accepted'), 'Status'],
  ['0004-soup.md', third, 'calls itself 3'],
  ['0001-bread.md', first, 'superseded by 3, which does not exist'],
])('refuses %s: %s', (file, text, reason) => {
  expect(() => decisionIndex(new Map([[file, text]]))).toThrow(reason);
});
