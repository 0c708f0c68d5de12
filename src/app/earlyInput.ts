declare global {
  interface Window {
    /** The buttons pressed before hydration, in order; null from then on. */
    __PRESSED__?: Set<HTMLElement> | null;
  }
}

/**
 * Stores presses of the server's buttons until the page is hydrated, and marks each button as pressed (base.css),
 * because a visitor who sees no reaction for seconds leaves. React, which may hydrate at that moment, does not receive
 * them: each press counts once. It runs in the page's head (headScript.ts), before any other code has loaded.
 */
export function captureEarlyClicks(): void {
  const pressed = (window.__PRESSED__ = new Set<HTMLElement>());
  window.addEventListener(
    'click',
    (event) => {
      if (!window.__PRESSED__ || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button[type=button]');
      if (!button) return;
      event.stopPropagation();
      pressed.add(button);
      button.dataset['pressed'] = '';
    },
    true,
  );
}

/** ms until a press is repeated on a part that is not hydrated: the first time, and at most. */
const FIRST_WAIT = 50;
const MAX_WAIT = 1000;

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

/** The button itself, or the one that replaced it. */
function currentButton(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const name = nameOf(button);
  const others = [...document.querySelectorAll<HTMLElement>('button[type=button]')];
  return name === '' ? undefined : others.find((other) => nameOf(other) === name);
}

/** React keeps what a hydrated element does in a property of this name. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/**
 * Whether a click reaches its button. React stops one on its way to a part that it cannot hydrate yet, and drops it. Between
 * the hydration of what is around a part and its own, it lets one pass to a button that does nothing yet.
 */
function watchClick(button: HTMLElement): () => boolean {
  let hasArrived = false;
  const onClick = () => void (hasArrived = button.isConnected && isHydrated(button));
  button.addEventListener('click', onClick, true);
  return () => {
    button.removeEventListener('click', onClick, true);
    return hasArrived;
  };
}

/** Buttons whose press waits for hydration. */
const pendingButtons = new Set<HTMLElement>();
let isReplaying = false;

function click(pressed: HTMLElement, wait = FIRST_WAIT): void {
  const button = currentButton(pressed);
  pendingButtons.delete(pressed);
  delete pressed.dataset['pressed'];
  if (!button) return;
  const hasArrived = watchClick(button);
  isReplaying = true;
  button.click();
  isReplaying = false;
  if (hasArrived()) return;
  pendingButtons.add(button);
  button.dataset['pressed'] = '';
  setTimeout(click, wait, button, Math.min(2 * wait, MAX_WAIT));
}

/** Repeats presses that React dropped because their part is not hydrated yet. */
function retryDroppedClicks(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isReplaying || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button[type=button]');
      if (!button) return;
      const hasArrived = watchClick(button);
      setTimeout(() => {
        if (hasArrived() || pendingButtons.has(button)) return;
        click(button);
      });
    },
    true,
  );
}

/** Replays stored clicks after hydration, once per button, since visitors who see no reaction click again. */
export function replayEarlyClicks(): void {
  const pressed = window.__PRESSED__;
  if (!pressed) return;
  window.__PRESSED__ = null;
  retryDroppedClicks();
  for (const button of pressed) click(button);
}
