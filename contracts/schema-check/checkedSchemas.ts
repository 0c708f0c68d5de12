import { buildSchema } from 'graphql';
import { checkSchema } from './checkSchema.ts';

/** A schema's text with a part of it written otherwise. An Error where the part is not there, or is there twice. */
export function edited(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand there once.`);
  return text.replace(from, () => to);
}

/** What a change does to operations, for tests: a line for each verdict, with the places that notice. */
export function told(was: string, is: string, ...operations: string[]): string[] {
  const release = { name: 'tested', schema: buildSchema(was), operations };
  return checkSchema([release], buildSchema(is)).map(({ severity, coordinate, why, uses }) =>
    [`${severity} ${coordinate} ${why}`, ...uses.map(({ definition, path }) => `[${definition} ${path}]`)].join(' '),
  );
}

/** The first two words of such lines: how bad it is, and what changes. */
export const severities = (lines: readonly string[]): string[] =>
  lines.map((line) => /^\S+ \S+(?: [|&] \S+)?/.exec(line)?.[0] ?? line);
