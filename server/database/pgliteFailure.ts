/** Why the database's files cannot be written, by WASI errno. */
const FILE_TROUBLES = new Map([
  [2, 'its files may not be written (EACCES)'],
  [19, 'the quota of the disk is used up (EDQUOT)'],
  [29, 'the disk does not work (EIO)'],
  [51, 'the disk is full (ENOSPC)'],
  [69, 'its files may only be read (EROFS)'],
]);

/**
 * PGlite's errors contain its minified source: only the first line of the message leaves this thread. Its file system
 * throws objects that are no Error and have a number as the reason (WASI errno: 51 is a full disk).
 */
export function explainFailure(error: unknown): string {
  const errno = error instanceof Object && 'errno' in error ? Number(error.errno) : undefined;
  const text = error instanceof Error ? error.message : (FILE_TROUBLES.get(errno ?? 0) ?? String(error));
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
