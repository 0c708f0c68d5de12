import { loadQuery, type PreloadedQuery } from 'react-relay';
import { createContext, data as answer, type DataRouter, type LoaderFunctionArgs } from 'react-router';
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';

/** The Relay environment of this page (browser) or of this request (server), for loaders. */
export const environmentContext = createContext<Environment>();

/** Whether the page's HTML is for its visitor alone, so that a loader may load their data on the server. */
export const ownPageContext = createContext(false);

/** How long the data of a left page stay: it is still on screen while the next one commits. */
const RELEASE_AFTER_MS = 10_000;

type Params = LoaderFunctionArgs['params'];
type HtmlOptions<Q extends OperationType> = {
  variables?: (params: Params, request: Request, environment: Environment) => Q['variables'];
  /** True if the data mean that the page does not exist: status 404 and the not-found page. */
  isMissing?: (data: Q['response'], params: Params) => boolean;
  /** A redirect to the canonical address of the same object, or null. */
  redirectTo?: (data: Q['response'], params: Params, request: Request) => Response | null;
};

/**
 * A loader of data that are in the HTML: public ones, and on a page of one visitor theirs. It resolves when the data have arrived, so that address and page
 * change together; on the server they are then in the HTML. Throws 404 if the page does not exist, and network errors.
 */
export function htmlLoader<Q extends OperationType>(query: GraphQLTaggedNode, options: HtmlOptions<Q> = {}) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<PreloadedQuery<Q> | Response> => {
    const environment = context.get(environmentContext);
    const variables: Q['variables'] = options.variables?.(params, request, environment) ?? {};
    const reference = loadQuery<Q>(environment, query, variables, { fetchPolicy: 'store-or-network' });
    request.signal.addEventListener('abort', () => reference.dispose());
    await reference.source?.toPromise();
    const { fragment } = createOperationDescriptor(getRequest(query), variables);
    const data = environment.lookup(fragment).data as Q['response'];
    const redirect = options.redirectTo?.(data, params, request);
    if (redirect || options.isMissing?.(data, params)) reference.dispose();
    if (redirect) return redirect;
    if (options.isMissing?.(data, params)) throw answer(null, { status: 404 });
    return reference;
  };
}

/**
 * A loader of personal data: nothing on the server (public HTML is the same for all), and in the browser a query that
 * loads while the placeholder shows.
 */
export function browserLoader<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: (params: Params, request: Request) => Q['variables'] = () => ({}),
) {
  return ({ context, params, request }: LoaderFunctionArgs): PreloadedQuery<Q> | null =>
    import.meta.env.SSR
      ? null
      : loadQuery<Q>(context.get(environmentContext), query, variables(params, request), {
          fetchPolicy: 'store-and-network',
        });
}

type Disposable = { dispose: () => void };
const isDisposable = (value: unknown): value is Disposable =>
  typeof value === 'object' && value !== null && 'dispose' in value && typeof value.dispose === 'function';

function referencesOf(loaderData: Record<string, unknown>): Set<Disposable> {
  const values = Object.values(loaderData).flatMap((value) =>
    typeof value === 'object' && value !== null && !isDisposable(value) ? Object.values(value) : [value],
  );
  return new Set(values.filter(isDisposable));
}

/** Releases the data of a loader's result once its page has had time to retain them. */
export function releaseLater(loaderData: unknown): void {
  for (const reference of referencesOf({ loaderData })) setTimeout(() => reference.dispose(), RELEASE_AFTER_MS);
}

/** Releases the data of each route once the router has left it. */
export function disposeLeftQueries(router: DataRouter): void {
  let current = referencesOf(router.state.loaderData);
  router.subscribe(({ loaderData }) => {
    const next = referencesOf(loaderData);
    for (const reference of current) if (!next.has(reference)) setTimeout(() => reference.dispose(), RELEASE_AFTER_MS);
    current = next;
  });
}
