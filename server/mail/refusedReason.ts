import type { AutoCloseCode } from '../../__generated__/schemaTypes.ts';
import type { Locale } from '../../rules/constants.ts';
import type { RefusalReason } from '../marketError.ts';
import { isMailTextKey, sayInMail } from './mailTexts.ts';

/** `message` in the reader's language and typography. */
export type ToldReason = { code: AutoCloseCode; message: string };

const hasText = (code: string): code is AutoCloseCode => isMailTextKey(`auto.${code}`);

function toldReason(reason: RefusalReason, locale: Locale): ToldReason {
  const code = hasText(reason.code) ? reason.code : 'other';
  const values = Object.fromEntries(
    Object.entries(reason.params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );
  return { code, message: sayInMail(locale)(`auto.${code}`, values) };
}

/**
 * Why the closing did not buy a cart (E20), in the texts that mail and cart share; each reason once. A code without a
 * text is `other`.
 */
export function toldReasons(reasons: readonly RefusalReason[], locale: Locale): ToldReason[] {
  return [...new Map(reasons.map((reason) => toldReason(reason, locale)).map((told) => [told.message, told])).values()];
}
