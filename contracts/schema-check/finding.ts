/**
 * breaking: an operation in use is refused, or its answer no longer fits the code compiled from it. risky: the operation
 * is answered, but its code may receive a value that was unknown when it was compiled, or its resolver another argument.
 * safe: no operation in use is affected.
 */
export type Severity = 'breaking' | 'risky' | 'safe';

/** Where an operation uses what changed: the fragment or operation, and the dotted path of response keys below it. */
export type Use = { operation: string; definition: string; path: string };

export type Finding = {
  severity: Severity;
  /** A GraphQL schema coordinate: `Cart.items`, `Query.order(id:)`, `OrderStatus.pending`, `@access`. */
  coordinate: string;
  /** The coordinate of the change, if it differs from the affected one: a new value of a field's enum. */
  change?: string;
  /** Validation refuses the operation; absent: the operation runs, or was refused otherwise. */
  isRefusal?: true;
  why: string;
  /** How to make the change safe; absent if it is. */
  mend?: string;
  use: Use;
};

/** Ends a text as a sentence, unless it ends as one. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Receives findings as they are made; a repeated finding of the same use counts once. */
export type Report = (finding: Finding) => void;

/** A report that stores each finding once, and the stored findings. */
export function keepFindings(): { report: Report; findings(): Finding[] } {
  const findings = new Map<string, Finding>();
  return {
    report(finding) {
      const { severity, coordinate, why, use } = finding;
      const key = [severity, coordinate, why, use.operation, use.definition, use.path].join('\n');
      if (!findings.has(key)) findings.set(key, finding);
    },
    findings: () => [...findings.values()],
  };
}
