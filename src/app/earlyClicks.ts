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
const LONGEST_WAIT = 1000;

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent;

/** The button itself, or the one that replaced it. */
function present(button: HTMLElement): HTMLElement | undefined {
  if (button.isConnected) return button;
  const name = nameOf(button);
  const others = [...document.querySelectorAll<HTMLElement>('button[type=button]')];
  return name === '' ? undefined : others.find((other) => nameOf(other) === name);
}

/** Whether a click reaches its button. React stops one on its way to a part that it cannot hydrate yet, and drops it. */
function watchArrival(button: HTMLElement): () => boolean {
  let arrived = false;
  const arrive = () => void (arrived = true);
  button.addEventListener('click', arrive, true);
  return () => {
    button.removeEventListener('click', arrive, true);
    return arrived;
  };
}

/** Buttons whose press waits for hydration. */
const waiting = new Set<HTMLElement>();
let isPressing = false;

function press(pressed: HTMLElement, wait = FIRST_WAIT): void {
  const button = present(pressed);
  waiting.delete(pressed);
  delete pressed.dataset['pressed'];
  if (!button) return;
  const hasArrived = watchArrival(button);
  isPressing = true;
  button.click();
  isPressing = false;
  if (hasArrived()) return;
  waiting.add(button);
  button.dataset['pressed'] = '';
  setTimeout(press, wait, button, Math.min(2 * wait, LONGEST_WAIT));
}

/** Repeats presses that React dropped because their part is not hydrated yet. */
function keepLatePresses(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (isPressing || !(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button[type=button]');
      if (!button) return;
      const hasArrived = watchArrival(button);
      setTimeout(() => {
        if (hasArrived() || waiting.has(button)) return;
        press(button);
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
  keepLatePresses();
  for (const button of pressed) press(button);
}
