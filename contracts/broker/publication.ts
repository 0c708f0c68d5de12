import { UnusableError } from '../input/unusable.ts';

/**
 * What a contract or a verification is published under: the version (a commit), its branch, and the URL of the CI run
 * if there is one.
 */
export type Publication = { version: string; branch: string; buildUrl: string | null };
export type Variables = Readonly<Record<string, string | undefined>>;

/** The URL of the CI run: composed on GitHub, read from a variable on GitLab. */
function buildUrlOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL }: Variables): string | null {
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL || null;
}

/**
 * Reads version and branch from the arguments, else from the variables of GitHub's or GitLab's CI, else from the
 * repository (`git` returns a command's output; empty if it fails). Throws UnusableError if one of them cannot be
 * determined.
 */
export function publicationOf(
  env: Variables,
  git: (...args: string[]) => string,
  options: { version?: string | undefined; branch?: string | undefined } = {},
): Publication {
  const version = options.version || env.GITHUB_SHA || env.CI_COMMIT_SHA || git('rev-parse', 'HEAD');
  const configuredBranch = options.branch || env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || env.CI_COMMIT_REF_NAME;
  const branch = configuredBranch || git('branch', '--show-current');
  if (!version) throw new UnusableError('There is no commit: say which with GITHUB_SHA or CI_COMMIT_SHA.');
  if (!branch)
    throw new UnusableError('No branch is checked out: say which with GITHUB_REF_NAME or CI_COMMIT_REF_NAME.');
  return { version, branch, buildUrl: buildUrlOf(env) };
}

/** The broker's URL. Throws UnusableError if none is configured. */
export function brokerOf({ PACT_BROKER_BASE_URL }: Variables): string {
  if (!PACT_BROKER_BASE_URL)
    throw new UnusableError('PACT_BROKER_BASE_URL is not set: it says which broker is told (contracts/README.md).');
  if (!/^https?:\/\/./.test(PACT_BROKER_BASE_URL) || !URL.canParse(PACT_BROKER_BASE_URL))
    throw new UnusableError(`PACT_BROKER_BASE_URL: ${PACT_BROKER_BASE_URL} is no http address.`);
  return PACT_BROKER_BASE_URL;
}
