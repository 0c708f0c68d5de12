import { useState } from 'react';
import { showFormErrors } from '../../shared/ui/showFormErrors.ts';
import { usePersistedInput } from '../../shared/ui/usePersistedState.ts';

/**
 * The text fields of a dialog: input that outlives a login, and the errors of invalid fields once submitting was tried.
 * name: of the stored input, unique on a page. `validate` returns the errors in the reader's language.
 */
export function useDialogFields<Field extends string>(
  name: string,
  initial: Readonly<Record<Field, string>>,
  validate: (values: Readonly<Record<Field, string>>) => Partial<Record<Field, string | false>>,
) {
  const [values, setValues] = usePersistedInput(name, initial);
  const [tried, setTried] = useState(false);
  const errors = validate(values);
  const write = (change: Partial<Record<Field, string>>) => setValues({ ...values, ...change });
  return {
    values,
    errors,
    write,
    /** The props of a text field. */
    field: (field: Field) => ({
      value: values[field],
      error: (tried && errors[field]) || undefined,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
    }),
    /** Marks invalid fields, and focuses the first. True: all are valid. */
    trySubmit: (form: HTMLFormElement): boolean => {
      showFormErrors(form, () => setTried(true));
      return Object.values(errors).every((error) => !error);
    },
  };
}
