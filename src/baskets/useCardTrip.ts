import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCardPage } from '../cards/useCardPage.ts';
import { CARD_RETURN, useCardReturn } from '../cards/useCardReturn.ts';

/** The card page leads back with this in the address's query when it was left without a card. */
const WITHOUT_CARD = 'sans-carte';
/** Stands for the id of a former card where there was none. */
const NO_FORMER = '0';

/**
 * come: the other card is there. late: the provider's message is still awaited after half a minute. left: the customer
 * came back without one.
 */
export type CardTrip = {
  state: 'idle' | 'waiting' | 'come' | 'late' | 'left';
  /** From the press until the browser has left, or the refusal is known. */
  busy: boolean;
  open: () => void;
};

/**
 * The way to the page where a card is left, and back to this very address (F-144). card: the id of what is on file now, by
 * which the return tells another card from the one before.
 */
export function useCardTrip(card: string | null): CardTrip {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const [former] = useState(() => params.get(CARD_RETURN));
  const [left, setLeft] = useState(() => params.has(WITHOUT_CARD));
  const [come, setCome] = useState(false);
  const isOther = former !== null && card !== null && card !== former;
  const { waiting, late } = useCardReturn(isOther, () => setCome(true));
  const { busy, open } = useCardPage();

  const marked = params.has(WITHOUT_CARD);
  useEffect(() => {
    if (!marked) return;
    const unmark = (now: URLSearchParams) => {
      now.delete(WITHOUT_CARD);
      return now;
    };
    setParams(unmark, { replace: true, preventScrollReset: true });
  }, [marked, setParams]);

  const leave = useCallback(() => {
    const back = (mark: string, value: string) => {
      const query = new URLSearchParams(params);
      query.set(mark, value);
      return `${pathname}?${query}`;
    };
    setLeft(false);
    void open({ success: back(CARD_RETURN, card ?? NO_FORMER), cancel: back(WITHOUT_CARD, '1') });
  }, [card, open, params, pathname]);

  const state = waiting ? 'waiting' : late ? 'late' : come ? 'come' : left ? 'left' : 'idle';
  return { state, busy, open: leave };
}
