import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';

/**
 * Whether a market is here already: a demo that was written once, or one's own, imported or restored. Whoever asks alone may
 * write the demo, until its transaction ends.
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

/** Writes that the market is seeded. */
export async function finishSeeding(tx: Transaction): Promise<void> {
  await tx
    .updateTable('market')
    .set({ seeded_at: sql`now()` })
    .execute();
}
