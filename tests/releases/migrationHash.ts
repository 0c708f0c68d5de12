import { createHash } from 'node:crypto';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { migrations } from '../../server/database/migrations/all.ts';

/**
 * A SHA-256 of the statements of some migrations, apart from their white space. A migration of a released version is never
 * edited: markets that have it would keep other tables than new ones get.
 */
export async function migrationHash(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void hash.update(`${query.sql.replaceAll(/\s+/g, ' ').trim()}\n`),
  });
  for (const name of names) await migrations[name]?.up(recorder);
  return hash.digest('hex');
}
