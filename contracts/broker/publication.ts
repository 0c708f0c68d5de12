import { UnusableError } from '../command/unusable.ts';

/** What a broker keeps a contract, or a verification, under: the version, a commit, on a branch; the page of the run, if there is one. */
export type Publication = { version: string; branch: string; buildUrl: string | null };
export type Variables = Readonly<Record<string, string | undefined>>;

/** The page of the run: on GitHub put together, on GitLab as it is given. */
function buildUrlOf({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_JOB_URL }: Variables): string | null {
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID)
    return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  return CI_JOB_URL || null;
}

/**
 * Reads version and branch from what was given, the variables of GitHub's or GitLab's CI, else of the repository (`git` answers a command's
 * text; empty where it fails). Throws UnusableError where one of them cannot be known.
 */
export function publicationOf(
  env: Variables,
  git: (...args: string[]) => string,
  given: { version?: string | undefined; branch?: string | undefined } = {},
): Publication {
  const version = given.version || env.GITHUB_SHA || env.CI_COMMIT_SHA || git('rev-parse', 'HEAD');
  const named = given.branch || env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || env.CI_COMMIT_REF_NAME;
  const branch = named || git('branch', '--show-current');
  if (!version) throw new UnusableError('There is no commit: say which with GITHUB_SHA or CI_COMMIT_SHA.');
  if (!branch)
    throw new UnusableError('No branch is checked out: say which with GITHUB_REF_NAME or CI_COMMIT_REF_NAME.');
  return { version, branch, buildUrl: buildUrlOf(env) };
}

/** The address of the broker. Throws UnusableError without one. */
export function brokerOf({ PACT_BROKER_BASE_URL }: Variables): string {
  if (!PACT_BROKER_BASE_URL)
    throw new UnusableError('PACT_BROKER_BASE_URL is not set: it says which broker is told (contracts/README.md).');
  if (!/^https?:\/\/./.test(PACT_BROKER_BASE_URL) || !URL.canParse(PACT_BROKER_BASE_URL))
    throw new UnusableError(`PACT_BROKER_BASE_URL: ${PACT_BROKER_BASE_URL} is no http address.`);
  return PACT_BROKER_BASE_URL;
}
