import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Source } from 'graphql';
import { readText } from '../input/readFile.ts';
import { UnusableError } from '../input/unusable.ts';

const MOST_BYTES = 100_000_000;
const IS_SDL = /\.(graphqls?|gql)$/;
const HAS_WILDCARD = /[*?{]/;

/** A glob as a regular expression: `**` for folders, `*` and `?` within a name, `{a,b}`. Node 20 has no glob API. */
function globPattern(glob: string): RegExp {
  const pattern = glob.replaceAll(/\*\*\/|\*\*|\*|\?|\{[^}]*\}|[.+^$()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').join('|')})`;
    return `\\${part}`;
  });
  return new RegExp(`^${pattern}$`);
}

/** The folder that a glob searches: the part before its first wildcard. */
const baseOf = (glob: string) => glob.slice(0, glob.slice(0, glob.search(HAS_WILDCARD)).lastIndexOf('/') + 1);

/** The files that a folder or a glob selects, sorted. Throws UnusableError if there is none. */
function selected(name: string, files: readonly string[]): string[] {
  const pattern = HAS_WILDCARD.test(name) ? globPattern(name.replace(/^\.\//, '')) : IS_SDL;
  const matching = files.filter((file) => pattern.test(file)).toSorted();
  if (matching.length === 0) throw new UnusableError(`${name} has no files of SDL (.graphql, .graphqls, .gql).`);
  return matching;
}

function git(name: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: MOST_BYTES });
  if (error) throw new UnusableError(`${name} cannot be read: git cannot be run (${error.message}).`);
  if (status === 0) return stdout;
  const message = stderr.split('\n').find((line) => line.startsWith('fatal: ')) ?? `git show ends with ${status}`;
  throw new UnusableError(`${name} cannot be read: ${message.replace('fatal: ', '').replace(/\.$/, '')}.`);
}

/** Files at a git revision. Paths are relative to the repository's root. */
function filesFromGit(name: string): Source[] {
  const [, revision, place] = /^git:([^:]+):(.+)$/.exec(name) ?? [];
  if (revision === undefined || place === undefined)
    throw new UnusableError(
      `${name} names no file of a revision: write git:REV:PATH, such as git:main:schema.graphql.`,
    );
  const show = (file: string) => git(name, 'show', '--end-of-options', `${revision}:${file}`);
  if (!HAS_WILDCARD.test(place) && IS_SDL.test(place)) return [new Source(show(place), name)];
  const base = HAS_WILDCARD.test(place) ? baseOf(place) : place;
  const paths = git(name, 'ls-tree', '-r', '--full-tree', '--name-only', revision, '--', ...(base ? [base] : []));
  const files = paths.split('\n').filter(Boolean);
  if (files.length === 1 && files[0] === place) return [new Source(show(place), name)];
  if (files.length === 0) return [new Source(show(place), name)];
  return selected(place, files).map((file) => new Source(show(file), `git:${revision}:${file}`));
}

/**
 * The texts that a name selects: a file, a folder or a glob of SDL files, or any of them at a git revision
 * (`git:REV:PATH`). Throws UnusableError with one sentence if there are none.
 */
export function readSources(name: string): Source[] {
  if (name.startsWith('git:')) return filesFromGit(name);
  const isGlob = HAS_WILDCARD.test(name) && !existsSync(name);
  if (!isGlob && !(existsSync(name) && statSync(name).isDirectory())) return [new Source(readText(name), name)];
  const folder = isGlob ? baseOf(name) : name;
  if (isGlob && !existsSync(folder || '.')) throw new UnusableError(`${name} has no files: there is no ${folder}.`);
  const files = readdirSync(folder || '.', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
  return selected(name, files).map((file) => new Source(readText(file), file));
}
