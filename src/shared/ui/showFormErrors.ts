import { flushSync } from 'react-dom';

/**
 * Shows a form's errors and focuses the first invalid field, if any, scrolling it into view. mark: sets the state that
 * the fields are rendered from.
 */
export function showFormErrors(form: HTMLFormElement, mark: () => void): void {
  flushSync(mark);
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
