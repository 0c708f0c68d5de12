import type { AutoCloseCode } from '#generated/schemaTypes.ts';
import type { Locale } from '#rules/constants.ts';
import { formatAmounts } from '#rules/errorAmounts.ts';
import type { RefusalReason } from '../marketError.ts';
import { isMailTextKey, mailTranslator } from './mailTexts.ts';

/** `message` in the reader's language and typography. */
export type ReasonText = { code: AutoCloseCode; message: string };

const hasText = (code: string): code is AutoCloseCode => isMailTextKey(`auto.${code}`);

function reasonText(reason: RefusalReason, locale: Locale): ReasonText {
  const code = hasText(reason.code) ? reason.code : 'other';
  const values = Object.fromEntries(
    Object.entries(formatAmounts(reason.params)).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );
  // Of a line that is not sold because its producer is on vacation: the day of return (unsoldParams).
  const key = code === 'UNAVAILABLE' && values['back'] ? 'auto.away' : (`auto.${code}` as const);
  return { code, message: mailTranslator(locale)(key, values) };
}

/**
 * Why the closing did not buy a cart (E20), in the texts that mail and cart share; each reason once. A code without a
 * text is `other`.
 */
export function reasonTexts(reasons: readonly RefusalReason[], locale: Locale): ReasonText[] {
  return [...new Map(reasons.map((reason) => reasonText(reason, locale)).map((text) => [text.message, text])).values()];
}
