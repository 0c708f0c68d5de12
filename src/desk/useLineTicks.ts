import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import { useTickLinesMutation } from '../../__generated__/hooks/useTickLinesMutation.ts';
import type { LineStatus } from '../../rules/lineStatus.ts';
import { isOffline } from '../shared/browser/online.ts';
import { usePageSettings } from '../shared/browser/pageSettings.ts';
import { useAuthentication } from '../shared/relay/authentication.ts';
import { hasCode, ServerFailure } from '../shared/relay/failure.ts';
import { readDeskMemory, subscribeToDeskMemory, saveDeskMemory, emptyDeskMemory } from './deskMemory.ts';
import {
  batchesOf,
  compared,
  decided,
  withoutHope,
  withoutSent,
  withTick,
  type LineMark,
  type LineTick,
} from './lineTicks.ts';
import { notifyTaskCountsChanged } from './taskCounts.ts';

graphql`
  mutation TickLinesMutation(
    $lines: [ID!]!
    $status: LineStatus!
    $seen: LineStatus
    $missing: Int
    $seenMissing: Int
  ) {
    updateOrderLines(lines: $lines, status: $status, seen: $seen, missing: $missing, seenMissing: $seenMissing) {
      lines {
        id
        status
        missing
        missingReturned
        replaced
        replacedBy
      }
    }
  }
`;

/** How long until failed marks are sent again, in ms; immediately when the network is back. */
export const AGAIN_AFTER_MS = 15_000;
/** The most lines that the server accepts in one call. */
const MOST_LINES = 500;
/** The most calls in a row, so that two people who mark the same lines do not keep retrying. */
const MOST_CALLS = 40;

/** Reads the list again: the state of each of its lines. Throws network errors. */
export type ReadLines = () => Promise<ReadonlyMap<string, LineMark>>;
export type LineTicks = {
  ticks: readonly LineTick[];
  syncedAt: string | null;
  /** The last call did not get through. */
  isAway: boolean;
  /** Whether marks survive a reload. */
  isKept: boolean;
  /** Marks lines, each over the server's state. */
  mark: (marks: readonly LineTick[]) => void;
  decide: (line: string, whose: 'mine' | 'theirs') => void;
  send: () => void;
};

/** A call's result; a map: somebody else has changed these lines to these states. */
type Outcome = 'sent' | 'refused' | 'away' | ReadonlyMap<string, LineMark>;

/** The lines that somebody else has changed, from a refusal; null for other errors. */
function changedLines(error: unknown): ReadonlyMap<string, LineMark> | null {
  if (!(error instanceof ServerFailure)) return null;
  const params = error.errors.find(({ extensions }) => extensions?.code === 'LINES_CHANGED')?.extensions?.params;
  if (!params) return null;
  const [lines, now] = [params['lines'] as string[], params['now'] as LineStatus[]];
  const missing = params['missing'] as number[] | undefined;
  return new Map(lines.map((line, at) => [line, { status: now[at] ?? 'waiting', missing: missing?.[at] }]));
}

/**
 * Marks on lines: shown immediately, stored on this device, and sent as soon as the network allows. Somebody else's
 * changes are never overwritten unseen: the server refuses (LINES_CHANGED), and the reader decides.
 */
export function useLineTicks(readLines: ReadLines): LineTicks {
  const { ticks, syncedAt } = useSyncExternalStore(subscribeToDeskMemory, readDeskMemory, emptyDeskMemory);
  const { clockOffset = 0 } = usePageSettings();
  const [update] = useTickLinesMutation();
  const { isAuthenticated } = useAuthentication();
  const [isAway, setAway] = useState(false);
  const [isKept, setKept] = useState(true);
  const latest = useRef({ readLines, update, isAuthenticated });
  const busy = useRef(false);
  const again = useRef(false);
  useEffect(() => {
    latest.current = { readLines, update, isAuthenticated };
  });

  const keep = useCallback((change: (before: readonly LineTick[]) => readonly LineTick[]) => {
    setKept(saveDeskMemory('ticks', change(readDeskMemory().ticks)));
  }, []);

  const sendBatch = useCallback(async (batch: readonly LineTick[]): Promise<Outcome> => {
    const [first] = batch;
    if (!first) return 'sent';
    let outcome: Outcome = 'away';
    const done = await latest.current.update({
      variables: {
        lines: batch.map(({ line }) => line),
        status: first.status,
        seen: first.seen,
        ...(first.missing === undefined ? {} : { missing: first.missing, seenMissing: first.seenMissing }),
      },
      onFailure: (_lines, error) => {
        const changed = changedLines(error);
        if (changed) outcome = changed;
        else if (error instanceof ServerFailure && !hasCode(error, 'UNAUTHENTICATED')) outcome = 'refused';
      },
    });
    if (done) notifyTaskCountsChanged();
    return done ? 'sent' : outcome;
  }, []);

  /** Applies a call's result; false: it did not get through. */
  const take = useCallback(
    (outcome: Outcome, batch: readonly LineTick[]): boolean => {
      if (outcome === 'away') return false;
      if (outcome === 'sent') keep((before) => withoutSent(before, batch));
      else if (outcome === 'refused')
        keep((before) => batch.reduce((rest, { line }) => withoutHope(rest, line), before));
      else keep((before) => compared(before, outcome));
      return true;
    },
    [keep],
  );

  const sendAll = useCallback(
    async (readFirst: boolean): Promise<boolean> => {
      if (readFirst) {
        const now = await latest.current.readLines();
        keep((before) => compared(before, now));
      }
      for (let calls = 0; calls < MOST_CALLS; calls += 1) {
        const batch = batchesOf(readDeskMemory().ticks)[0]?.slice(0, MOST_LINES);
        if (!batch) break;
        const outcome = await sendBatch(batch);
        if (outcome !== 'refused' || batch.length === 1) {
          if (!take(outcome, batch)) return false;
          continue;
        }
        // One of them is refused, and all with it: each is sent separately, so that the others are accepted.
        for (const tick of batch) if (!take(await sendBatch([tick]), [tick])) return false;
      }
      return true;
    },
    [keep, sendBatch, take],
  );

  const away = useRef(false);
  const send = useCallback(() => {
    if (busy.current) {
      again.current = true;
      return;
    }
    busy.current = true;
    const run = async () => {
      do {
        again.current = false;
        // Without a session, marks would be refused.
        const reaches = latest.current.isAuthenticated && !isOffline();
        const isSynced = reaches && (await sendAll(away.current).catch(() => false));
        away.current = !isSynced;
        if (isSynced) saveDeskMemory('syncedAt', new Date(Date.now() + clockOffset).toISOString());
      } while (again.current && !away.current);
      busy.current = false;
      setAway(away.current);
    };
    void run();
  }, [sendAll, clockOffset]);

  useEffect(() => {
    // Marks of an earlier visit are compared before they are sent.
    if (readDeskMemory().ticks.length > 0) {
      away.current = true;
      send();
    }
    const leave = () => {
      away.current = true;
      setAway(true);
    };
    window.addEventListener('online', send);
    window.addEventListener('offline', leave);
    const timer = setInterval(() => {
      if (away.current && !document.hidden) send();
    }, AGAIN_AFTER_MS);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('offline', leave);
      clearInterval(timer);
    };
  }, [send]);

  useEffect(() => {
    if (isAuthenticated && away.current) send();
  }, [isAuthenticated, send]);

  const mark = useCallback(
    (marks: readonly LineTick[]) => {
      keep((before) => marks.reduce<readonly LineTick[]>(withTick, before));
      send();
    },
    [keep, send],
  );
  const decide = useCallback(
    (line: string, whose: 'mine' | 'theirs') => {
      keep((before) => decided(before, line, whose));
      send();
    },
    [keep, send],
  );
  return { ticks, syncedAt, isAway: isAway || !isAuthenticated, isKept, mark, decide, send };
}
