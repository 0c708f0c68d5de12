import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { CARD_RETURN } from '#rules/addresses.ts';
import { useCardPage } from './useCardPage.ts';
import { useCardReturn, useMark } from './useCardReturn.ts';

/** The query parameter with which the card page returns if no card was stored. */
const WITHOUT_CARD = 'sans-carte';
/** The id of the current card if there is none. */
const NO_CARD = '0';

/**
 * come: the new card has arrived. late: the provider's message is still missing after half a minute. left: the customer
 * returned without a card.
 */
export type CardSetup = {
  state: 'idle' | 'waiting' | 'come' | 'late' | 'left';
  /** From the press until navigation, or a refusal. */
  busy: boolean;
  open: () => void;
  /** Whether the new card also pays the membership, and its tick (E72); null: there is no tick. */
  membership: { checked: boolean; onChange: (checked: boolean) => void } | null;
};

/**
 * What the new card is to the membership. asks: a tick, for somebody whose membership renews. pays: it is for the
 * membership, as the button says. none: nothing.
 */
type ForMembership = 'asks' | 'pays' | 'none';

/**
 * Leads to the page where a card is stored, and back to this address (F-144). card: the id of the current card, to
 * recognise a new one on return.
 */
export function useCardSetup(card: string | null, membership: ForMembership): CardSetup {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [previousCard] = useState(() => params.get(CARD_RETURN));
  const [hasCancelled, setHasCancelled] = useState(useMark(WITHOUT_CARD));
  const [hasArrived, setHasArrived] = useState(false);
  const isNewCard = previousCard !== null && card !== null && card !== previousCard;
  const { waiting, late } = useCardReturn(isNewCard, () => setHasArrived(true));
  const { busy, open } = useCardPage();
  const [isTicked, setIsTicked] = useState(false);

  const openCardPage = () => {
    const returnPath = (mark: string, value: string) => {
      const query = new URLSearchParams(params);
      query.set(mark, value);
      return `${pathname}?${query}`;
    };
    setHasCancelled(false);
    void open({
      success: returnPath(CARD_RETURN, card ?? NO_CARD),
      cancel: returnPath(WITHOUT_CARD, '1'),
      paysMembership: membership === 'pays' || (membership === 'asks' && isTicked),
    });
  };

  const state = waiting ? 'waiting' : late ? 'late' : hasArrived ? 'come' : hasCancelled ? 'left' : 'idle';
  return {
    state,
    busy,
    open: openCardPage,
    membership: membership === 'asks' ? { checked: isTicked, onChange: setIsTicked } : null,
  };
}
