import { configProblems, isLoopback, type Environment } from '../config.ts';
import { settingNames, settingOf, SETTINGS, type CheckName, type Mode, type VariableName } from '../configVariables.ts';
import { EXIT_FAILURE, EXIT_OK } from '../operator/operatorAnswer.ts';
import { resultWithin, startCheck } from '../serviceChecks/limitedCheck.ts';
import { DEFAULT_PORT } from '../serviceChecks/machineChecks.ts';
import type { ServiceWorld, Settings } from '../serviceChecks/serviceCheck.ts';
import { setupText } from '../text/setupTexts.ts';
import { readEnvFile, writeSetting } from './envFile.ts';

const TITLES: Readonly<Record<CheckName, string>> = {
  address: 'Address',
  database: 'Database',
  signIn: 'Sign-in (Auth0)',
  accounts: 'Accounts (Auth0)',
  payment: 'Payment (Stripe)',
  mail: 'Mail',
};
const CHECK_WITHIN_MS = 20_000;

/** A sentence for each problem, with the settings to correct, and for what the operator should know although it works. */
type StepResult = {
  problems: readonly { text: string; settings: readonly VariableName[] }[];
  notes: readonly string[];
};
/** Settings that are asked for and tried together. */
type Step = { title: string; names: VariableName[]; check: CheckName | null };
export type SetupParts = {
  /** Of the settings, such as market.env. */
  file: string;
  /** The process's own environment, whose settings count before the file's. */
  env: Environment;
  /** One line that was typed; null: there are no more. */
  ask: (question: string, options: { isSecret: boolean }) => Promise<string | null>;
  print: (text: string) => void;
  services: ServiceWorld;
  checkWithinMs?: number;
};

/** The steps in the order of the table of settings; a setting without a check of its own is a step. */
const STEPS: readonly Step[] = settingNames
  .filter((name) => name !== 'MARKET_MODE')
  .reduce<Step[]>((steps, name) => {
    const { check = null } = settingOf(name);
    const step = check && steps.find((other) => other.check === check);
    if (step) step.names.push(name);
    else steps.push({ title: check ? TITLES[check] : name, names: [name], check });
    return steps;
  }, []);

const isAsked = (name: VariableName, mode: Mode, values: Environment): boolean => {
  const { required, offered, isForOthers = false } = settingOf(name);
  const { PUBLIC_URL: url } = readable(values);
  if (isForOthers && (url === undefined || isLoopback(new URL(url).hostname))) return false;
  return required?.includes(mode) === true || offered?.includes(mode) === true;
};

/** The settings that are valid by themselves, as the market reads them. */
function readable(values: Environment): Settings {
  const valid = settingNames.flatMap((name) => {
    const value = values[name]?.trim();
    const parsed = value ? SETTINGS[name].kind.safeParse(value) : null;
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(valid) as Settings;
}

/** What is wrong with a step's settings: by themselves and, where they are complete, at their service. */
async function resultOf({ names, check }: Step, values: Environment, parts: SetupParts): Promise<StepResult> {
  const { checkWithinMs = CHECK_WITHIN_MS, services } = parts;
  const problems = configProblems(values)
    .filter(({ name }) => names.includes(name))
    .map(({ name, expected }): StepResult['problems'][number] => {
      const refused = settingOf(name).refused?.includes(values.MARKET_MODE as Mode);
      const state = values[name]?.trim() ? 'is not right' : 'is not set';
      return { text: `${name} ${state}; expected: ${expected}.`, settings: refused ? [] : [name] };
    });
  const isSet = names.some((name) => values[name]?.trim());
  if (problems.length > 0 || check === null || !isSet) return { problems, notes: [] };
  const found = await resultWithin(check, startCheck(check, readable(values), services), checkWithinMs);
  return {
    problems: found.problems.map(({ text, settings }) => ({ text: setupText(text, 'en'), settings })),
    notes: found.notes.map((note) => setupText(note, 'en')),
  };
}

const indented = (text: string) => `    ${text}\n`;

function report({ title }: Pick<Step, 'title'>, { problems, notes }: StepResult, print: SetupParts['print']): void {
  print(`  ${problems.length === 0 ? 'ok     ' : 'missing'} ${title}\n`);
  for (const text of [...problems.map((problem) => problem.text), ...notes]) print(indented(text));
}

/** Whether a step belongs to a market of this mode: one of its settings is asked for, or set. */
const belongs = ({ names }: Step, mode: Mode, values: Environment): boolean =>
  names.some(
    (name) => isAsked(name, mode, values) || (values[name]?.trim() && settingOf(name).refused?.includes(mode)),
  );

/** `setup --check`: tries every setting, and asks nothing. Returns the exit code. */
export async function checkSetup(parts: SetupParts): Promise<number> {
  const values = { ...readEnvFile(parts.file), ...parts.env };
  const mode = readable(values).MARKET_MODE ?? 'demo';
  parts.print(`A ${mode} market, by ${parts.file} and the environment:\n`);
  if (mode === 'demo') {
    parts.print(indented('A demo needs no settings. MARKET_MODE=trial or live is what setup asks for.'));
    return configProblems(values).length === 0 ? EXIT_OK : EXIT_FAILURE;
  }
  let code = EXIT_OK;
  for (const step of STEPS.filter((one) => belongs(one, mode, values))) {
    const result = await resultOf(step, values, parts);
    report(step, result, parts.print);
    if (result.problems.length > 0) code = EXIT_FAILURE;
  }
  const others = configProblems(values).filter(
    ({ name }) => !STEPS.some((step) => step.names.includes(name) && belongs(step, mode, values)),
  );
  for (const { name, expected } of others) parts.print(indented(`${name} is not right; expected: ${expected}.`));
  return others.length > 0 ? EXIT_FAILURE : code;
}

/** The input ended: what was answered so far is in the file. */
class StoppedError extends Error {
  override name = 'StoppedError';
}

/**
 * Asks for one setting until the answer has its form; an empty answer keeps what is there. Returns whether it changed. The value
 * of a secret is never printed.
 */
async function askFor(name: VariableName, values: Environment, { ask, print, file }: SetupParts): Promise<boolean> {
  const { about, kind, isSecret = false } = settingOf(name);
  const current = values[name]?.trim();
  const shownValue = current ? ` [${isSecret ? 'set; Enter keeps it' : current}]` : '';
  print(`\n  ${about}.\n`);
  for (;;) {
    const answer = await ask(`  ${name}${shownValue}: `, { isSecret });
    if (answer === null) throw new StoppedError();
    const value = answer.trim();
    if (value === '' || value === current) return false;
    const parsed = kind.safeParse(value);
    if (parsed.success) {
      values[name] = value;
      writeSetting(file, name, value);
      return true;
    }
    print(indented(`That is not ${parsed.error.issues[0]?.message ?? 'valid'}.`));
  }
}

/** An address of this machine says the market's port, unless that is set already. */
function takePort(values: Environment, { print, file }: SetupParts): void {
  const { PUBLIC_URL: url } = readable(values);
  if (url === undefined || values.PORT?.trim()) return;
  const { hostname, port } = new URL(url);
  if (!isLoopback(hostname) || port === '' || Number(port) === DEFAULT_PORT) return;
  values.PORT = port;
  writeSetting(file, 'PORT', port);
  print(indented(`PORT is ${port}, as in that address.`));
}

/** Asks for what a step lacks until it is right, or its problem stays as it is. */
async function completeStep(step: Step, mode: Mode, values: Environment, parts: SetupParts): Promise<boolean> {
  const { env, print } = parts;
  const isFixed = (name: VariableName) => env[name] !== undefined;
  print(`\n${step.title}\n`);
  for (const name of step.names)
    if (isAsked(name, mode, values) && !values[name]?.trim() && !isFixed(name)) await askFor(name, values, parts);
  if (step.names.includes('PORT')) takePort(values, parts);
  for (;;) {
    const result = await resultOf(step, values, parts);
    report(step, result, print);
    if (result.problems.length === 0) return true;
    let isChanged = false;
    for (const name of new Set(result.problems.flatMap(({ settings }) => settings)))
      if (isFixed(name)) print(indented(`${name} is set in the environment, which counts before ${parts.file}.`));
      else isChanged = (await askFor(name, values, parts)) || isChanged;
    if (!isChanged) return false;
  }
}

async function askMode(values: Environment, parts: SetupParts): Promise<Mode> {
  const mode = readable(values).MARKET_MODE;
  if (mode === 'trial' || mode === 'live') return mode;
  while (values.MARKET_MODE !== 'trial' && values.MARKET_MODE !== 'live') {
    if (parts.env.MARKET_MODE !== undefined)
      throw new Error('MARKET_MODE is set in the environment: to trial or live.');
    values.MARKET_MODE = '';
    if (!(await askFor('MARKET_MODE', values, parts))) parts.print(indented('Write trial or live.'));
  }
  return values.MARKET_MODE;
}

const NEXT = `
Next, in this folder:
  npm run market -- import DIR         your market's name and catalogue (docs/catalogue-files.md)
  npm start
  npm run market -- create-staff EMAIL    who opens the desk (docs/operations.md, Staff)
`;

/** `setup`: asks in order for what is missing or does not work, and writes it to the file. Returns the exit code. */
export async function setupMarket(parts: SetupParts): Promise<number> {
  const { file, print } = parts;
  const values: Environment = { ...readEnvFile(file), ...parts.env };
  print(`Settings are written to ${file}. Enter keeps what is there, or leaves it empty; Ctrl-C stops.\n`);
  try {
    const mode = await askMode(values, parts);
    const open: string[] = [];
    for (const step of STEPS.filter((one) => belongs(one, mode, values)))
      if (!(await completeStep(step, mode, values, parts))) open.push(step.title);
    if (open.length === 0) print(`\nEverything works.\n${NEXT}`);
    else print(`\nStill open: ${open.join(', ')}. Run setup again when you have it; what works is not asked again.\n`);
    return open.length === 0 ? EXIT_OK : EXIT_FAILURE;
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    print(`\nStopped. What you answered is in ${file}.\n`);
    return EXIT_FAILURE;
  }
}
