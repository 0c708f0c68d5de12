/** Within this time, in ms, and this distance, in CSS pixels, a press counts as a double press. */
const AGAIN_MS = 1000;
const AGAIN_PX = 16;

/** What was pressed, and when. `at` in ms; `control` null: nothing interactive. */
export type Press = {
  at: number;
  x: number;
  y: number;
  /** False: by a key, whose only place is the focused control. */
  byPointer: boolean;
  control: object | null;
  /** The control's text and state when it was pressed. */
  words: string;
};

/**
 * Whether a press is an accidental second one: at the same place, within a second, and on another control, or on one
 * that has changed meanwhile. The same unchanged control may be pressed as fast as one likes.
 */
export function isStray(last: Press | null, press: Press): boolean {
  if (!last?.control || !press.control || press.at - last.at > AGAIN_MS) return false;
  const isSame = last.control === press.control;
  if (isSame && last.words === press.words) return false;
  if (!press.byPointer || !last.byPointer) return isSame && press.byPointer === last.byPointer;
  return Math.hypot(press.x - last.x, press.y - last.y) <= AGAIN_PX;
}

const CONTROLS = 'button, a, label, input, select, summary';
const GUARDED = '[data-one-press]';

function pressOf(event: MouseEvent): Press {
  const own = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  // A label also presses its field: the two count as one.
  const control = own?.closest('label') ?? own;
  const words = control && `${control.getAttribute('aria-label') ?? control.textContent}${control.ariaPressed ?? ''}`;
  const { timeStamp: at, clientX: x, clientY: y, detail } = event;
  return { at, x, y, byPointer: detail > 0, control, words: words ?? '' };
}

/**
 * Blocks accidental second presses where an element is marked `data-one-press`: at the desk, in a dialog, which opens
 * under the finger, and around buttons that are replaced by others. Call it before any other listener is added to the
 * window.
 */
export function refuseStrayPresses(): void {
  let last: (Press & { isGuarded: boolean }) | null = null;
  window.addEventListener(
    'click',
    (event) => {
      // Scripted presses are intended, and a label's click is repeated as its field's.
      if (!event.isTrusted) return;
      const press = pressOf(event);
      const isGuarded = event.target instanceof Element && event.target.closest(GUARDED) !== null;
      if ((isGuarded || last?.isGuarded) && isStray(last, press)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        // Continued pressing extends the block.
        if (last) last.at = press.at;
        return;
      }
      last = { ...press, isGuarded };
    },
    true,
  );
}
