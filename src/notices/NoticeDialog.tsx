import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { NoticeDialog_popup$key } from '#generated/relay/NoticeDialog_popup.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Icon } from '../shared/ui/Icon.tsx';
import { Tag } from '../shared/ui/Tag.tsx';
import { NoticeAction } from './NoticeAction.tsx';
import styles from './NoticeDialog.module.css';
import { noticeIcons } from './noticeIcons.ts';

const fragment = graphql`
  fragment NoticeDialog_popup on Popup {
    color
    icon
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
  onAction: (closes: boolean) => void;
};

/** The market's notice as a dialog over the page, its icon on its colour across the top; no band for an unknown icon. */
export function NoticeDialog({ popup: key, open, onAction }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { color, icon, title, body, actionPrimary, actionSecondary } = useFragment(fragment, key);
  const iconSource = icon ? noticeIcons.get(icon) : undefined;
  const band = iconSource && (
    <div className={styles.band} data-colour={color}>
      <Icon of={iconSource} size={76} />
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={() => onAction(true)}
      closeLabel={t('labels.close')}
      picture={band}
      tag={<Tag colour={color === '%future added value' ? 'gray' : color}>{t('notices.tag')}</Tag>}
      title={inLocale(title, locale)}
      actions={
        (actionPrimary || actionSecondary) && (
          <>
            {actionPrimary && <NoticeAction action={actionPrimary} variant="primary" onAction={onAction} />}
            {actionSecondary && <NoticeAction action={actionSecondary} variant="text" onAction={onAction} />}
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
