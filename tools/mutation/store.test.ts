import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MutationStore } from './store.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutation-store-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => fs.writeFileSync(at(name), text);
const opened = () => new MutationStore(at('stored/store.json'), at('sources.json'));
const mutant = (id: string) => ({
  id,
  file: at('money.ts'),
  mutatorName: 'EqualityOperator',
  replacement: '<=',
  location: { start: { line: 1, column: 4 }, end: { line: 1, column: 5 } },
});
const run = { outcome: 'passed', milliseconds: 10, reason: '', hits: { 1: 1 }, loads: [] } as const;

describe('the store of mutants', () => {
  function filled(): void {
    for (const name of ['money.ts', 'sources.json', 'passing.test.ts', 'noticing.test.ts']) write(name, name);
    const store = opened();
    store.setRead(at('passing.test.ts'), run);
    const passed = { [at('passing.test.ts')]: store.hashOfFile(at('passing.test.ts')) };
    const byHash = store.hashOfFile(at('noticing.test.ts'));
    store.setVerdict(mutant('1'), { passed, status: 'Killed', by: at('noticing.test.ts'), byHash, reason: 'red' });
    store.save();
  }
  const passedNow = () => Object.keys(opened().verdictOf(mutant('1')).passed);
  const statusNow = () => opened().verdictOf(mutant('1')).status;

  it('remembers by place, whatever the number of the mutant is now', () => {
    filled();
    expect(opened().verdictOf(mutant('7'))).toMatchObject({ status: 'Killed', reason: 'red' });
    expect(opened().verdictOf({ ...mutant('1'), replacement: '>' })).toEqual({ passed: {} });
    const later = { start: { line: 1, column: 6 }, end: { line: 1, column: 7 } };
    expect(opened().verdictOf({ ...mutant('1'), location: later })).toEqual({ passed: {} });
    expect(opened().readOf(at('passing.test.ts'))).toEqual(run);
  });
  it('forgets what a changed test noticed, and not what another one passed', () => {
    filled();
    write('noticing.test.ts', 'weaker');
    expect([statusNow(), passedNow()]).toEqual([undefined, [at('passing.test.ts')]]);
  });
  it('forgets what a changed test passed and reaches, and not what another one noticed', () => {
    filled();
    write('passing.test.ts', 'stronger');
    expect([statusNow(), passedNow()]).toEqual(['Killed', []]);
    expect(opened().readOf(at('passing.test.ts'))).toBeUndefined();
  });
  it('forgets what a test noticed that is gone', () => {
    filled();
    fs.rmSync(at('noticing.test.ts'));
    expect(statusNow()).toBeUndefined();
  });
  it('forgets the mutants of a changed file', () => {
    filled();
    write('money.ts', 'changed');
    expect(opened().verdictOf(mutant('1'))).toEqual({ passed: {} });
  });
  it('reads anew what tests reach when any code of the area has changed', () => {
    filled();
    write('sources.json', 'changed');
    expect(opened().readOf(at('passing.test.ts'))).toBeUndefined();
    expect(statusNow()).toBe('Killed');
  });
});
