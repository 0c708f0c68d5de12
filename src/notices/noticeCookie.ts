import { graphql, readInlineData } from 'react-relay';
import type { noticeCookie_query$key } from '#generated/relay/noticeCookie_query.graphql.ts';
import { NOTICE_COOKIE_DAYS } from '#rules/constants.ts';
import { readCookie, writeCookie } from '../shared/storage/cookies.ts';

// All that a page needs before the notice is due; its content is fetched then.
const fragment = graphql`
  fragment noticeCookie_query on Query @inline {
    siteInformations {
      popup {
        active
        cookieName
      }
    }
  }
`;

const SHOWED = 'showed';

/** Hides the notice of this cookie for 14 days (F-169). */
export const storeNoticeShown = (cookieName: string): void => writeCookie(cookieName, SHOWED, NOTICE_COOKIE_DAYS);

/** Whether the market's notice is to be shown now (F-168): active and not shown yet; in preview always. Browser only. */
export function isNoticeDue(query: noticeCookie_query$key, { preview }: { preview: boolean }): boolean {
  const { popup } = readInlineData(fragment, query).siteInformations;
  return popup ? preview || (popup.active && readCookie(popup.cookieName) !== SHOWED) : false;
}
