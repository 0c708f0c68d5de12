import { readFileSync } from 'node:fs';
import { UnusableError } from '../input/unusable.ts';
import { callServer, networkReason } from '../provider/serverCall.ts';

type Variables = Readonly<Record<string, string | undefined>>;
/** A comment as both services list it. */
type Comment = { id: number; body: string };
/** The comments of one pull or merge request. paths: of all, and of one. update: the method that replaces one. */
type Conversation = {
  all: string;
  one: (id: number) => string;
  update: 'PATCH' | 'PUT';
  headers: Record<string, string>;
};

/** Begins a comment of ours, so that the next run finds it: readers do not see it. */
const MARK = '<!-- etal-contracts -->';
const PER_PAGE = 100;
const MAX_PAGES = 20;
/** GitHub takes 65,536 characters. */
const MAX_LENGTH = 60_000;
const ANSWER_WITHIN_MS = 15_000;

/** The number of the pull request that a workflow of GitHub runs for; null: it runs for none. */
function numberOf({ GITHUB_EVENT_PATH, GITHUB_REF = '' }: Variables): number | null {
  const [, ofRef] = /^refs\/pull\/(\d+)\//.exec(GITHUB_REF) ?? [];
  if (ofRef !== undefined) return Number(ofRef);
  try {
    const event = JSON.parse(readFileSync(GITHUB_EVENT_PATH ?? '', 'utf8')) as { pull_request?: { number?: number } };
    return event.pull_request?.number ?? null;
  } catch {
    return null;
  }
}

/** Throws UnusableError where there is a pull request, and no key to write to it; null: there is none. */
function conversationOf(env: Variables): Conversation | null {
  const { GITHUB_REPOSITORY, GITHUB_TOKEN, GITLAB_TOKEN, CI_API_V4_URL, CI_PROJECT_ID, CI_MERGE_REQUEST_IID } = env;
  if (CI_API_V4_URL && CI_MERGE_REQUEST_IID) {
    if (!GITLAB_TOKEN)
      throw new UnusableError('--comment needs GITLAB_TOKEN, a token of the project with the scope api');
    const all = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`;
    return { all, one: (id) => `${all}/${id}`, update: 'PUT', headers: { 'private-token': GITLAB_TOKEN } };
  }
  const number = GITHUB_REPOSITORY ? numberOf(env) : null;
  if (number === null) return null;
  if (!GITHUB_TOKEN) throw new UnusableError('--comment needs GITHUB_TOKEN, with the permission pull-requests: write');
  const issues = `${env.GITHUB_API_URL || 'https://api.github.com'}/repos/${GITHUB_REPOSITORY}/issues`;
  return {
    all: `${issues}/${number}/comments`,
    one: (id) => `${issues}/comments/${id}`,
    update: 'PATCH',
    headers: { authorization: `Bearer ${GITHUB_TOKEN}`, accept: 'application/vnd.github+json' },
  };
}

async function call({ headers }: Conversation, method: string, url: string, body?: object): Promise<unknown> {
  const { status, text } = await callServer(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'etal-contracts' },
    body: body === undefined ? '' : JSON.stringify(body),
    withinMs: ANSWER_WITHIN_MS,
  }).catch((error: unknown) => {
    throw new UnusableError(`${new URL(url).origin} does not answer (${networkReason(error)})`);
  });
  if (status >= 300)
    throw new UnusableError(
      `${method} ${new URL(url).pathname} ends with status ${status}${status === 403 ? ': may the token write to it?' : ''}`,
    );
  return JSON.parse(text);
}

async function ownComment(conversation: Conversation): Promise<Comment | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const list = await call(conversation, 'GET', `${conversation.all}?per_page=${PER_PAGE}&page=${page}`);
    const comments = Array.isArray(list) ? (list as Comment[]) : [];
    const existing = comments.find(({ body }) => typeof body === 'string' && body.startsWith(MARK));
    if (existing) return existing;
    if (comments.length < PER_PAGE) return null;
  }
  return null;
}

/**
 * Writes a report (Markdown) into the pull request of GitHub, or the merge request of GitLab, that CI runs for: one
 * comment, which each run replaces. A first one is only written where the report has something to say (`isNews`). Answers
 * what was done. Throws UnusableError, with the reason as part of a sentence and no key in it.
 */
export async function commentOnPullRequest(
  env: Variables,
  report: string,
  isNews: boolean,
): Promise<'written' | 'updated' | 'unchanged' | 'not for a pull request'> {
  const conversation = conversationOf(env);
  if (!conversation) return 'not for a pull request';
  const fullText = `${MARK}\n${report}`;
  const body = fullText.length > MAX_LENGTH ? `${fullText.slice(0, MAX_LENGTH)}\n...\n` : fullText;
  const existing = await ownComment(conversation);
  if (existing?.body.trim() === body.trim() || (!existing && !isNews)) return 'unchanged';
  await (existing
    ? call(conversation, conversation.update, conversation.one(existing.id), { body })
    : call(conversation, 'POST', conversation.all, { body }));
  return existing ? 'updated' : 'written';
}
