import type { TFunction } from 'i18next';
import type { FailureLine } from '../relay/failure.ts';

type UncheckedTFunction = (key: string, params: Record<string, unknown>) => string;

/** Joins several names. */
const joinList = (value: unknown): unknown => (Array.isArray(value) ? value.join(', ') : value);

/** The text of an error line in the reader's language. The server supplies the key, so the compiler cannot know it. */
export const failureText = (t: TFunction, line: FailureLine): string =>
  'text' in line
    ? line.text
    : (t as unknown as UncheckedTFunction)(
        line.key,
        Object.fromEntries(Object.entries(line.params).map(([name, value]) => [name, joinList(value)])),
      );
