import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useSiteNoticeQuery } from '../../__generated__/hooks/useSiteNoticeQuery.ts';
import type { SiteNoticeQuery } from '../../__generated__/relay/SiteNoticeQuery.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { NoticeAction } from './NoticeAction.tsx';
import { NoticeBand } from './NoticeBand.tsx';
import { rememberShowed } from './noticeCookie.ts';

graphql`
  query SiteNoticeQuery {
    siteInformations {
      popup {
        color
        cookieName
        ...NoticeBand_popup
        title {
          ...bilingual_text
        }
        body {
          ...bilingual_text
        }
        actionPrimary {
          ...NoticeAction_action
        }
        actionSecondary {
          ...NoticeAction_action
        }
      }
    }
  }
`;

/**
 * The market's notice over the page (F-168, F-169). Whatever is pressed in it, and closing it in any way, keeps it away
 * for 14 days.
 */
export function SiteNotice({ reference }: { reference: PreloadedQuery<SiteNoticeQuery> }) {
  const { popup } = useSiteNoticeQuery(reference).siteInformations;
  const { t } = useTranslation();
  const locale = useLocale();
  const [open, setOpen] = useState(true);
  if (!popup) return null;
  const { color, cookieName, title, body, actionPrimary, actionSecondary } = popup;
  const act = (closes: boolean) => {
    rememberShowed(cookieName);
    if (closes) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={() => act(true)}
      closeLabel={t('labels.close')}
      picture={NoticeBand({ popup })}
      tag={<Tag colour={color === '%future added value' ? 'gray' : color}>{t('notices.tag')}</Tag>}
      title={inLocale(title, locale)}
      actions={
        (actionPrimary || actionSecondary) && (
          <>
            {actionPrimary && <NoticeAction action={actionPrimary} variant="primary" onAct={act} />}
            {actionSecondary && <NoticeAction action={actionSecondary} variant="text" onAct={act} />}
          </>
        )
      }
    >
      {inLocale(body, locale)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Dialog>
  );
}
