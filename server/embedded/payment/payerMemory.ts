import { checkPostalCode } from '#rules/postalCode.ts';
import { payFields } from './payForm.ts';
import type { PayField, PayValues } from './payForm.ts';
import type { SessionRecord } from './sessionRecord.ts';

/**
 * What payers have sent of themselves on pages that were not paid, so that their next page begins with it: in memory
 * alone, until the page's time is over (`until`, in ms) or one is paid. A payer is who the market says is the same
 * (`metadata.payer`): a page without one keeps nothing and is told nothing.
 */
export type PayerMemory = Map<string, { values: Partial<PayValues>; until: number }>;

const ADDRESS = ['line1', 'line2', 'city', 'state', 'postalCode'] as const satisfies readonly PayField[];
/** Never the card. */
const OF_THE_PAYER: readonly PayField[] = ['email', 'name', 'phone', 'cardName', ...ADDRESS];

const payerOf = ({ metadata }: SessionRecord): string | undefined => metadata['payer'];

const isWithin = (code: string, typed: string): boolean =>
  (checkPostalCode(code).code ?? '').startsWith(checkPostalCode(typed).code ?? '');

function dropOld(memory: PayerMemory, now: number): void {
  for (const [payer, { until }] of memory) if (until <= now) memory.delete(payer);
}

export function keepPayer(memory: PayerMemory, record: SessionRecord, values: PayValues): void {
  const payer = payerOf(record);
  if (payer === undefined) return;
  const fields = payFields(record).filter((field) => OF_THE_PAYER.includes(field));
  const typed = Object.fromEntries(fields.map((field) => [field, values[field]]));
  memory.set(payer, { values: { ...memory.get(payer)?.values, ...typed }, until: record.expiresAt * 1000 });
}

/** The values that a page begins with: an address only if the postal code that came with the page is its own. */
export function payerValues(memory: PayerMemory, record: SessionRecord, empty: PayValues, now: number): PayValues {
  dropOld(memory, now);
  const values = memory.get(payerOf(record) ?? '')?.values;
  if (!values) return empty;
  const elsewhere = isWithin(values.postalCode ?? '', empty.postalCode) ? [] : ADDRESS;
  const fitting = Object.entries(values).filter(([field, value]) => value && !elsewhere.some((one) => one === field));
  return { ...empty, ...Object.fromEntries(fitting) };
}

/** After the end of a page. */
export function forgetPayer(memory: PayerMemory, record: SessionRecord, now: number): void {
  dropOld(memory, now);
  if (record.status === 'complete') memory.delete(payerOf(record) ?? '');
}
