import type { FailureLine } from '../relay/failure.ts';
import type { TFunction } from './translator.ts';

type AnyText = (key: string, params: Record<string, unknown>) => string;

/** Joins several names. */
const joined = (value: unknown): unknown => (Array.isArray(value) ? value.join(', ') : value);

/** The text of an error line in the reader's language. The server supplies the key, so the compiler cannot know it. */
export const failureText = (t: TFunction, line: FailureLine): string =>
  'text' in line
    ? line.text
    : (t as unknown as AnyText)(
        line.key,
        Object.fromEntries(Object.entries(line.params).map(([name, value]) => [name, joined(value)])),
      );
