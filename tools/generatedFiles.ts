import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A program that was started has said what is wrong. */
export class ProgramFailure extends Error {}

/** Runs a program without its report, but with its errors. Throws ProgramFailure, without a stack that hides them. */
export function runProgram(command: string, args: readonly string[] = []): void {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw new ProgramFailure(`${command}: ${error.message}.`);
  if (status !== 0) throw new ProgramFailure(`${command} ended with ${status}: its message is above.`);
}

/** The content of files, and of all files in folders, by path. */
function contentsOf(paths: readonly string[]): Map<string, Buffer> {
  const files = paths.flatMap((one): string[] => {
    if (!existsSync(one)) return [];
    if (!statSync(one).isDirectory()) return [one];
    const inside = readdirSync(one, { recursive: true, withFileTypes: true });
    return inside.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  });
  return new Map(files.map((file) => [file, readFileSync(file)]));
}

/** Names the files below these paths that `write` would change, add or remove, and leaves all as they were. */
export function staleFiles(paths: readonly string[], write: () => void): string[] {
  const before = contentsOf(paths);
  const stale = new Set<string>();
  try {
    write();
  } finally {
    const after = contentsOf(paths);
    for (const [file, content] of before)
      if (!after.get(file)?.equals(content)) {
        stale.add(file);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
    for (const file of after.keys())
      if (!before.has(file)) {
        stale.add(file);
        rmSync(file);
      }
  }
  return [...stale].toSorted();
}
