import { useEffect, useState } from 'react';
import { addRegion } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Said = { text: string; turn: number };

/**
 * Where `announce` and `announceError` are heard. One in the layout; dialogs and drawers carry their own.
 * Each announcement is a new node, so that the same words twice are said twice; an error leaves what was said politely.
 */
export const LiveRegion = () => {
  const [polite, setPolite] = useState<Said>({ text: '', turn: 0 });
  const [urgent, setUrgent] = useState<Said>({ text: '', turn: 0 });
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
