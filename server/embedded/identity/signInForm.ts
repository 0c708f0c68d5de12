import { isEmail } from '#rules/contactDetails.ts';
import { plainEmail } from './accounts.ts';
import type { FieldErrors } from './identityField.ts';
import { judgePassword } from './passwordRules.ts';
import type { SignInMode } from './signInPages.ts';

const EMAIL_MAX_LENGTH = 254;
/** Above the maximum of any password: longer input is truncated, and the rule rejects it. */
const PASSWORD_READ_LENGTH = 1000;

export type SignInInput = { email: string; password: string; newsletter: boolean };

/** The form's input; the email address is normalised. */
export function readSignInForm(body: string): SignInInput {
  const form = new URLSearchParams(body);
  return {
    email: plainEmail(form.get('email') ?? '').slice(0, EMAIL_MAX_LENGTH + 1),
    password: (form.get('password') ?? '').slice(0, PASSWORD_READ_LENGTH),
    newsletter: form.get('newsletter') === 'yes',
  };
}

/** Errors that are found without looking up any account. */
export function signInErrors(mode: SignInMode, { email, password }: SignInInput): FieldErrors {
  const errors: FieldErrors = {};
  if (email === '') errors.email = 'error.emailMissing';
  else if (!isEmail(email)) errors.email = 'error.emailBad';
  if (mode === 'login' && password === '') errors.password = 'error.passwordMissing';
  if (mode === 'signup') {
    const fault = judgePassword(password, email);
    if (fault) errors.password = `error.password.${fault}`;
  }
  return errors;
}
