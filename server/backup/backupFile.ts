import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFileError, fileProblem } from './backupFormat.ts';

const NEW_LINE = 10;

/** Adds the last line, which makes a complete backup. */
async function* sealed(parts: AsyncIterable<string[]>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const part of parts) {
    const text = part.map((line) => `${line}\n`).join('');
    hash.update(text);
    lines += part.length;
    yield text;
  }
  yield `${JSON.stringify({ end: true, lines, sha256: hash.digest('hex') })}\n`;
}

/** Removes an unfinished file if possible; the error is reported in any case. */
function discard(file: string): void {
  try {
    fs.rmSync(file, { force: true });
  } catch {
    // Where nothing can be removed, nothing could be written.
  }
}

/**
 * Writes lines as a backup, readable by its owner only; returns its size in bytes. It is written under another name and
 * renamed once it is complete and on the disk: nothing that looks like a backup is half of one. Throws BackupFileError,
 * also when a file of this name exists; what `parts` throws; and then leaves nothing behind.
 */
export async function writeBackupFile(file: string, parts: AsyncIterable<string[]>): Promise<number> {
  const unfinished = `${file}.unfinished`;
  if (fs.existsSync(file)) throw new BackupFileError(`There is a file ${file} already: a backup replaces none.`);
  try {
    fs.rmSync(unfinished, { force: true });
    const disk = fs.createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(sealed(parts)), createGzip(), disk);
    const { size } = fs.statSync(unfinished);
    fs.renameSync(unfinished, file);
    const folder = fs.openSync(path.dirname(file), 'r');
    fs.fsyncSync(folder);
    fs.closeSync(folder);
    return size;
  } catch (error) {
    discard(unfinished);
    throw fileProblem(error, `The backup ${file} could not be written`);
  }
}

/** The lines of a file, without line ends. Split at bytes, since a value may contain any other line separator. */
async function* plainLines(file: string): AsyncGenerator<Buffer> {
  const rest: Buffer[] = [];
  const source = fs.createReadStream(file);
  const unpacked = createGunzip();
  const finished = pipeline(source, unpacked);
  finished.catch(() => undefined);
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      yield Buffer.concat([...rest.splice(0), chunk.subarray(from, end)]);
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  await finished;
  if (rest.length > 0) yield Buffer.concat(rest);
}

/**
 * The lines of a backup up to its last one, which is verified when it is reached: whoever reads to the end has read
 * everything. Throws BackupFileError for a file that is no backup, is cut off, or was changed.
 */
export async function* readBackupFile(file: string, isEnd: (line: string) => Sealed | null): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  let sealed: Sealed | null = null;
  try {
    for await (const bytes of plainLines(file)) {
      if (sealed) throw new BackupFileError(`The backup ${file} goes on after its end: it was changed.`);
      const line = bytes.toString('utf8');
      sealed = isEnd(line);
      if (sealed) continue;
      hash.update(bytes).update('\n');
      lines += 1;
      yield line;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'Z_BUF_ERROR') throw new BackupFileError(`The backup ${file} is cut off: it is not whole.`);
    if (code === 'Z_DATA_ERROR' && String(error).includes('incorrect header'))
      throw new BackupFileError(`${file} is no backup of a market.`);
    if (code === 'Z_DATA_ERROR') throw new BackupFileError(`The backup ${file} is damaged.`);
    throw fileProblem(error, `The backup ${file} could not be read`);
  }
  if (!sealed) throw new BackupFileError(`The backup ${file} is cut off: it is not whole.`);
  if (sealed.lines !== lines || sealed.sha256 !== hash.digest('hex'))
    throw new BackupFileError(`The backup ${file} was changed since it was made: its checksum is another.`);
}

export type Sealed = { lines: number; sha256: string };
