import { buildSchema } from 'graphql';
import { checkSchema } from '../../../contracts/schema-check/checkSchema.ts';

/** A schema's text with one part replaced. Throws if the part is missing, or occurs twice. */
export function edited(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand there once.`);
  return text.replace(from, () => to);
}

/** The effect of a change on operations, for tests: a line for each verdict, with the affected places. */
export function verdictsOf(was: string, is: string, ...operations: string[]): string[] {
  const release = { name: 'tested', schema: buildSchema(was), operations };
  return checkSchema([release], buildSchema(is)).map(({ severity, coordinate, why, uses }) =>
    [`${severity} ${coordinate} ${why}`, ...uses.map(({ definition, path }) => `[${definition} ${path}]`)].join(' '),
  );
}

/** The first two words of such lines: severity and coordinate. */
export const severities = (lines: readonly string[]): string[] =>
  lines.map((line) => /^\S+ \S+(?: [|&] \S+)?/.exec(line)?.[0] ?? line);
