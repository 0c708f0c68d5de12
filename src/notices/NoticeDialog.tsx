import { graphql, useFragment } from 'react-relay';
import type { NoticeDialog_popup$key } from '../../__generated__/relay/NoticeDialog_popup.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { NoticeAction } from './NoticeAction.tsx';
import { NoticeBand } from './NoticeBand.tsx';

const fragment = graphql`
  fragment NoticeDialog_popup on Popup {
    color
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
`;

type Props = {
  popup: NoticeDialog_popup$key;
  open: boolean;
  /** An action, or closing. closes: whether the notice disappears. */
  onAct: (closes: boolean) => void;
};

/** The market's notice as a dialog over the page. */
export function NoticeDialog({ popup: key, open, onAct }: Props) {
  const popup = useFragment(fragment, key);
  const { t } = useTranslation();
  const locale = useLocale();
  const { color, title, body, actionPrimary, actionSecondary } = popup;
  return (
    <Dialog
      open={open}
      onClose={() => onAct(true)}
      closeLabel={t('labels.close')}
      picture={NoticeBand({ popup })}
      tag={<Tag colour={color === '%future added value' ? 'gray' : color}>{t('notices.tag')}</Tag>}
      title={inLocale(title, locale)}
      actions={
        (actionPrimary || actionSecondary) && (
          <>
            {actionPrimary && <NoticeAction action={actionPrimary} variant="primary" onAct={onAct} />}
            {actionSecondary && <NoticeAction action={actionSecondary} variant="text" onAct={onAct} />}
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
