import { createHash } from 'node:crypto';
import { NO_TEXT, type CheckResult } from './checkResult.ts';
import { sentence } from './finding.ts';

/** A Code Quality report for GitLab: each change at its line of the proposed schema. */
export function gitlabReport({ changes }: CheckResult): string {
  const issues = changes.flatMap(({ severity, coordinate, why, mend, at, affected, approved, fails }) => {
    if (severity === 'safe') return [];
    const places = affected.map(({ source, definition }) => (source ? `${source.file}:${source.line}` : definition));
    const users = places.length === 0 ? '' : ` Used by ${places.join(', ')}.`;
    const advice = approved ? ` Agreed to until ${approved.until}.` : mend ? ` To make it safe: ${mend}` : '';
    const { file, line } = at ?? NO_TEXT;
    return {
      description: `${sentence(`${coordinate} ${why}`)}${users}${advice}`,
      check_name: severity,
      fingerprint: createHash('sha256').update(`${severity} ${coordinate} ${why}`).digest('hex'),
      severity: fails ? 'blocker' : 'minor',
      location: { path: file, lines: { begin: line } },
    };
  });
  return `${JSON.stringify(issues, null, 2)}\n`;
}
