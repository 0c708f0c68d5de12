import { flushSync } from 'react-dom';

/**
 * Draws what a form refuses and leads to the first such field, if any: the keyboard goes on there, and it is in view.
 * mark: sets the state that the fields are drawn from.
 */
export function showRefused(form: HTMLFormElement, mark: () => void): void {
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
