import fs from 'node:fs';
import type { Locale } from '#rules/constants.ts';
import type { Subscriber } from '../account/accountService.ts';
import { fileProblem } from '../backup/backupFormat.ts';
import { writeCsv } from '../catalogueFiles/csvText.ts';
import type { Services } from '../services.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { subscribersArguments } from './fileArguments.ts';
import { EXIT_OK, type OperatorAnswer } from './operatorAnswer.ts';

const COLUMNS = ['email', 'firstName', 'lastName', 'language', 'at', 'source'] as const;

/** The subscribers as a CSV file in that language. A spreadsheet shows its cells unchanged. */
export function subscribersCsv(subscribers: readonly Subscriber[], locale: Locale): string {
  const translate = serverTranslator(locale);
  const rows = subscribers.map(({ email, firstName, lastName, locale: language, at, source }) => [
    email,
    firstName ?? '',
    lastName ?? '',
    language,
    at.toISOString(),
    translate(`subscribers.${source}`),
  ]);
  return writeCsv([COLUMNS.map((name) => translate(`subscribers.${name}`)), ...rows]);
}

/** `export subscribers`: a new file, readable by its owner only. Throws a sentence when it cannot be written. */
export async function exportSubscribers(
  { account }: Pick<Services, 'account'>,
  args: string[],
): Promise<OperatorAnswer> {
  const { file, locale } = subscribersArguments(args);
  const subscribers = await account.subscribers();
  try {
    fs.writeFileSync(file, subscribersCsv(subscribers, locale), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new Error(`There is a file ${file} already: an export replaces none.`, { cause: error });
    throw fileProblem(error, `${file} could not be written`);
  }
  return { text: `${subscribers.length} subscribers are in ${file}. They are personal data.`, exitCode: EXIT_OK };
}
