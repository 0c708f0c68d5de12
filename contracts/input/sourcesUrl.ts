type Variables = Readonly<Record<string, string | undefined>>;
type Git = (...args: string[]) => string;

/** The web address of the repository that `origin` is: git@host:owner/name.git, ssh:// or https://. Null for any other. */
function webAddressOf(remote: string): string | null {
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|[\w.-]+@)([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  return host === undefined || path === undefined ? null : `https://${host}/${path}`;
}

/**
 * The web address of the storefront's sources at a commit, which paths are appended to: from the variables of GitHub or GitLab,
 * else from git's remote. commit: default the one that CI or git has checked out. Null if it is not known.
 */
export function sourcesUrlOf(env: Variables, git: Git, commit?: string): string | null {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, CI_PROJECT_URL, CI_COMMIT_SHA } = env;
  const at = commit ?? (GITHUB_SHA || CI_COMMIT_SHA || git('rev-parse', 'HEAD'));
  if (!at) return null;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY) return `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${at}/`;
  if (CI_PROJECT_URL) return `${CI_PROJECT_URL}/-/blob/${at}/`;
  const repository = webAddressOf(git('remote', 'get-url', 'origin'));
  if (repository === null) return null;
  return `${repository}/${repository.startsWith('https://gitlab.') ? '-/' : ''}blob/${at}/`;
}
