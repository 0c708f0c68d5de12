type Ranked = { readonly priority: number; readonly handlePrimary: string };

/** The market's own order: priority, ties by French handle, as files and the desk list them. */
export function byPriority(a: Ranked, b: Ranked): number {
  return (
    a.priority - b.priority || (a.handlePrimary < b.handlePrimary ? -1 : Number(a.handlePrimary > b.handlePrimary))
  );
}

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

/** Rows that are sorted or merged in one step. */
const ROWS_OF_STEP = 512;

/** Two sorted lists in one, in short steps; of equal rows those of the first list come first. */
export function* merged<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): Generator<unknown, T[]> {
  const all: T[] = [];
  for (let [one, other] = [0, 0]; one < a.length || other < b.length;) {
    const isFirst = other === b.length || (one < a.length && compare(a[one]!, b[other]!) <= 0);
    all.push(isFirst ? a[one++]! : b[other++]!);
    if (all.length % ROWS_OF_STEP === 0) yield;
  }
  return all;
}

/** What `toSorted` returns, in short steps. */
export function* sortedInSteps<T>(rows: readonly T[], compare: (a: T, b: T) => number): Generator<unknown, T[]> {
  let runs: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_OF_STEP) {
    runs.push(rows.slice(at, at + ROWS_OF_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      longer.push(at + 1 < runs.length ? yield* merged(runs[at]!, runs[at + 1]!, compare) : runs[at]!);
    runs = longer;
  }
  // An array that has grown has room for more.
  return (runs[0] ?? []).slice();
}
