/** Within this time, in ms, and this distance, in CSS pixels, a press is the second one of the same hand. */
const AGAIN_MS = 1000;
const AGAIN_PX = 16;

/** What was pressed, and when. `at` in ms; `control` null: nothing that does anything. */
export type Press = {
  at: number;
  x: number;
  y: number;
  /** False: by a key, which has no place but the control that has the focus. */
  byPointer: boolean;
  control: object | null;
  /** What the control said and was when it was pressed. */
  words: string;
};

/**
 * Whether a press is the second one of a hand that meant the first: at its place, in the same second, and on something else,
 * or on a control that has become something else meanwhile. The same control, unchanged, may be pressed as fast as one likes.
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
  // A label presses its field, too: the two are one.
  const control = own?.closest('label') ?? own;
  const words = control && `${control.getAttribute('aria-label') ?? control.textContent}${control.ariaPressed ?? ''}`;
  const { timeStamp: at, clientX: x, clientY: y, detail } = event;
  return { at, x, y, byPointer: detail > 0, control, words: words ?? '' };
}

/**
 * Lets no second press of a hand do a second thing where an element is marked `data-one-press`: at the desk, in a dialog,
 * which comes up under the finger that asked for it, and around buttons that give way to others. To be called before anything else listens to the window.
 */
export function refuseStrayPresses(): void {
  let last: (Press & { isGuarded: boolean }) | null = null;
  window.addEventListener(
    'click',
    (event) => {
      // What a script presses is pressed for a reason, and a label's click comes as its field's once more.
      if (!event.isTrusted) return;
      const press = pressOf(event);
      const isGuarded = event.target instanceof Element && event.target.closest(GUARDED) !== null;
      if ((isGuarded || last?.isGuarded) && isStray(last, press)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        // A hand that goes on and on is still the same one.
        if (last) last.at = press.at;
        return;
      }
      last = { ...press, isGuarded };
    },
    true,
  );
}
