import type { Outcome } from './outcome.ts';
import { summaryLine } from './textReport.ts';

/** Escapes text for GitHub's workflow commands: `%`, line breaks and, in properties, `:` and `,`. */
const escapedText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Annotations of a pull request on GitHub: an error or a warning for each affected place. */
export function githubReport(outcome: Outcome): string {
  const lines = outcome.changes.flatMap(({ severity, coordinate, why, mend, affected, approved }) => {
    if (severity === 'safe') return [];
    const level = severity === 'breaking' && !approved ? 'error' : 'warning';
    const means = approved
      ? `\nAgreed to until ${approved.until} by ${approved.author}: ${approved.reason}`
      : mend && `\nTo make it safe: ${mend}`;
    return affected.map(({ source, operations }) => {
      const place = source ? `file=${escapedProperty(source.file)},line=${source.line},col=${source.column},` : '';
      const title = escapedProperty(`${severity}: ${coordinate}`);
      return `::${level} ${place}title=${title}::${escapedText(`${why} (${operations.join(', ')})${means ?? ''}`)}\n`;
    });
  });
  return [...lines, summaryLine(outcome)].join('');
}
