import { loadQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import SiteNoticeQueryNode, { type SiteNoticeQuery } from '../../__generated__/relay/SiteNoticeQuery.graphql.ts';
import { SiteNotice } from './SiteNotice.tsx';

/** Fetches the notice. Resolves with its component; null if it did not load. */
export async function openNotice(environment: Environment) {
  const reference = loadQuery<SiteNoticeQuery>(
    environment,
    SiteNoticeQueryNode,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  try {
    await reference.source?.toPromise();
    return { Notice: SiteNotice, reference };
  } catch {
    reference.dispose();
    return null;
  }
}
