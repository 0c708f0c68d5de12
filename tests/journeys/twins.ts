import path from 'node:path';
import { isFullRun } from '../support/fullRun.ts';

/**
 * The twins of a journey that are run. Twins are the same journey in another language, at another size or by other means; what
 * is not a twin is never left out here. With ETAL_TEST_ALL=1 all of them run. By default one does, and no journey chooses
 * which: it is the one at the place that the length of its file's name gives (`orders` has six letters: the first of two;
 * `baskets` has seven: the second), `turn` places further on. Most lists begin with French on a phone and go on with English on
 * a desktop, so that each half of the journeys is gone through in one of them.
 *
 * @param file `import.meta.filename` of the journey; for colours or widths within one, the name of what is looked at
 * @param turn for a list inside of another one: the place in that
 */
export function twins<T>(file: string, all: readonly T[], turn = 0): readonly T[] {
  if (isFullRun) return all;
  const name = path.basename(file).split('.')[0] ?? '';
  const place = (name.length + turn) % all.length;
  return all.slice(place, place + 1);
}
