import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database belongs to a market that was opened as something else. The message says what to do. */
export class OpenedOtherwiseError extends Error {
  override name = 'OpenedOtherwiseError';
}

const REMEDY = {
  trial:
    'This database belongs to a live market, whose orders a trial would charge at its stand-in. Give the trial a database of its own (DATABASE_URL).',
  live: 'This database belongs to a trial, whose orders nobody paid. Give the live market an empty database (DATABASE_URL), and bring the catalogue over: npm run market -- export DIR with the settings of the trial, import DIR with those of the live market.',
} as const;

/** As what the market was first opened; null: as neither yet. */
export async function readOpenedAs(db: Kysely<Tables>): Promise<'trial' | 'live' | null> {
  return (await db.selectFrom('market').select('opened_as').executeTakeFirstOrThrow()).opened_as;
}

/** Why a database that was opened as one thing cannot be opened as the other; null if it can. */
export const openedOtherwise = (openedAs: 'trial' | 'live' | null, mode: 'trial' | 'live'): string | null =>
  openedAs === null || openedAs === mode ? null : REMEDY[mode];

/** Remembers as what the market is opened for the first time. Throws OpenedOtherwiseError if it was opened otherwise. */
export async function openAs(db: Kysely<Tables>, mode: 'trial' | 'live'): Promise<void> {
  await db.updateTable('market').set({ opened_as: mode }).where('opened_as', 'is', null).execute();
  const reason = openedOtherwise(await readOpenedAs(db), mode);
  if (reason !== null) throw new OpenedOtherwiseError(reason);
}
