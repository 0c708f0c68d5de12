import { useEffect, useState } from 'react';
import { useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { Environment } from 'relay-runtime';
import { environmentContext, releaseLater } from './route.ts';

/**
 * Loader data of a page that shows at once what is cached of its object, such as what the pressed card showed. record: the
 * object; complete: the page's own data.
 */
export type Preview<Key> = { record: Key; complete: Promise<unknown> };

export const isPreview = <Key, T extends object>(data: Preview<Key> | T): data is Preview<Key> => 'complete' in data;

/** Resolves after what is cached has resolved. */
const nextTask = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, 0, null));

/**
 * The same loader, but if its data are not cached and `find` returns a cached record of the page's object, it resolves at once
 * with a preview, and the data load meanwhile.
 */
export const withPreview =
  <T, Key>(
    load: (args: LoaderFunctionArgs) => Promise<T>,
    find: (environment: Environment, params: LoaderFunctionArgs['params']) => Key | null,
  ) =>
  async (args: LoaderFunctionArgs): Promise<T | Preview<Key>> => {
    const complete = load(args);
    // Until the document's own page has hydrated, it is what the server rendered.
    if (import.meta.env.SSR || window.__PRESSED__) return complete;
    const cached = await Promise.race([complete, nextTask()]);
    const record = cached === null ? find(args.context.get(environmentContext), args.params) : null;
    if (record === null) return complete;
    complete.then(releaseLater, () => undefined);
    return { record, complete };
  };

/** Replaces a preview by its page once that has loaded. Throws if it fails, for the page's ErrorBoundary. */
export function useCompletion(complete: Promise<unknown> | null): void {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    let isLeft = false;
    const run = () => void (isLeft || revalidate());
    // A redirect, or a page that does not exist: the data are cached now, and the loader says so.
    complete?.then(run, (error: unknown) => void (error instanceof Error ? isLeft || setFailure(error) : run()));
    return () => void (isLeft = true);
  }, [complete, revalidate]);
  if (failure) throw failure;
}
