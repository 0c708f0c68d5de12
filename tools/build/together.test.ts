import path from 'node:path';
import { expect, it } from 'vitest';
import { together } from './together.ts';

const idOf = (file: string) => path.resolve(import.meta.dirname, '../..', file);

it('brings modules together by their files, and no others', () => {
  const { name, test } = together('fields', 'rules/{money,dates}.ts', 'src/shared/ui/Button.tsx');
  const files = [
    'rules/money.ts',
    'rules/dates.ts',
    'src/shared/ui/Button.tsx',
    'rules/money.test.ts',
    'src/shared/ui/Switch.tsx',
  ];
  expect(name).toBe('fields');
  expect(files.map((file) => test(idOf(file)))).toEqual([true, true, true, false, false]);
});

it('refuses a pattern that a rename has left without a file', () => {
  expect(() => together('calls', 'rules/{money,{dates,moneys}}.ts')).toThrow('no file is rules/moneys.ts (calls)');
});
