import type { TFunction } from 'i18next';
import { formatAmounts } from '#rules/errorAmounts.ts';
import type { FailureLine } from '../relay/failure.ts';

type UncheckedTFunction = (keys: readonly string[], params: Record<string, unknown>) => string;

/** Joins several names. */
const joinList = (value: unknown): unknown => (Array.isArray(value) ? value.join(', ') : value);

/**
 * The text of an error line in the reader's language: the only place that makes one. The server supplies the key, so the
 * compiler cannot know it, and neither may these texts: another backend's own, or a newer one's (F-179).
 */
export const failureText = (t: TFunction, line: FailureLine): string =>
  'text' in line
    ? line.text
    : (t as unknown as UncheckedTFunction)(
        [line.key, line.fallbackKey ?? 'errors.basic'],
        Object.fromEntries(Object.entries(formatAmounts(line.params)).map(([name, value]) => [name, joinList(value)])),
      );
