import { useEffect, useState } from 'react';
import { addRegion } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Message = { text: string; turn: number };

/**
 * The live region of `announce` and `announceError`. One in the layout; dialogs and drawers have their own. Each
 * announcement is a new node, so that repeated words are announced again; an error leaves polite ones.
 */
export const LiveRegion = () => {
  const [polite, setPolite] = useState<Message>({ text: '', turn: 0 });
  const [urgent, setUrgent] = useState<Message>({ text: '', turn: 0 });
  useEffect(
    () =>
      addRegion(({ text, urgent: isUrgent }) =>
        (isUrgent ? setUrgent : setPolite)(({ turn }) => ({ text, turn: turn + 1 })),
      ),
    [],
  );
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <span key={polite.turn}>{polite.text}</span>
      </span>
      <span role="alert">{urgent.text && <span key={urgent.turn}>{urgent.text}</span>}</span>
    </VisuallyHidden>
  );
};
