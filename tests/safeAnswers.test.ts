import { expect, it } from 'vitest';
import { code, isTest, textOf } from './support/sourceFiles.ts';

/** Dialogs whose first control changes nothing anyway. */
const WITHOUT_QUESTION = [
  // A mail to read comes first.
  'src/desk/accounting/StatementSending.tsx',
  // "Understood", and "Stay".
  'src/notices/ExpressDialog.tsx',
];

/** The dialogs of a text; each with its own controls alone. */
const dialogsIn = (text: string): string[] => text.match(/<Dialog\s[^]*?(?:<\/Dialog>|\/>\n)/g) ?? [];
/** A dialog that acts by a press on one of its buttons, and asks for nothing to be filled in before that. */
const isQuestion = (dialog: string): boolean =>
  /<Button\s/.test(dialog) && !/<form\s|Field|<\w+Form\s|<Options\s/.test(dialog);

it('lets every question open on the answer that leaves all as it is (ADR 196)', () => {
  const screens = code.filter((file) => /^src\/.*\.tsx$/.test(file) && !isTest(file));
  const questions = screens.flatMap((file) =>
    dialogsIn(textOf(file)).flatMap((dialog) => (isQuestion(dialog) ? [{ file, dialog }] : [])),
  );
  expect(questions.length).toBeGreaterThan(12);
  const unsafe = questions.filter(({ dialog }) => !dialog.includes('<SafeAnswer')).map(({ file }) => file);
  expect(unsafe).toEqual(WITHOUT_QUESTION);
});
