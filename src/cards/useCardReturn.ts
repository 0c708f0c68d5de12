import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { CARD_RETURN } from '#rules/addresses.ts';
import { usePolling } from '../shared/relay/usePolling.ts';
import { refreshCard } from './refreshCard.ts';

const FIRST_MS = 1000;
/** The provider's message is rarely later than this: 1 + 2 + 4 + 8 + 16 s. */
const MAX_POLLS = 5;

/** Whether the address has a mark of the card page, which is then removed from it. */
export function useMark(name: string): boolean {
  const [params, setParams] = useSearchParams();
  const hasMark = params.has(name);
  useEffect(() => {
    if (!hasMark) return;
    const removeMark = (current: URLSearchParams) => {
      current.delete(name);
      return current;
    };
    setParams(removeMark, { replace: true, preventScrollReset: true });
  }, [hasMark, name, setParams]);
  return hasMark;
}

/**
 * After the return from the card page: polls for the card, with growing pauses, until the provider's message has
 * arrived. `onCard` is called then, `late` is true once polling stops; the parameter is removed from the address either
 * way.
 */
export function useCardReturn(hasArrived: boolean, onCard: () => void): { waiting: boolean; late: boolean } {
  const environment = useRelayEnvironment();
  const hasMark = useMark(CARD_RETURN);
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'come' | 'late'>(hasMark ? 'waiting' : 'idle');
  if (phase === 'waiting' && hasArrived) setPhase('come');
  const notify = useEffectEvent(onCard);
  useEffect(() => {
    if (phase === 'come') notify();
  }, [phase]);

  const waiting = phase === 'waiting';
  usePolling(waiting, {
    poll: () => refreshCard(environment),
    pause(turn) {
      if (turn < MAX_POLLS) return FIRST_MS * 2 ** turn;
      setPhase('late');
      return null;
    },
  });

  return { waiting, late: phase === 'late' };
}
