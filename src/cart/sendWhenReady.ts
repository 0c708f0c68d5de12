import type { Cents } from '#rules/money.ts';
import { afterPaint } from '../shared/browser/afterPaint.ts';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';
import { addPendingUnits, takePendingChange, type LineRef } from './pendingChanges.ts';

type Options<Code> = {
  /** Loads the sending code, synchronously if it is there. */
  load: () => Code | Promise<Code>;
  /** The code does not load: the press is stored, and retried. */
  onWait: () => void;
  /** by: the units, with other stored presses of the line; 0 if they were already sent. seenPrice: as in LineRef. */
  send: (code: Code, change: { by: number; seenPrice: Cents }) => void;
};

/**
 * Sends a press of a stepper once it is painted and the code that sends it has loaded. A page that is left before that,
 * or whose code does not load, stores it for the next one.
 */
export async function sendWhenReady<Code>(
  line: LineRef,
  by: number,
  { load, onWait, send }: Options<Code>,
): Promise<void> {
  let isStored = false;
  const store = () => {
    if (!isStored) addPendingUnits(line, by);
    isStored = true;
  };
  const mayRecover = () => {
    if (!isStored) onWait();
    store();
    return true;
  };
  window.addEventListener('pagehide', store);
  if (line.place === 'shelf') await afterPaint();
  const code = await retryUntilLoaded(async () => load(), mayRecover);
  window.removeEventListener('pagehide', store);
  const stored = isStored ? takePendingChange(line.variantId) : null;
  send(code, {
    by: isStored ? (stored?.waiting ?? 0) : by,
    seenPrice: stored?.seenPrice ?? line.seenPrice,
  });
}
