import type { Affected, CheckResult } from './checkResult.ts';
import { summaryLine } from './textReport.ts';

/** Escapes text for GitHub's workflow commands: `%`, line breaks and, in properties, `:` and `,`. */
const escapedText = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Only this many places are listed in an annotation. */
const MAX_PLACES = 5;

/** The affected places, one per line. */
function usedBy(affected: readonly Affected[]): string {
  const lines = affected.slice(0, MAX_PLACES).map(({ source, definition, operations, consumers }) => {
    const place = source ? `${source.file}:${source.line}:${source.column}` : definition;
    const consumerNames = consumers.length > 0 ? `${consumers.join(', ')}: ` : '';
    return `\nUsed by ${consumerNames}${place} (${operations.join(', ')})`;
  });
  const more = affected.length - lines.length;
  return `${lines.join('')}${more > 0 ? `\nand in ${more} more places` : ''}`;
}

/** Annotations of a pull request on GitHub: one per change, at its line of the proposed schema. */
export function githubReport(result: CheckResult): string {
  const lines = result.changes.flatMap(({ severity, coordinate, why, mend, at, affected, approved, fails }) => {
    if (severity === 'safe') return [];
    const level = fails ? 'error' : 'warning';
    const advice = approved
      ? `\nAgreed to until ${approved.until} by ${approved.author}: ${approved.reason}`
      : mend && `\nTo make it safe: ${mend}`;
    const place = at ? `file=${escapedProperty(at.file)},line=${at.line},col=${at.column},` : '';
    const title = escapedProperty(`${severity}: ${coordinate}`);
    return `::${level} ${place}title=${title}::${escapedText(`${why}${usedBy(affected)}${advice ?? ''}`)}\n`;
  });
  return [...lines, summaryLine(result)].join('');
}
