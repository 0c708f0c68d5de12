import { startPostgres, type TestPostgres } from './postgres.ts';

let server: TestPostgres | undefined;

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, its URL in ETAL_TEST_POSTGRES for `createTestDatabase`. If
 * there is none, the tests that need it fail with the reason; the others run.
 */
export async function setup(): Promise<void> {
  if (process.env.ETAL_TEST_POSTGRES) return;
  try {
    server = await startPostgres();
    process.env.ETAL_TEST_POSTGRES = server.url;
  } catch (error) {
    process.env.ETAL_TEST_POSTGRES_MISSING = error instanceof Error ? error.message : String(error);
  }
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
