import type { PreloadedQuery } from 'react-relay';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { localeOfPath } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { listingQuery, readListing } from '#rules/productListing.ts';
import { hasCode } from '../shared/relay/failure.ts';
import { readCachedQuery } from '../shared/relay/readCachedQuery.ts';
import { environmentContext } from '../shared/relay/route.ts';
import type { AddressParams, WithTwin } from '../shared/routing/twinParams.ts';

type Load<T> = (args: LoaderFunctionArgs) => Promise<T | Response>;
export type TwinData<Q extends OperationType> = WithTwin & { page: PreloadedQuery<Q> };

/** The same loader for a list: an invalid page (`after` of another list) starts over. */
export const restartOnBadCursor =
  <T>(load: Load<T>): Load<T> =>
  (args) =>
    load(args).catch((error: unknown) => {
      const { pathname, searchParams } = new URL(args.request.url);
      if (!searchParams.has('after') || !hasCode(error, 'BAD_CURSOR')) throw error;
      return redirect(pathname + listingQuery(readListing(searchParams)));
    });

/** The same loader with the address of the page in the other language, from its data. */
export const withTwin =
  <Q extends OperationType>(
    query: GraphQLTaggedNode,
    load: Load<PreloadedQuery<Q>>,
    twinOf: (data: Q['response'], other: Locale, params: AddressParams) => AddressParams,
  ): Load<TwinData<Q>> =>
  async (args) => {
    const page = await load(args);
    if (page instanceof Response) return page;
    const data = readCachedQuery<Q>(args.context.get(environmentContext), query, page);
    const other = localeOfPath(new URL(args.request.url).pathname) === 'fr' ? 'en' : 'fr';
    return { page, twin: twinOf(data, other, args.params) };
  };
