import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { placeOf, type Candidate } from './instrumented.ts';
import type { FileRun } from './testSession.ts';

/** What is known of a mutant: the content of the files that it passed, and of the one that noticed it. */
export type Verdict = {
  passed: Record<string, string>;
  status?: 'Killed' | 'Timeout';
  by?: string;
  byHash?: string;
  reason?: string;
};
type Stored = {
  sources: string;
  reads: Record<string, { hash: string; run: FileRun }>;
  verdicts: Record<string, Verdict>;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * What earlier runs found out, so that another one measures only what has changed: mutants of a changed file, survivors against
 * tests that are new or changed, and what a changed test had noticed. A change elsewhere in the server is not seen.
 */
export class MutationStore {
  private readonly file: string;
  private readonly stored: Stored;
  private readonly hashes = new Map<string, string>();

  constructor(file: string, sources: string) {
    this.file = file;
    const found = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Stored) : undefined;
    const hash = hashOf(fs.readFileSync(sources, 'utf8'));
    this.stored = { sources: hash, reads: found?.sources === hash ? found.reads : {}, verdicts: found?.verdicts ?? {} };
  }

  hashOfFile(file: string): string {
    const hash = this.hashes.get(file) ?? hashOf(fs.readFileSync(file, 'utf8'));
    this.hashes.set(file, hash);
    return hash;
  }

  readOf(file: string): FileRun | undefined {
    const read = this.stored.reads[file];
    return read?.hash === this.hashOfFile(file) ? read.run : undefined;
  }

  setRead(file: string, run: FileRun): void {
    this.stored.reads[file] = { hash: this.hashOfFile(file), run };
  }

  /** Without what a file noticed or passed that has changed since. */
  verdictOf(candidate: Candidate): Verdict {
    const { passed = {}, by, byHash, ...rest } = this.stored.verdicts[this.keyOf(candidate)] ?? {};
    const isCurrent = (file: string, hash: string) => fs.existsSync(file) && this.hashOfFile(file) === hash;
    const stillPassed = Object.fromEntries(Object.entries(passed).filter(([file, hash]) => isCurrent(file, hash)));
    return by && byHash && isCurrent(by, byHash)
      ? { ...rest, by, byHash, passed: stillPassed }
      : { passed: stillPassed };
  }

  setVerdict(candidate: Candidate, verdict: Verdict): void {
    this.stored.verdicts[this.keyOf(candidate)] = verdict;
  }

  save(): void {
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, JSON.stringify(this.stored));
  }

  private keyOf(candidate: Candidate): string {
    return hashOf(`${this.hashOfFile(candidate.file)} ${placeOf(candidate)}`);
  }
}
