import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProgramFailure, runProgram, staleFiles } from './generatedFiles.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'etal-generated-'));
  mkdirSync(at('relay'));
  writeFileSync(at('relay/A.ts'), 'A');
  writeFileSync(at('relay/B.ts'), 'B');
  writeFileSync(at('index.md'), 'index');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('stale generated files', () => {
  const write = () => {
    writeFileSync(at('relay/A.ts'), 'other');
    rmSync(at('relay/B.ts'));
    writeFileSync(at('relay/C.ts'), 'C');
    writeFileSync(at('index.md'), 'index');
  };
  const isAsBefore = () =>
    readFileSync(at('relay/A.ts'), 'utf8') === 'A' &&
    readFileSync(at('relay/B.ts'), 'utf8') === 'B' &&
    !existsSync(at('relay/C.ts'));

  it('are named and left as they were', () => {
    const stale = staleFiles([folder], write);
    expect(stale.map((file) => path.relative(folder, file))).toEqual(['relay/A.ts', 'relay/B.ts', 'relay/C.ts']);
    expect(isAsBefore()).toBe(true);
  });

  it('are none if nothing would change', () => {
    expect(staleFiles([at('relay'), at('index.md'), at('absent')], () => writeFileSync(at('relay/A.ts'), 'A'))).toEqual(
      [],
    );
  });

  it('are left as they were when generating fails', () => {
    const fail = () => {
      write();
      throw new ProgramFailure('no');
    };
    expect(() => staleFiles([folder], fail)).toThrow('no');
    expect(isAsBefore()).toBe(true);
  });
});

describe('a program', () => {
  it('that fails is named in one sentence', () => {
    expect(() => runProgram(process.execPath, ['-e', 'process.exit(3)'])).toThrow(
      /ended with 3: its message is above\.$/,
    );
    expect(() => runProgram(at('absent'))).toThrow(ProgramFailure);
  });

  it('that succeeds is followed by nothing', () => {
    expect(() => runProgram(process.execPath, ['-e', ''])).not.toThrow();
  });
});
