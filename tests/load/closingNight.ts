import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../../server/database/database.ts';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { freePort } from '../support/freePort.ts';
import { writeClosingMarket } from './closingCarts.ts';
import type { ClosingMarket } from './closingCarts.ts';
import { AMPLE_STOCK, SCARCE_STOCK } from './closingPlan.ts';
import { openProvider, openSide } from './closingProcesses.ts';
import { closingTroubles, outcomesOf } from './closingTroubles.ts';

/** More carts than any closing has. */
const ALL = 1_000_000_000;

export type NightWish = {
  /** A PostgreSQL server, with a user who may create databases. */
  server: string;
  carts: number;
  products: number;
  /** How often the floor's transactions and the closing alternate; 0: no floor. */
  turns: number;
  /** Concurrent floor transactions in each process. */
  atATime: number;
};

/** `ms`: wall-clock time per cart; `busy`: processor time of both server processes per cart, in ms. */
type Cost = { ms: number; busy: number };
export type Night = {
  outcomes: Record<string, number>;
  /** Violations of what must hold. */
  violations: string[];
  closing: Cost & { transactions: number };
  floor: Cost | null;
};

type Sides = Awaited<ReturnType<typeof openSide>>[];

/** Adds up the costs of alternating runs. */
function meter() {
  const sum: Cost = { ms: 0, busy: 0 };
  return {
    async time(work: () => Promise<{ busy: number }[]>): Promise<void> {
      const started = performance.now();
      const parts = await work();
      sum.ms += performance.now() - started;
      sum.busy += parts.reduce((total, { busy }) => total + busy, 0);
    },
    per: (count: number): Cost => ({ ms: sum.ms / count, busy: sum.busy / count }),
  };
}

async function createDatabase(server: string, market: ClosingMarket) {
  const name = `etal_closing_${randomUUID().replaceAll('-', '')}`;
  const administrator = await openDatabase({ url: server });
  await sql`create database ${sql.id(name)}`.execute(administrator.kysely);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await migrate(database);
  await writeClosingMarket(database, market);
  return {
    url: url.href,
    database,
    async remove() {
      await database.close();
      await sql`drop database ${sql.id(name)} with (force)`.execute(administrator.kysely);
      await administrator.close();
    },
  };
}

async function transactionsOf({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select xact_commit as count from pg_stat_database where datname = current_database()`.execute(kysely);
  return Number(rows[0]?.count ?? 0);
}

/** Finishes what a stopped closing left, what the killed process had begun, and what that leaves. */
async function finish(sides: Sides): Promise<{ busy: number }[]> {
  const answers: { busy: number }[] = [];
  for (const task of [{ what: 'close', carts: ALL }, { what: 'sweep' }, { what: 'close', carts: ALL }] as const)
    for (let moved = 1; moved > 0;) {
      const results = await Promise.all(sides.map((side) => side.ask(task)));
      moved = results.reduce((sum, { cartsDone }) => sum + cartsDone, 0);
      answers.push(...results);
    }
  return answers;
}

/**
 * A night on which this many carts are bought automatically, by two server processes that share a PostgreSQL and a
 * payment provider; one is killed half way and restarted. Alternately, the same two processes write as many bare
 * transactions of the same rows into another database of the same server.
 */
export async function closingNight({ server, carts, products, turns, atATime }: NightWish): Promise<Night> {
  const night = await createDatabase(server, { carts, products, scarceStock: SCARCE_STOCK });
  const bare = turns > 0 ? await createDatabase(server, { carts, products, scarceStock: AMPLE_STOCK }) : null;
  const ports = [await freePort(), await freePort()];
  // Messages go to the process that is not killed, as a load balancer would arrange.
  const provider = await openProvider(carts, `http://127.0.0.1:${ports[1]}/webhooks/paiement`);
  const env = { NIGHT: night.url, FLOOR: (bare ?? night).url, PROVIDER: String(provider.port) };
  const sides: Sides = [];
  try {
    for (const port of ports) sides.push(await openSide({ ...env, PORT: String(port) }));
    const [first, second] = sides as [Sides[0], Sides[0]];
    const closing = meter();
    const floor = meter();
    const rounds = Math.max(turns, 1);
    const share = Math.ceil(carts / rounds / 2);
    const before = await transactionsOf(night.database);
    for (let round = 0; round < rounds; round += 1) {
      const close = { what: 'close', carts: share } as const;
      const isHalfWay = round === Math.floor(rounds / 2);
      if (turns > 0)
        await floor.time(() =>
          Promise.all(
            sides.map((side, nth) => {
              const from = Math.min(carts, (round * 2 + nth) * share);
              return side.ask({ what: 'floor', from, to: Math.min(carts, from + share), atATime });
            }),
          ),
        );
      await closing.time(() =>
        Promise.all([isHalfWay ? first.askAndKill(close, share / 2) : first.ask(close), second.ask(close)]),
      );
      // The floor is written without the last messages of a turn beside it.
      await provider.settled();
    }
    await closing.time(async () => {
      const answers = await finish(sides);
      await provider.settled();
      return answers;
    });
    const charges = await provider.charges();
    return {
      outcomes: await outcomesOf(night.database),
      violations: await closingTroubles(night.database, charges),
      closing: { ...closing.per(carts), transactions: ((await transactionsOf(night.database)) - before) / carts },
      floor: turns > 0 ? floor.per(carts) : null,
    };
  } finally {
    for (const { end } of [...sides, provider]) await end();
    for (const one of [night, bare]) await one?.remove();
  }
}
