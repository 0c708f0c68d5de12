/** Leads to a form's first field that is drawn as refused: the keyboard goes on there, and it is in view. */
export const focusRefused = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
