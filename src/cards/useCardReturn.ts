import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { askCard } from './askCard.ts';

/** The query parameter with which the card page returns. */
export const CARD_RETURN = 'carte';

const FIRST_MS = 1000;
/** The provider's message is rarely later than this: 1 + 2 + 4 + 8 + 16 s. */
const MOST_ASKED = 5;

/**
 * After the return from the card page: polls for the card, with growing pauses, until the provider's message has
 * arrived. `onCard` is called then, `late` is true once polling stops; the parameter is removed from the address either
 * way.
 */
export function useCardReturn(known: boolean, onCard: () => void): { waiting: boolean; late: boolean } {
  const environment = useRelayEnvironment();
  const [params, setParams] = useSearchParams();
  const marked = params.has(CARD_RETURN);
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'come' | 'late'>(marked ? 'waiting' : 'idle');
  if (phase === 'waiting' && known) setPhase('come');
  const call = useRef(onCard);
  useEffect(() => void (call.current = onCard));
  useEffect(() => {
    if (phase === 'come') call.current();
  }, [phase]);

  useEffect(() => {
    if (!marked) return;
    const unmark = (now: URLSearchParams) => {
      now.delete(CARD_RETURN);
      return now;
    };
    setParams(unmark, { replace: true, preventScrollReset: true });
  }, [marked, setParams]);

  const waiting = phase === 'waiting';
  useEffect(() => {
    if (!waiting) return;
    let asked = 0;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      if (stopped) return;
      if (asked === MOST_ASKED) return setPhase('late');
      timer = setTimeout(() => void askCard(environment).then(plan), FIRST_MS * 2 ** asked);
      asked += 1;
    };
    plan();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [environment, waiting]);

  return { waiting, late: phase === 'late' };
}
