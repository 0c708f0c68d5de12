import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

type Environment = Record<string, string>;
type Step = { name?: string; if?: string; env?: Environment; run?: string; uses?: string; with?: Environment };
type Job = { if?: string; env?: Environment; permissions?: Environment; steps: Step[] };
export type Workflow = { env?: Environment; permissions?: Environment; jobs: Record<string, Job> };

/** A file of a workflow, as GitHub reads it. */
export const readWorkflow = (file: string): Workflow => parse(readFileSync(file, 'utf8')) as Workflow;

/** What `${{ }}` can name, beside the status of the steps before. */
type Contexts = { github: Environment; vars: Environment; secrets: Environment };
export type Runner = Contexts & {
  /** The working copy that steps run in. */
  repository: string;
  /** RUNNER_TEMP, and where fake programs are put. */
  temp: string;
  /** Programs that stand at the edge, by name: a shell script each. */
  programs: Record<string, string>;
  env: Environment;
};
/** What came of a step. action: what `uses` names, which is not run. */
export type RanStep = { name: string; action: string | null; code: number | null; out: string };

/** Variables that steps must not inherit: those of CI, of npm and of the test runner. */
const NOT_INHERITED = /^(GITHUB|CI$|CI_|RUNNER_|PACT_BROKER|GITLAB|npm_|NPM_|NODE_ENV$|VITEST)/;
const inherited = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name))) as Environment;

/** Puts programs that stand at the edge of a test into a folder for PATH. */
function writePrograms(temp: string, programs: Record<string, string>): string {
  const folder = path.join(temp, 'programs');
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

/** Process groups of what was run, with the servers that it has left running. */
const groups: number[] = [];

async function runScript(script: string, cwd: string, env: Environment): Promise<{ code: number | null; out: string }> {
  // A file, which is complete when the script ends: a pipe stays open with a server that lives on.
  const output = path.join(mkdtempSync(path.join(os.tmpdir(), 'etal-step-')), 'output');
  const file = openSync(output, 'a');
  const child = spawn('bash', ['-e', '-c', script], { cwd, env, detached: true, stdio: ['ignore', file, file] });
  groups.push(child.pid ?? 0);
  const [code] = (await once(child, 'exit')) as [number | null];
  closeSync(file);
  const out = readFileSync(output, 'utf8');
  rmSync(path.dirname(output), { recursive: true });
  return { code, out };
}

function endGroup(group: number): void {
  try {
    process.kill(-group);
  } catch {
    // All of it has ended.
  }
}

/**
 * Runs a job of a workflow as GitHub does: conditions, expressions, the variables of workflow, job and step, `bash -e`, what
 * a step adds to $GITHUB_PATH. Steps that use an action are only told.
 */
export async function runJob(workflow: Workflow, jobName: string, runner: Runner): Promise<RanStep[]> {
  const { repository, temp, programs, github, vars, secrets, env } = runner;
  const job = workflow.jobs[jobName];
  if (!job) throw new Error(`The workflow has no job ${jobName}.`);
  const folder = writePrograms(temp, programs);
  const [pathFile, summaryFile] = [path.join(temp, 'github-path'), path.join(temp, 'job-summary')];
  writeFileSync(pathFile, '');
  let hasFailed = false;
  // What is not set is '', as on GitHub.
  const filled = (values: Environment) => new Proxy(values, { get: (from, name) => from[String(name)] ?? '' });
  const evaluated = (expression: string): unknown =>
    runInNewContext(expression.replaceAll(/([=!])=/g, '$1=='), {
      github: filled(github),
      vars: filled(vars),
      secrets: filled(secrets),
      always: () => true,
      failure: () => hasFailed,
      hashFiles: (name: string) => (existsSync(path.join(repository, name)) ? 'hash' : ''),
    });
  const text = (value: string) =>
    String(value).replaceAll(/\$\{\{ ?(.+?) ?\}\}/g, (_, expression: string) => String(evaluated(expression)));
  const texts = (values: Environment = {}) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, text(value)]));

  // Of what GitHub tells, only the token is not a variable of each step.
  const contextValues = Object.entries(github).filter(([key]) => key !== 'token');
  const ran: RanStep[] = [];
  for (const step of job.steps) {
    const isAsked = step.if === undefined ? !hasFailed : /\b(always|failure)\(/.test(step.if) || !hasFailed;
    if (!isAsked || (step.if !== undefined && !evaluated(step.if))) continue;
    const name = step.name ?? step.uses ?? step.run ?? '';
    if (step.run === undefined) {
      ran.push({ name, action: step.uses ?? null, code: null, out: JSON.stringify(texts(step.with)) });
      continue;
    }
    const added = readFileSync(pathFile, 'utf8').split('\n').filter(Boolean).toReversed();
    const { code, out } = await runScript(text(step.run), repository, {
      ...inherited(),
      ...Object.fromEntries(contextValues.map(([key, value]) => [`GITHUB_${key.toUpperCase()}`, value])),
      GITHUB_ACTIONS: 'true',
      GITHUB_PATH: pathFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      GITHUB_WORKSPACE: repository,
      RUNNER_TEMP: temp,
      ...texts(workflow.env),
      ...texts(job.env),
      ...texts(step.env),
      ...env,
      PATH: [...added, folder, process.env.PATH].join(path.delimiter),
    });
    ran.push({ name, action: null, code, out });
    if (code !== 0) hasFailed = true;
  }
  for (const group of groups.splice(0)) endGroup(group);
  return ran;
}

/** Runs a job of GitLab: what it does before, and its script, as one shell. Answers its exit code and output. */
export async function runGitlabJob(
  file: string,
  jobName: string,
  { repository, temp, programs, env }: Pick<Runner, 'repository' | 'temp' | 'programs' | 'env'>,
): Promise<{ code: number | null; out: string }> {
  type GitlabJob = { before_script?: string[]; script: string[] };
  const { variables, ...jobs } = parse(readFileSync(file, 'utf8'), { merge: true }) as Record<string, GitlabJob> & {
    variables: Environment;
  };
  const job = jobs[jobName];
  if (!job) throw new Error(`${file} has no job ${jobName}.`);
  const script = [...(job.before_script ?? []), ...job.script].join('\n');
  const ended = await runScript(script, repository, {
    ...inherited(),
    CI_PROJECT_DIR: repository,
    ...variables,
    ...env,
    PATH: [writePrograms(temp, programs), process.env.PATH].join(path.delimiter),
  });
  for (const group of groups.splice(0)) endGroup(group);
  return ended;
}
