import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { DatabaseLocation } from '../../server/database/database.ts';
import type { Opened, Question, Times } from './growthSide.ts';
import type { visitsBesidePurchases } from './visitsBesidePurchases.ts';

/** Requests of one kind in one round: enough for a median that is stable on a shared machine. */
const TIMES = 300;
const SEARCHES = 500;
const CHANGES = 15;

/** A market in memory, in a process of its own. */
export type Side = {
  opened: Opened;
  visits: string[];
  changes: string[];
  ask(question: Question): Promise<Times>;
  /** Pages while something is sold each second, for so many seconds. */
  besidePurchases(seconds: number): ReturnType<typeof visitsBesidePurchases>;
  /** Stops the process; the market's data stays. */
  end(): Promise<void>;
};

export async function openSide(location: DatabaseLocation): Promise<Side> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'growthSide.ts'), {
    execArgv: ['--expose-gc', '--max-old-space-size=12000', '--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE: JSON.stringify(location) },
  });
  const exit = once(child, 'exit').then(([code]) => Number(code));
  async function nextMessage<T>(): Promise<T> {
    const early = exit.then((code) => Promise.reject(new Error(`A side of the comparison ended early (${code})`)));
    const [message] = (await Promise.race([once(child, 'message'), early])) as [T];
    early.catch(() => undefined);
    return message;
  }
  const { opened, visits, changes } = await nextMessage<Pick<Side, 'opened' | 'visits' | 'changes'>>();
  return {
    opened,
    visits,
    changes,
    ask(question) {
      child.send(question);
      return nextMessage<Times>();
    },
    besidePurchases(seconds) {
      child.send({ what: 'pages beside purchases', times: seconds });
      return nextMessage();
    },
    async end() {
      child.send({ what: 'end', times: 0 });
      await exit;
    },
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export const round = (value: number) => Number(value.toPrecision(3));

/** Medians over the rounds in ms; `ratio`: how many times longer the larger side keeps its thread busy. */
export type Row = { what: string; ratio: number; small: Times; large: Times };

/**
 * Measures both sides alternately, round by round, so that load on the machine affects both; reports the median of the
 * ratios.
 */
export async function compare(small: Side, large: Side, rounds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const what of [...small.visits, ...small.changes]) {
    const times = small.changes.includes(what) ? CHANGES : what === 'search' ? SEARCHES : TIMES;
    const measured: { small: Times; large: Times }[] = [];
    for (const side of [small, large]) await side.ask({ what, times });
    for (let turn = 0; turn < rounds; turn += 1)
      measured.push({ small: await small.ask({ what, times }), large: await large.ask({ what, times }) });
    const middle = (valueOf: (turn: { small: Times; large: Times }) => number) => round(median(measured.map(valueOf)));
    const timesOf = (side: 'small' | 'large'): Times => ({
      median: middle((turn) => turn[side].median),
      busy: middle((turn) => turn[side].busy),
      p99: middle((turn) => turn[side].p99),
      ...(small.changes.includes(what) && { mb: middle((turn) => turn[side].mb ?? 0) }),
    });
    const ratio = middle((turn) => turn.large.busy / turn.small.busy);
    rows.push({ what, ratio, small: timesOf('small'), large: timesOf('large') });
  }
  return rows;
}

/** What a change may cost a process, at any size (ADR 190). */
const MOST_OF_A_CHANGE = { busy: 3, mb: 2 };

/** The changes that cost more than they may. */
export const dearChanges = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ what, ...sides }) =>
    (['small', 'large'] as const).flatMap((side) => {
      const { busy, mb } = sides[side];
      return mb !== undefined && (busy > MOST_OF_A_CHANGE.busy || mb > MOST_OF_A_CHANGE.mb)
        ? [`${what}, ${side}: ${busy} ms, ${mb} MB; at most ${MOST_OF_A_CHANGE.busy} ms, ${MOST_OF_A_CHANGE.mb} MB`]
        : [];
    }),
  );
