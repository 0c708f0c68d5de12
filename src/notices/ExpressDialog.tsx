import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ExpressDialog_stored$key } from '#generated/relay/ExpressDialog_stored.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Tag } from '../shared/ui/Tag.tsx';

const fragment = graphql`
  fragment ExpressDialog_stored on StoredModal {
    title {
      ...bilingual_text
    }
    body {
      ...bilingual_text
    }
  }
`;

type Props = {
  stored: ExpressDialog_stored$key;
  open: boolean;
  /** Express is on: the window offers to leave it. */
  isExpress: boolean;
  onClose: () => void;
  onLeave: () => void;
};

/** Explains Express, in the operator's words (F-170). */
export function ExpressDialog({ stored: key, open, isExpress, onClose, onLeave }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, body } = useFragment(fragment, key);
  const leave = () => {
    onLeave();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('labels.close')}
      tag={<Tag colour="yellow">{t('express.title')}</Tag>}
      title={inLocale(title, locale)}
      actions={
        <>
          <Button onClick={onClose}>{t(isExpress ? 'express.stay' : 'express.understood')}</Button>
          {isExpress && (
            <Button variant="text" onClick={leave}>
              {t('express.leave')}
            </Button>
          )}
        </>
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
