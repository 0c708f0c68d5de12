/** Runs work of many steps to its end at once, and returns its result. */
export function completed<T>(work: Iterator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

/** Rows that are visited in one step. */
const ROWS_OF_STEP = 64;

/** Visits one row after the other, in short steps. */
export function* inSteps<T>(rows: Iterable<T>, visit: (row: T) => void): Generator {
  let count = 0;
  for (const row of rows) {
    visit(row);
    if ((count += 1) % ROWS_OF_STEP === 0) yield;
  }
}
