import * as z from 'zod/mini';
import type { TextKey } from '../i18n/translator.ts';

// The policy of the pages forbids generated code, which zod would try to use (server/http/securityHeaders.ts).
z.config({ jitless: true });

export { z };

/** A schema from the values of a form to the input of its mutation. */
export type FormSchema<Values, Output> = z.core.$ZodType<Output, Partial<Values>>;

/**
 * A check of a schema, with the text that its field shows: a message key and the values in it. path: the field, in a check
 * of several.
 */
export const check = <T>(
  isValid: (value: T) => boolean,
  key: TextKey,
  { path, ...params }: { path?: string[] } & Record<string, unknown> = {},
) => z.refine<T>(isValid, { params: { key, ...params }, ...(path && { path }) });

/** A text without blanks at its ends. The checks see it so. */
export const trimmed = (...checks: z.core.$ZodCheck<string>[]) => z.string().check(z.trim(), ...checks);
