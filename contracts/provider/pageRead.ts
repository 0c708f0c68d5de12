import { ANSWER_WITHIN_MS, callServer, networkReason } from './serverCall.ts';

/** The state that the verifier sets up itself: a page of a list was read, and its cursor is known. */
export const PAGE_READ = 'a page was read';

/** The most pages of one list that are read. */
const MOST_PAGES = 1000;

/** Params of the state, as the consumer writes them (contracts/provider-states.md). */
type PageReadParams = {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
  locale: string;
  /** Where the connection is in the answer's data. */
  connection: string;
  /** The variable that takes the cursor of the operation's next page. */
  after: string;
  page: 'first' | 'last';
  /** The page belongs to a customer: it is requested with the token of the earlier states. */
  bearer?: true;
};
type PageInfo = { hasNextPage: boolean; endCursor: string | null };

function at(value: unknown, place: string): unknown {
  return place
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

type PageRequest = { url: string; params: PageReadParams; token: string | undefined };

async function pageInfoOf({ url, params, token }: PageRequest, cursor: string | null): Promise<PageInfo> {
  const { operationName, query, variables, locale, connection, after, bearer } = params;
  if (bearer && token === undefined) throw new Error('no state has answered a token');
  const body = JSON.stringify({ operationName, variables: { ...variables, [after]: cursor }, query });
  const authorization: Record<string, string> = bearer ? { authorization: `Bearer ${token ?? ''}` } : {};
  const headers = { 'content-type': 'application/json', 'accept-language': locale, ...authorization };
  const { status, text } = await callServer(`${url}/graphql`, {
    method: 'POST',
    headers,
    body,
    withinMs: ANSWER_WITHIN_MS,
  });
  const info = at(JSON.parse(text), `data.${connection}.pageInfo`) as PageInfo | null | undefined;
  if (typeof info?.hasNextPage !== 'boolean') throw new Error(`status ${status}, ${text.slice(0, 200)}`);
  return info;
}

/**
 * Reads a page of a list as the storefront would, and returns the cursor after which the interaction continues: the
 * page's end, or with `page: last` the end of the last page but one. `token`: returned by an earlier state. Throws one
 * sentence if there is none.
 */
export async function readPage(
  url: string,
  stateParams: Record<string, unknown>,
  token?: string,
): Promise<{ cursor: string }> {
  const params = stateParams as PageReadParams;
  const what = `The page "${params.connection}" of ${params.operationName} could not be read at ${url}`;
  try {
    let cursor: string | null = null;
    for (let count = 0; count < MOST_PAGES; count += 1) {
      const { hasNextPage, endCursor } = await pageInfoOf({ url, params, token }, cursor);
      if (params.page === 'last' && !hasNextPage) {
        if (cursor === null) throw new Error('the list has one page only');
        return { cursor };
      }
      if (endCursor === null) throw new Error('the page is empty');
      if (params.page === 'first') return { cursor: endCursor };
      cursor = endCursor;
    }
    throw new Error(`the list does not end within ${MOST_PAGES} pages`);
  } catch (error) {
    throw new Error(`${what}: ${networkReason(error)}.`, { cause: error });
  }
}
