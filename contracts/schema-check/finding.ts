/**
 * breaking: an operation in use is refused, or its answer no longer fits the code that was compiled from it.
 * risky: it is answered, and something can arrive, or be done, that was not known when it was compiled.
 * safe: nothing that is in use can tell.
 */
export type Severity = 'breaking' | 'risky' | 'safe';

/** Where an operation uses what changed: the fragment or operation that says so, and the response keys below it, with dots. */
export type Use = { operation: string; definition: string; path: string };

export type Finding = {
  severity: Severity;
  /** As GraphQL writes schema coordinates: `Cart.items`, `Query.order(id:)`, `OrderStatus.pending`, `@access`. */
  coordinate: string;
  /** The coordinate of the change, where it is another than that of what notices: a new value of a field's enum. */
  change?: string;
  why: string;
  /** What would make it safe; none where it is. */
  mend?: string;
  use: Use;
};

/** Takes findings as they are made; the same one of the same use counts once. */
export type Report = (finding: Finding) => void;

/** A report that keeps each finding once, and what it kept. */
export function keepFindings(): { report: Report; findings(): Finding[] } {
  const kept = new Map<string, Finding>();
  return {
    report(finding) {
      const { severity, coordinate, why, use } = finding;
      const key = [severity, coordinate, why, use.operation, use.definition, use.path].join('\n');
      if (!kept.has(key)) kept.set(key, finding);
    },
    findings: () => [...kept.values()],
  };
}
