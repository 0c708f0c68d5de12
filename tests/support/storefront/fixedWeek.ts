/**
 * The clock of the components' tests begins here in each process, and runs on: their fixtures name days of these weeks, and a page
 * writes the year of a day of another one, so that by the machine's clock they would be red in the next year.
 */
const BEGINS = Date.parse('2026-11-28T10:20:00-05:00');

/** Of the process, whose files share it: a clock that began again with each file would go back for the modules that they share. */
const shared = globalThis as { hasFixedWeek?: boolean };

/** Puts a Date in place that begins at BEGINS. */
export function beginFixedWeek(): void {
  if (shared.hasFixedWeek) return;
  shared.hasFixedWeek = true;
  const machine = Date;
  const ahead = BEGINS - machine.now();
  globalThis.Date = class extends machine {
    constructor(...values: [] | [number]) {
      super(...((values.length === 0 ? [machine.now() + ahead] : values) as [number]));
    }
    static override now(): number {
      return machine.now() + ahead;
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof machine;
    }
  } as DateConstructor;
}
