import { useEffect, useState } from 'react';
import { addRegion } from './announce.ts';
import type { Announcement } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Said = Announcement & { turn: number };

/**
 * Where `announce` and `announceError` are heard. One in the layout; dialogs and drawers carry their own.
 * Each announcement is a new node, so that the same words twice are said twice.
 */
export const LiveRegion = () => {
  const [said, setSaid] = useState<Said>({ text: '', urgent: false, turn: 0 });
  useEffect(() => addRegion((next) => setSaid((last) => ({ ...next, turn: last.turn + 1 }))), []);
  const words = <span key={said.turn}>{said.text}</span>;
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {!said.urgent && words}
      </span>
      <span role="alert">{said.urgent && words}</span>
    </VisuallyHidden>
  );
};
