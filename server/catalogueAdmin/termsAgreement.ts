import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MarketTermsInput } from '#generated/schemaTypes.ts';
import type { MarketTerms } from '#rules/marketTerms.ts';
import { termColumns } from '../catalogueFiles/siteFile.ts';
import { inTransaction } from '../database/transaction.ts';
import { requestedAction } from '../journal/journalService.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { lockMarket, type StoredMarket } from './catalogueAdminStore.ts';
import { record, type StaffCaller } from './staffRecord.ts';

const TERMS = Object.keys(termColumns) as (keyof MarketTerms)[];
const termsOf = (row: StoredMarket) => Object.fromEntries(TERMS.map((term) => [term, row[termColumns[term]]]));

/** The request of an agreement to these values: the same ones are agreed to once. */
export const agreementRequest = (kind: 'confirm_terms' | 'confirm_rules', values: object): string =>
  `${kind}:${createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)}`;

/** Who agreed to something and when; null: nobody has. */
export type Agreement = { at: Date; name: string } | null;

/** Who agreed to the amounts in force (ADR 187); null: nobody has. */
export async function termsAgreement({ database }: Pick<Market, 'database'>): Promise<Agreement> {
  const row = await database.kysely.selectFrom('market').selectAll().executeTakeFirstOrThrow();
  const action = await requestedAction(database, agreementRequest('confirm_terms', termsOf(row)));
  return action && { at: action.at, name: action.staffName };
}

/**
 * Journals that a manager agrees to the amounts in force: all of them, as they were shown (ADR 98). SITE_CHANGED {fields: ['terms']}: they
 * are others by now. Repeated, it changes nothing.
 */
export async function confirmMarketTerms(
  { database }: Pick<Market, 'database'>,
  caller: StaffCaller,
  shown: MarketTermsInput,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const terms = termsOf(await lockMarket(tx));
    const isShown = (term: keyof MarketTerms) => {
      const value = shown[term];
      const plain = Array.isArray(value) ? value.map(({ from, rate }) => ({ from, rate })) : value;
      return isDeepStrictEqual(plain, terms[term]);
    };
    if (!TERMS.every(isShown)) throw new MarketError('SITE_CHANGED', { fields: ['terms'] });
    await record(tx, caller, {
      kind: 'confirm_terms',
      request: agreementRequest('confirm_terms', terms),
      data: { terms },
    });
  });
}
