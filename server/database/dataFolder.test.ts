import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './dataFolder.ts';

/** Waits for a line on its input, tries to lock the folder, prints the result, and holds it until its input ends. */
const CONTENDER = `
  import { lockDataFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'dataFolder.ts'))};
  process.stdin.on('end', () => process.exit(0)).once('data', () => {
    try {
      globalThis.lock = lockDataFolder(process.argv[1]);
      console.log('holds');
    } catch (error) {
      console.log(error.message);
    }
  });
  console.log('waiting');
`;

type Contender = { process: ChildProcess; go(): void; line(): Promise<string> };

let folder: string;
let contenders: Contender[];
beforeEach(() => {
  folder = path.join(fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'etal-test-'))), 'data');
  contenders = [];
});
afterEach(async () => {
  await Promise.all(contenders.map(end));
  fs.rmSync(path.dirname(folder), { recursive: true });
});

async function end(contender: Contender): Promise<void> {
  if (contender.process.exitCode !== null || contender.process.signalCode !== null) return;
  const ended = once(contender.process, 'exit');
  contender.process.kill('SIGKILL');
  await ended;
}

async function contender(): Promise<Contender> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CONTENDER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => String((await lines.next()).value);
  const started = { process: child, go: () => void child.stdin.write('go\n'), line };
  contenders.push(started);
  expect(await line()).toBe('waiting');
  return started;
}

describe('the data folder', () => {
  it('is created for its owner only, and restricted if it was open to others', () => {
    lockDataFolder(folder).release();
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    fs.chmodSync(folder, 0o755);
    lockDataFolder(folder).release();
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is refused to a second owner in the same process, under any of its names', () => {
    const lock = lockDataFolder(folder);
    fs.symlinkSync(folder, `${folder}-link`);
    expect(() => lockDataFolder(`${folder}-link`)).toThrow(DataFolderInUseError);
    lock.release();
    const next = lockDataFolder(folder);
    expect(next.path).toBe(folder);
    next.release();
  });

  it('goes to exactly one of several processes that start at the same instant; the others name it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const all = await Promise.all(Array.from({ length: 5 }, contender));
      for (const one of all) one.go();
      const lines = await Promise.all(all.map((one) => one.line()));
      const holders = all.filter((_, index) => lines[index] === 'holds');
      expect(holders).toHaveLength(1);
      const refusal = `The data folder ${folder} is in use by process ${holders[0]?.process.pid}: stop it first, or choose another folder with DATA_DIR.`;
      expect(lines.filter((line) => line !== 'holds')).toEqual(Array(4).fill(refusal));
      await Promise.all(all.map(end));
    }
  });

  it('is free again when its owner was killed', async () => {
    const holder = await contender();
    holder.go();
    expect(await holder.line()).toBe('holds');
    expect(() => lockDataFolder(folder)).toThrow(new DataFolderInUseError(folder, holder.process.pid));
    await end(holder);
    lockDataFolder(folder).release();
  });
});
