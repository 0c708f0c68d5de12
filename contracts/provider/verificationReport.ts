import type { Verification, Verified } from './verification.ts';

const MAX_SHOWN = 300;
const short = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} ...` : text);

function failureText({ description, mismatches }: Verified): string {
  const places = mismatches.map(
    ({ path, expected, actual, reason }) =>
      `  at ${path}\n     expected  ${short(expected)}\n     actual    ${short(actual)}\n     ${short(reason)}\n`,
  );
  return `FAILED ${description}\n${places.join('')}`;
}

/** For people: a line for each interaction, and for one that failed where, what was expected and what came. */
export function textReport({ interactions, verified, failed }: Verification): string {
  const lines = interactions.map((one) => (one.ok ? `ok     ${one.description}\n` : failureText(one)));
  return `${lines.join('')}\n${verified} verified, ${failed} failed\n`;
}

const FIRST_PRINTABLE = 0x20;
const LINE_BREAKS = '\t\n\r';
/** As XML takes it: without the control characters that it cannot hold. */
const escaped = (text: string) =>
  [...text]
    .filter((character) => (character.codePointAt(0) ?? 0) >= FIRST_PRINTABLE || LINE_BREAKS.includes(character))
    .join('')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** For continuous integration: JUnit's XML, a test case for each interaction. */
export function junitReport({ interactions, failed }: Verification): string {
  const cases = interactions.map((one) => {
    const open = `  <testcase classname="${escaped(one.operation)}" name="${escaped(one.description)}" time="${one.ms / 1000}"`;
    return one.ok
      ? `${open}/>`
      : `${open}>\n    <failure message="${escaped(one.mismatches[0]?.reason ?? '')}">${escaped(failureText(one))}</failure>\n  </testcase>`;
  });
  const counts = `tests="${interactions.length}" failures="${failed}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="storefront to market-api" ${counts}>\n${cases.join('\n')}\n</testsuite>\n`;
}
