/** Within this time, in ms, and this distance, in CSS pixels, a press counts as a double press. */
const DOUBLE_CLICK_MS = 1000;
const DOUBLE_CLICK_PX = 16;

/** What was pressed, and when. `at` in ms; `control` null: nothing interactive. */
export type Click = {
  at: number;
  x: number;
  y: number;
  /** False: by a key, whose only place is the focused control. */
  byPointer: boolean;
  control: object | null;
  /** The control's text and state when it was pressed. */
  label: string;
};

/**
 * Whether a press is an accidental second one: at the same place, within a second, and on another control, or on one
 * that has changed meanwhile. The same unchanged control may be pressed as fast as one likes.
 */
export function isAccidental(last: Click | null, click: Click): boolean {
  if (!last?.control || !click.control || click.at - last.at > DOUBLE_CLICK_MS) return false;
  const isSame = last.control === click.control;
  if (isSame && last.label === click.label) return false;
  if (!click.byPointer || !last.byPointer) return isSame && click.byPointer === last.byPointer;
  return Math.hypot(click.x - last.x, click.y - last.y) <= DOUBLE_CLICK_PX;
}

const CONTROLS = 'button, a, label, input, select, summary';
const GUARDED = '[data-one-press]';

function clickOf(event: MouseEvent): Click {
  const element = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  // A label also presses its field: the two count as one.
  const control = element?.closest('label') ?? element;
  const label = control && `${control.getAttribute('aria-label') ?? control.textContent}${control.ariaPressed ?? ''}`;
  const { timeStamp: at, clientX: x, clientY: y, detail } = event;
  return { at, x, y, byPointer: detail > 0, control, label: label ?? '' };
}

/**
 * Blocks accidental second presses where an element is marked `data-one-press`: at the desk, in a dialog, which opens
 * under the finger, and around buttons that are replaced by others. Call it before any other listener is added to the
 * window.
 */
export function blockAccidentalClicks(): void {
  let last: (Click & { isGuarded: boolean }) | null = null;
  window.addEventListener(
    'click',
    (event) => {
      // Scripted presses are intended, and a label's click is repeated as its field's.
      if (!event.isTrusted) return;
      const click = clickOf(event);
      const isGuarded = event.target instanceof Element && event.target.closest(GUARDED) !== null;
      if ((isGuarded || last?.isGuarded) && isAccidental(last, click)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        // Continued pressing extends the block.
        if (last) last.at = click.at;
        return;
      }
      last = { ...click, isGuarded };
    },
    true,
  );
}
