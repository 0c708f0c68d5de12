/** A place on the screen, in CSS pixels of the window. */
export type Place = { x: number; y: number };

/** What this close to a press counts as the same place, in CSS pixels: a finger does not hit the same pixel twice. */
const SAME_PLACE_PX = 16;

const isSamePlace = (one: Place, other: Place): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE_PX;

const CONTROLS = 'button, a, label, input, select, textarea, summary';

/** The control at an element. A label is its field: the press of one is dispatched to both. */
export function controlOf(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target.closest(CONTROLS) : null;
  return (element instanceof HTMLLabelElement ? element.control : null) ?? element;
}

type Press = Place & { control: Element };
type Guard = {
  /** Whether the press of a control passes: false for one that has taken the place of the last control pressed. */
  press: (control: Element | null, place: Place) => boolean;
  /** The pointer is here, or something else is used (null): once it has left the last press, everything passes. */
  move: (place: Place | null) => void;
};

/**
 * A control that takes another one's place under the finger does nothing until the pointer has left that place. A
 * control is its element: React keeps the element of a toggle, and a step that does something else has a key of its own.
 */
export function createPressGuard(onHold: (control: Element | null) => void): Guard {
  let last: Press | null = null;
  return {
    press(control, place) {
      if (!control) return true;
      if (last && last.control !== control && isSamePlace(last, place)) {
        onHold(control);
        return false;
      }
      last = { ...place, control };
      return true;
    },
    move(place) {
      if (!last || (place && isSamePlace(last, place))) return;
      last = null;
      onHold(null);
    },
  };
}

/** Applies the guard to this window. Call it before any other listener is added to the window. */
export function blockAccidentalClicks(): void {
  let held: HTMLElement | null = null;
  // A held control is drawn as such (base.css), so that its reader does something else first.
  const guard = createPressGuard((control) => {
    delete held?.dataset['held'];
    held = control instanceof HTMLElement ? control : null;
    if (held) held.dataset['held'] = '';
  });
  /** A key that is held down presses what has focus again and again. */
  let keyControl: Element | null = null;
  let isKeyRepeating = false;
  const placeOf = ({ clientX: x, clientY: y }: MouseEvent): Place => ({ x, y });
  const passive = { capture: true, passive: true };
  for (const type of ['pointermove', 'pointerdown'] as const)
    window.addEventListener(type, (event) => guard.move(placeOf(event)), passive);
  for (const type of ['wheel', 'pointercancel', 'popstate'] as const)
    window.addEventListener(type, () => guard.move(null), passive);
  window.addEventListener(
    'keydown',
    ({ repeat }) => {
      guard.move(null);
      isKeyRepeating = repeat;
      if (!repeat) keyControl = controlOf(document.activeElement);
    },
    passive,
  );
  window.addEventListener(
    'click',
    (event) => {
      // Scripted presses are intended.
      if (!event.isTrusted) return;
      const control = controlOf(event.target);
      // A click without a pointer comes from a key.
      const passes =
        event.detail > 0 ? guard.press(control, placeOf(event)) : !isKeyRepeating || control === keyControl;
      if (passes) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
