import fs from 'node:fs';
import type { Migration } from 'kysely/migration';

const files = fs.readdirSync(import.meta.dirname).filter((file) => /^m\d{4}\w+\.ts$/.test(file));

/** The migration of a file such as `m0001Catalogue.ts`, which exports it by the file's name. */
async function readMigration(file: string): Promise<[name: string, migration: Migration]> {
  const name = file.replace('.ts', '');
  const { [name]: migration } = (await import(`./${file}`)) as Record<string, Migration | undefined>;
  if (!migration) throw new Error(`server/database/migrations/${file} exports no ${name}.`);
  return [name, migration];
}

/**
 * Every migration of this folder by its permanent name, the file's, in order. One of a released version is never edited: a
 * new one follows it (ADR 123).
 */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  await Promise.all(files.toSorted().map(readMigration)),
);
