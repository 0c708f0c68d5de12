import { afterPaint } from '../shared/browser/afterPaint.ts';
import { retryUntilLoaded } from '../shared/browser/retryLater.ts';
import { keepMore, takePress, type PressedLine } from './keptPresses.ts';

type Sending<Code> = {
  /** The code that sends, at once when it is there. */
  bring: () => Code | Promise<Code>;
  /** The code does not come: the press is kept, and tried again. */
  onWait: () => void;
  /** units: with those of other presses that were kept for the line; 0 when they were sent already. */
  send: (code: Code, units: number) => void;
};

/**
 * Sends a press of a stepper once it is painted and the code that sends it is there. A page that is left before that, or
 * whose code does not come, keeps it for the next one.
 */
export async function sendWhenReady<Code>(
  line: PressedLine,
  by: number,
  { bring, onWait, send }: Sending<Code>,
): Promise<void> {
  let isKept = false;
  const keep = () => {
    if (!isKept) keepMore(line, by);
    isKept = true;
  };
  const load = async () => bring();
  const mayRecover = () => {
    if (!isKept) onWait();
    keep();
    return true;
  };
  window.addEventListener('pagehide', keep);
  if (line.place === 'shelf') await afterPaint();
  const code = await retryUntilLoaded(load, mayRecover);
  window.removeEventListener('pagehide', keep);
  send(code, isKept ? (takePress(line.variantId)?.waiting ?? 0) : by);
}
