import { useState } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useSiteNoticeQuery } from '#generated/hooks/useSiteNoticeQuery.ts';
import SiteNoticeQueryNode, { type SiteNoticeQuery } from '#generated/relay/SiteNoticeQuery.graphql.ts';
import { loadQueryData } from '../shared/relay/loadQueryData.ts';
import { storeNoticeShown } from './noticeCookie.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

graphql`
  query SiteNoticeQuery {
    siteInformations {
      popup {
        cookieName
        ...NoticeDialog_popup
      }
    }
  }
`;

/** The market's notice over the page (F-168, F-169). Any action in it, and closing it in any way, hides it for 14 days. */
function SiteNotice({ reference }: { reference: PreloadedQuery<SiteNoticeQuery> }) {
  const { popup } = useSiteNoticeQuery(reference).siteInformations;
  const [open, setOpen] = useState(true);
  if (!popup) return null;
  const handleAction = (closes: boolean) => {
    storeNoticeShown(popup.cookieName);
    if (closes) setOpen(false);
  };
  return <NoticeDialog popup={popup} open={open} onAction={handleAction} />;
}

/** Fetches the notice. Resolves with its component; rejects if it did not load. */
export const openNotice = async (environment: Environment) => ({
  Notice: SiteNotice,
  reference: await loadQueryData<SiteNoticeQuery>(environment, SiteNoticeQueryNode, {}, 'store-or-network'),
});
