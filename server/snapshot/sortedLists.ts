/** The place of a row in a sorted list, or in its first `length` rows: its own if it is in it, else the one where it belongs. */
export function placeOf<T>(list: readonly T[], row: T, compare: (a: T, b: T) => number, length = list.length): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle]!, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a row to a sorted list, in its place. */
export function insertInOrder<T>(list: T[], row: T, compare: (a: T, b: T) => number): void {
  list.splice(placeOf(list, row, compare), 0, row);
}
