import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCardPage } from '../cards/useCardPage.ts';
import { CARD_RETURN, useCardReturn, useMark } from '../cards/useCardReturn.ts';

/** The query parameter with which the card page returns if no card was stored. */
const WITHOUT_CARD = 'sans-carte';
/** Replaces the id of a former card if there was none. */
const NO_FORMER = '0';

/**
 * come: the new card has arrived. late: the provider's message is still missing after half a minute. left: the customer
 * returned without a card.
 */
export type CardTrip = {
  state: 'idle' | 'waiting' | 'come' | 'late' | 'left';
  /** From the press until navigation, or a refusal. */
  busy: boolean;
  open: () => void;
};

/**
 * Leads to the page where a card is stored, and back to this address (F-144). card: the id of the current card, to
 * recognise a new one on return.
 */
export function useCardTrip(card: string | null): CardTrip {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [former] = useState(() => params.get(CARD_RETURN));
  const [left, setLeft] = useState(useMark(WITHOUT_CARD));
  const [come, setCome] = useState(false);
  const isOther = former !== null && card !== null && card !== former;
  const { waiting, late } = useCardReturn(isOther, () => setCome(true));
  const { busy, open } = useCardPage();

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
