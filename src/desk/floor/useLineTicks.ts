import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useTickLinesMutation } from '#generated/hooks/useTickLinesMutation.ts';
import type { LineStatus } from '#rules/lineStatus.ts';
import { isOffline } from '../../shared/browser/online.ts';
import { useAuthentication } from '../../shared/relay/authentication.ts';
import { hasCode, ServerFailure } from '../../shared/relay/failure.ts';
import { newRequestId } from '../../shared/relay/requestId.ts';
import { readDeskMemory, saveDeskMemory, useDeskMemory } from '../frame/deskMemory.ts';
import { useMarketNow } from '../frame/deskSync.ts';
import { notifyTaskCountsChanged } from '../frame/taskCounts.ts';
import {
  batchesOf,
  lineStatusOf,
  withServerState,
  withDecision,
  withClosedLine,
  withoutSent,
  withTick,
  type LineMark,
  type ServerLine,
  type LineTick,
} from './lineTicks.ts';

graphql`
  mutation TickLinesMutation(
    $lines: [ID!]!
    $status: LineStatus!
    $seen: LineStatus
    $missing: Int
    $seenMissing: Int
    $seenQuantities: [Int!]
    $requestId: ID
    $undoes: ID
  ) {
    updateOrderLines(
      lines: $lines
      status: $status
      seen: $seen
      missing: $missing
      seenMissing: $seenMissing
      seenQuantities: $seenQuantities
      requestId: $requestId
      undoes: $undoes
    ) {
      lines {
        id
        status
        missing
        missingReturned
        replaced
        replacedBy
      }
      changed {
        line
        status
        missing
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
export type ReadLines = () => Promise<ReadonlyMap<string, ServerLine>>;
export type LineTicks = {
  ticks: readonly LineTick[];
  syncedAt: string | null;
  /** The last call did not get through. */
  isDisconnected: boolean;
  /** Whether marks survive a reload. */
  isPersisted: boolean;
  /** Marks lines, each over the server's state, under a request key of this press, which it returns. `undoes`: the press that it undoes. */
  mark: (marks: readonly LineTick[], undoes?: string) => string;
  /** What marks of this press have changed at the market, by line: its state before. */
  changedBy: (press: string) => ReadonlyMap<string, LineMark>;
  decide: (line: string, whose: 'mine' | 'theirs') => void;
  send: () => void;
};

/** A call's result; a map: somebody else has changed these lines to these states. */
type SendResult = 'sent' | 'refused' | 'away' | ReadonlyMap<string, ServerLine>;

const NOTHING: ReadonlyMap<string, LineMark> = new Map();

/** A changed line's mark before: one that was wholly missing has that status alone. */
function lineBefore({ line, status, missing }: { line: string; status: string; missing: number }): [string, LineMark] {
  const before = lineStatusOf(status) ?? 'waiting';
  return [line, before === 'missing' ? { status: before } : { status: before, missing }];
}

/** The lines that somebody else has changed, from a refusal; null for other errors. */
function changedLines(error: unknown): ReadonlyMap<string, ServerLine> | null {
  if (!(error instanceof ServerFailure)) return null;
  const params = error.errors.find(({ extensions }) => extensions?.code === 'LINES_CHANGED')?.extensions?.params;
  if (!params) return null;
  const [lines, now] = [params['lines'] as string[], params['now'] as LineStatus[]];
  const missing = params['missing'] as number[] | undefined;
  const quantities = params['quantities'] as number[] | undefined;
  return new Map(
    lines.map((line, at) => [
      line,
      { status: now[at] ?? 'waiting', missing: missing?.[at], quantity: quantities?.[at] },
    ]),
  );
}

/**
 * Marks on lines: shown immediately, stored on this device, and sent as soon as the network allows. Somebody else's
 * changes are never overwritten unseen: the server refuses (LINES_CHANGED), and the reader decides.
 */
export function useLineTicks(readLines: ReadLines): LineTicks {
  const { ticks, syncedAt } = useDeskMemory();
  const marketNow = useMarketNow();
  const [update] = useTickLinesMutation();
  const { isAuthenticated } = useAuthentication();
  const [isDisconnected, setDisconnected] = useState(false);
  const [isPersisted, setPersisted] = useState(true);
  const [changed, setChanged] = useState<ReadonlyMap<string, ReadonlyMap<string, LineMark>>>(new Map());
  const latest = useRef({ readLines, update, isAuthenticated });
  const busy = useRef(false);
  const isQueued = useRef(false);
  useEffect(() => {
    latest.current = { readLines, update, isAuthenticated };
  });

  const updateTicks = useCallback((change: (before: readonly LineTick[]) => readonly LineTick[]) => {
    setPersisted(saveDeskMemory('ticks', change(readDeskMemory().ticks)));
  }, []);

  const sendBatch = useCallback(async (batch: readonly LineTick[]): Promise<SendResult> => {
    const [first] = batch;
    if (!first) return 'sent';
    let result: SendResult = 'away';
    const data = await latest.current.update({
      variables: {
        lines: batch.map(({ line }) => line),
        status: first.status,
        seen: first.seen,
        ...(first.missing === undefined ? {} : { missing: first.missing, seenMissing: first.seenMissing }),
        ...(first.seenQuantity === undefined
          ? {}
          : { seenQuantities: batch.map(({ seenQuantity = 0 }) => seenQuantity) }),
        ...(first.press && { requestId: first.press }),
        ...(first.undoes && { undoes: first.undoes }),
      },
      onFailure: (_lines, error) => {
        const changed = changedLines(error);
        if (changed) result = changed;
        else if (error instanceof ServerFailure && !hasCode(error, 'UNAUTHENTICATED')) result = 'refused';
      },
    });
    if (data) {
      notifyTaskCountsChanged();
      const { press } = first;
      const changes = data.updateOrderLines.changed;
      if (press)
        setChanged((before) =>
          new Map(before).set(press, new Map([...(before.get(press) ?? []), ...changes.map(lineBefore)])),
        );
    }
    return data ? 'sent' : result;
  }, []);

  /** Applies a call's result; false: it did not get through. */
  const applyResult = useCallback(
    (result: SendResult, batch: readonly LineTick[]): boolean => {
      if (result === 'away') return false;
      if (result === 'sent') updateTicks((before) => withoutSent(before, batch));
      else if (result === 'refused')
        updateTicks((before) => batch.reduce((rest, { line }) => withClosedLine(rest, line), before));
      else updateTicks((before) => withServerState(before, result));
      return true;
    },
    [updateTicks],
  );

  const sendAll = useCallback(
    async (readFirst: boolean): Promise<boolean> => {
      if (readFirst) {
        const now = await latest.current.readLines();
        updateTicks((before) => withServerState(before, now));
      }
      for (let calls = 0; calls < MOST_CALLS; calls += 1) {
        const batch = batchesOf(readDeskMemory().ticks)[0]?.slice(0, MOST_LINES);
        if (!batch) break;
        const result = await sendBatch(batch);
        if (result !== 'refused' || batch.length === 1) {
          if (!applyResult(result, batch)) return false;
          continue;
        }
        // One of them is refused, and all with it: each is sent separately, so that the others are accepted.
        for (const tick of batch) if (!applyResult(await sendBatch([tick]), [tick])) return false;
      }
      return true;
    },
    [updateTicks, sendBatch, applyResult],
  );

  const isDisconnectedRef = useRef(false);
  const send = useCallback(() => {
    if (busy.current) {
      isQueued.current = true;
      return;
    }
    busy.current = true;
    const run = async () => {
      do {
        isQueued.current = false;
        // Without a session, marks would be refused.
        const isReachable = latest.current.isAuthenticated && !isOffline();
        const isSynced = isReachable && (await sendAll(isDisconnectedRef.current).catch(() => false));
        isDisconnectedRef.current = !isSynced;
        if (isSynced) saveDeskMemory('syncedAt', marketNow().toISOString());
      } while (isQueued.current && !isDisconnectedRef.current);
      busy.current = false;
      setDisconnected(isDisconnectedRef.current);
    };
    void run();
  }, [sendAll, marketNow]);

  useEffect(() => {
    // Marks of an earlier visit are compared before they are sent.
    if (readDeskMemory().ticks.length > 0) {
      isDisconnectedRef.current = true;
      send();
    }
    const onOffline = () => {
      isDisconnectedRef.current = true;
      setDisconnected(true);
    };
    window.addEventListener('online', send);
    window.addEventListener('offline', onOffline);
    const timer = setInterval(() => {
      if (isDisconnectedRef.current && !document.hidden) send();
    }, AGAIN_AFTER_MS);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('offline', onOffline);
      clearInterval(timer);
    };
  }, [send]);

  useEffect(() => {
    if (isAuthenticated && isDisconnectedRef.current) send();
  }, [isAuthenticated, send]);

  const mark = useCallback(
    (marks: readonly LineTick[], undoes?: string) => {
      const press = newRequestId();
      updateTicks((before) =>
        marks.reduce<readonly LineTick[]>((all, tick) => withTick(all, { ...tick, press, undoes }), before),
      );
      send();
      return press;
    },
    [updateTicks, send],
  );
  const decide = useCallback(
    (line: string, whose: 'mine' | 'theirs') => {
      updateTicks((before) => withDecision(before, line, whose));
      send();
    },
    [updateTicks, send],
  );
  const changedBy = useCallback((press: string) => changed.get(press) ?? NOTHING, [changed]);
  return {
    ticks,
    changedBy,
    syncedAt,
    isDisconnected: isDisconnected || !isAuthenticated,
    isPersisted,
    mark,
    decide,
    send,
  };
}
