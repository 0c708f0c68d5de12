import { describe, expect, it } from 'vitest';
import { areaRow, survivorLines } from './scores.ts';

const mutant = (status: string, line = 1) => ({
  file: 'rules/money.ts',
  mutatorName: 'EqualityOperator',
  replacement: 'a <=\n  b',
  status,
  location: { start: { line } },
});
const of = (killed: number, survived: number) => [
  ...Array.from({ length: killed }, () => mutant('Killed')),
  ...Array.from({ length: survived }, () => mutant('Survived')),
];

describe('the table of mutants', () => {
  it('counts a time-out as killed, code that no test runs as survived, and nothing else', () => {
    const mutants = [
      'Killed',
      'Timeout',
      'Timeout',
      'Survived',
      'NoCoverage',
      'Ignored',
      'CompileError',
      'RuntimeError',
    ];
    expect(
      areaRow(
        'rules',
        mutants.map((status) => mutant(status)),
        60,
        8,
      ).line,
    ).toBe('| rules | 8 | 5 | 3 | 2 | 60 ± 21.3 % | 60 % |');
  });
  it('reaches a target by exactly that share', () => {
    expect(areaRow('rules', of(17, 3), 85, 20).isReached).toBe(true);
    expect(areaRow('rules', of(1699, 301), 85, 2000).isReached).toBe(false);
    expect(areaRow('rules', of(0, 9), 0, 9)).toEqual({ line: '| rules | 9 | 9 | 0 | 9 | 0 % | – |', isReached: true });
    expect(areaRow('rules', [], 85, 0).isReached).toBe(true);
  });
  it('lists survivors by their place, in the order of the file', () => {
    expect(survivorLines([mutant('Survived', 12), mutant('Killed', 3), mutant('NoCoverage', 7)])).toEqual([
      'rules/money.ts:7 NoCoverage EqualityOperator a <= b',
      'rules/money.ts:12 Survived EqualityOperator a <= b',
    ]);
  });
});
