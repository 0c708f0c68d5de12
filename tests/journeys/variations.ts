import path from 'node:path';
import { isFullRun } from '../support/fullRun.ts';

/**
 * The variations of a journey to run: the same journey in another language, at another size or by other means.
 * With ETAL_TEST_ALL=1 all of them run. By default one does, selected by the length of its file's name (`orders` has
 * six letters: the first of two; `baskets` has seven: the second) plus `turn`. Most lists begin with French on a phone,
 * followed by English on a desktop, so that half of the journeys run in each.
 *
 * @param file `import.meta.filename` of the journey; for colours or widths within one, the name of the subject
 * @param turn for a list inside another one: the index in that
 */
export function variationsToRun<T>(file: string, all: readonly T[], turn = 0): readonly T[] {
  if (isFullRun) return all;
  const name = path.basename(file).split('.')[0] ?? '';
  const place = (name.length + turn) % all.length;
  return all.slice(place, place + 1);
}
