import { checkPostalCode } from '#rules/postalCode.ts';
import { payFields } from './payForm.ts';
import type { PayField, PayValues } from './payForm.ts';
import type { SessionRecord } from './sessionRecord.ts';

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode'] as const satisfies readonly PayField[];
/** Never the card. */
const OF_THE_PAYER: readonly PayField[] = ['email', 'name', 'phone', 'cardName', ...ADDRESS];

const isWithin = (code: string, typed: string): boolean =>
  (checkPostalCode(code).code ?? '').startsWith(checkPostalCode(typed).code ?? '');

/**
 * What a payer has sent of themselves on a page that was not paid, so that their next page begins with it. In memory alone,
 * until the page's time is over or one is paid. A payer is who the market says is the same (`metadata.payer`): a page
 * without one keeps nothing and is told nothing.
 */
export function createPayerMemory(now: () => number) {
  const known = new Map<string, { values: Partial<PayValues>; until: number }>();
  const payerOf = ({ metadata }: SessionRecord): string | undefined => metadata['payer'];

  const dropOld = (): void => {
    for (const [payer, { until }] of known) if (until <= now()) known.delete(payer);
  };

  return {
    keep(record: SessionRecord, values: PayValues): void {
      const payer = payerOf(record);
      if (payer === undefined) return;
      const asked = payFields(record).filter((field) => OF_THE_PAYER.includes(field));
      const typed = Object.fromEntries(asked.map((field) => [field, values[field]]));
      known.set(payer, { values: { ...known.get(payer)?.values, ...typed }, until: record.expiresAt * 1000 });
    },
    /** The values that a page begins with: an address only if the postal code that came with the page is its own. */
    begin(record: SessionRecord, empty: PayValues): PayValues {
      dropOld();
      const values = known.get(payerOf(record) ?? '')?.values;
      if (!values) return empty;
      const elsewhere = isWithin(values.postalCode ?? '', empty.postalCode) ? [] : ADDRESS;
      const fitting = Object.entries(values).filter(
        ([field, value]) => value && !elsewhere.some((one) => one === field),
      );
      return { ...empty, ...Object.fromEntries(fitting) };
    },
    /** After the end of a page. */
    forget(record: SessionRecord): void {
      dropOld();
      if (record.status === 'complete') known.delete(payerOf(record) ?? '');
    },
  };
}
