type Control = HTMLElement & Pick<HTMLInputElement, 'name' | 'type' | 'checked' | 'defaultChecked' | 'value'>;
/**
 * What a visitor wants of a control: a press of a button (true), a switch or radio on or off, a field's value. name: by which one that
 * replaces the control is found.
 */
type StoredInput = { value: boolean | string; name: string };

/** What the head's script leaves to the page's code, which would otherwise bring the same again. */
type EarlyInput = {
  /** In the order in which they were made. */
  inputs: Map<Control, StoredInput>;
  currentControl: (control: Control, input: StoredInput) => Control | undefined;
  controlOf: (event: Event) => Control | null;
  mark: (control: Control, isPending: boolean) => void;
  forget: (control: Control) => boolean;
  add: (control: Control, isPress: boolean) => void;
};

declare global {
  interface Window {
    /** What was pressed and entered before hydration; null from then on. */
    __PRESSED__?: EarlyInput | null;
  }
}

const EVENTS = ['click', 'input', 'change'];
/** What does nothing without React. The browser itself sends other forms, follows links and opens details. */
const PRESSABLE = 'button[type=button],form:not([action],[method]) [type=submit],[type=checkbox],[type=radio]';
const FIELDS = 'input:not([type=checkbox],[type=radio]),select,textarea';

/** The control that an event presses, or the field that it changes. */
const controlOf = ({ target, type }: Event): Control | null =>
  target instanceof Element ? target.closest<Control>(type === 'click' ? PRESSABLE : FIELDS) : null;

const nameOf = (control: Control): string =>
  control.getAttribute('aria-label') ?? ((control as Partial<HTMLInputElement>).labels?.[0] ?? control).textContent;

/** The control itself, or the one that replaced it: of the same kind and name, and the same option of a choice. */
function currentControl(control: Control, { value, name }: StoredInput): Control | undefined {
  if (control.isConnected) return control;
  const { localName, type, value: option } = control;
  return [...document.querySelectorAll<Control>(localName)].find(
    (other) =>
      name !== '' &&
      nameOf(other) === name &&
      other.type === type &&
      (typeof value === 'string' || other.value === option),
  );
}

/** Shows that a press waits (base.css). What is around a choice or a list draws it; typed text is visible anyway. */
function mark(control: Control, isPending: boolean): void {
  if (!control.matches(`select,${PRESSABLE}`)) return;
  const drawn = control.localName === 'button' ? control : control.parentElement;
  drawn?.toggleAttribute('data-pressed', isPending);
}

/**
 * Stores what a visitor presses and enters until the page is hydrated, and marks what is pressed, because a visitor who sees no
 * reaction for seconds leaves. React, which may hydrate at that moment, does not receive it. A switch or radio keeps its state
 * meanwhile, since nothing has changed yet. A button counts once, a field with its last value, a choice with its last press: a
 * switch that is pressed twice stays as it is. It runs in the page's head (headScript.ts), before any other code has loaded.
 */
export function captureEarlyInput(): void {
  const inputs: EarlyInput['inputs'] = new Map();
  const forget = (control: Control) => {
    mark(control, false);
    return inputs.delete(control);
  };
  const add = (control: Control, isPress: boolean) => {
    const { type, name, value, defaultChecked } = control;
    if (type === 'radio') for (const other of inputs.keys()) if (other.name === name) forget(other);
    if (type === 'radio' ? defaultChecked : type === 'checkbox' && forget(control)) return;
    inputs.set(control, { value: isPress ? type !== 'checkbox' || !defaultChecked : value, name: nameOf(control) });
    mark(control, true);
  };
  window.__PRESSED__ = { inputs, currentControl, controlOf, mark, forget, add };
  const capture = (event: Event) => {
    const control = window.__PRESSED__ && controlOf(event);
    if (!control) return;
    const isPress = event.type === 'click';
    event.stopPropagation();
    if (isPress) event.preventDefault();
    add(control, isPress);
  };
  for (const type of EVENTS) window.addEventListener(type, capture, true);
}

/** ms until an input is repeated on a part that is not hydrated: the first time, and at most. */
const FIRST_WAIT = 50;
const MAX_WAIT = 1000;

/** React keeps what a hydrated element does in a property of this name. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Whether an event reaches its control. React stops one on its way to a part that it cannot hydrate yet, and drops it. Between
 * the hydration of what is around a part and its own, it lets one pass to a control that does nothing yet. What it drops is not
 * done: a choice shows what the server rendered. prepare: called when React has hydrated for the event, before it handles it.
 */
function watch(control: Control, type: string, prepare?: () => void): () => boolean {
  let hasArrived = false;
  const onEvent = () => {
    hasArrived = control.isConnected && isHydrated(control);
    prepare?.();
  };
  control.addEventListener(type, onEvent, true);
  return () => {
    control.removeEventListener(type, onEvent, true);
    if (!hasArrived)
      for (const one of [control, ...document.getElementsByName(control.name)] as Control[])
        one.checked = one.defaultChecked;
    return hasArrived;
  };
}

let isReplaying = false;

/** Repeats what the visitor did; returns whether React received it. A busy switch ignores presses. */
function repeat(
  control: Control & { _valueTracker?: { setValue: (value: string) => void } },
  value: StoredInput['value'],
): boolean {
  if (control.checked === value) return isHydrated(control);
  if (control.matches('[role=switch][aria-disabled=true]')) return false;
  const isPress = typeof value === 'boolean';
  const hasArrived = watch(control, isPress ? 'click' : 'change', () => {
    if (isPress) return;
    // React resets a list when it hydrates it, and ignores the change to a text that a field had then.
    control.value = value;
    control._valueTracker?.setValue(`${value} `);
  });
  isReplaying = true;
  if (isPress) control.click();
  else control.dispatchEvent(new Event('change', { bubbles: true }));
  isReplaying = false;
  return hasArrived();
}

/**
 * Repeats after hydration what was stored, until React receives it or its control is gone: each in a task of its own, since what one
 * changes is what the next one acts on. From then on it does so for all that React drops because its part is not hydrated yet.
 */
export function replayEarlyInput(): void {
  const early = window.__PRESSED__;
  if (!early) return;
  window.__PRESSED__ = null;
  const { inputs } = early;
  const fulfil = (pressed: Control, wait = FIRST_WAIT): void => {
    const input = inputs.get(pressed);
    if (!input) return;
    const control = early.currentControl(pressed, input);
    early.forget(pressed);
    if (!control || repeat(control, input.value)) return;
    inputs.set(control, input);
    early.mark(control, true);
    setTimeout(fulfil, wait, control, Math.min(2 * wait, MAX_WAIT));
  };
  const retry = (event: Event) => {
    const control = isReplaying ? null : early.controlOf(event);
    if (!control) return;
    const isPress = event.type === 'click';
    const hasArrived = watch(control, event.type);
    setTimeout(() => {
      const isPending = inputs.has(control);
      if (!hasArrived()) early.add(control, isPress);
      // React has the newer value.
      else if (!isPress) early.forget(control);
      if (!isPending) fulfil(control);
    });
  };
  for (const type of EVENTS) window.addEventListener(type, retry, true);
  for (const control of inputs.keys()) setTimeout(fulfil, 0, control);
}
