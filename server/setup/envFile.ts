import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from '../config.ts';

/** The settings of a file such as market.env; none where there is no file. */
export const readEnvFile = (file: string): Environment =>
  existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};

/** A value as `npm start` and `docker --env-file` both read it: quoted only where Node needs it. */
function written(value: string): string {
  if (!/[#'"`]|^\s|\s$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark));
  return quote === undefined ? value : `${quote}${value}${quote}`;
}

/**
 * Puts a setting into a file, in its line or at the end; every other line stays as it is. Only the owner may read the file, and
 * no fault leaves half of it.
 */
export function writeSetting(file: string, name: string, value: string): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '').split('\n') : [];
  const line = `${name}=${written(value)}`;
  const index = lines.findLastIndex((text) => new RegExp(String.raw`^\s*(?:export\s+)?${name}\s*=`).test(text));
  if (index === -1) lines.push(line);
  else lines[index] = line;
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${lines.join('\n')}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
}
