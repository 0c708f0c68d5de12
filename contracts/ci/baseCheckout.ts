import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UnusableError } from '../input/unusable.ts';
import type { Checkout } from '../schema-check/releases.ts';

const SCHEMA = 'schema.graphql';
const OPERATIONS = '__generated__/operations.json';
const COMPONENTS = 'src';
const MOST_BYTES = 1_000_000_000;

/**
 * Checks out what a revision of this repository would release (schema, compiled operations, components) into the
 * existing `folder`. Throws UnusableError if git has no such revision, or the revision has no such files.
 */
export function baseCheckout(root: string, revision: string, folder: string): Checkout {
  const refuse = (why: string) => new UnusableError(`--base: ${revision} cannot be had: ${why}.`);
  if (revision.startsWith('-') || revision === '') throw refuse('that is no revision');
  const archive = spawnSync('git', ['archive', '--format=tar', revision, '--', SCHEMA, OPERATIONS, COMPONENTS], {
    cwd: root,
    maxBuffer: MOST_BYTES,
  });
  if (archive.status !== 0) {
    const message = archive.error?.message ?? archive.stderr.toString();
    throw refuse(message.replace(/^fatal: /, '').split('\n')[0] ?? 'git archive failed');
  }
  const { status, stderr, error } = spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  if (status !== 0) throw refuse(error?.message ?? stderr.toString().trim());
  return {
    name: revision,
    schema: path.join(folder, SCHEMA),
    operations: path.join(folder, OPERATIONS),
    sources: { folder: path.join(folder, COMPONENTS), root: folder },
  };
}
