import type { Transaction } from '../database/transaction.ts';

/**
 * Whether the database has a market already: a seeded demo, or one's own, imported or restored. The row stays locked,
 * so that only this transaction may seed.
 */
export async function lockSeeding(tx: Transaction): Promise<boolean> {
  const { seeded_at } = await tx.selectFrom('market').select('seeded_at').forUpdate().executeTakeFirstOrThrow();
  if (seeded_at !== null) return true;
  const own = await tx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([exists(selectFrom('seller').select('id')), exists(selectFrom('customer').select('id'))]).as('any'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(own.any);
}

/** Records that the market is seeded. */
export async function finishSeeding(tx: Transaction, now: Date): Promise<void> {
  await tx.updateTable('market').set({ seeded_at: now }).execute();
}
