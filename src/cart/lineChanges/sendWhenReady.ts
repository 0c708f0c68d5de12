import { afterPaint } from '../../shared/browser/afterPaint.ts';
import { retryUntilLoaded } from '../../shared/browser/retryLater.ts';
import { addPendingUnits, type LineRef } from './lineStore.ts';

type Options<Code> = {
  /** Loads the sending code, synchronously if it is there. */
  load: () => Code | Promise<Code>;
  /** The code does not load: the press is stored, and retried. */
  onWait: () => void;
  /** by: the units; 0 if they are among the line's stored ones. */
  send: (code: Code, by: number) => void;
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
  send(code, isStored ? 0 : by);
}
