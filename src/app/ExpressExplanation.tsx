import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import ExpressExplanationQueryNode, {
  type ExpressExplanationQuery,
} from '../../__generated__/relay/ExpressExplanationQuery.graphql.ts';
import { inLocale } from '../shared/i18n/bilingual.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useKnownQuery } from '../shared/relay/useKnownQuery.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { Tag } from '../shared/ui/Tag.tsx';

graphql`
  query ExpressExplanationQuery {
    siteInformations {
      storedModal {
        title {
          ...bilingual_text
        }
        body {
          ...bilingual_text
        }
      }
    }
  }
`;

type Props = {
  reference: PreloadedQuery<ExpressExplanationQuery>;
  /** Express is on: the window then offers the way out of it. */
  on: boolean;
  onClose: () => void;
  onLeave: () => void;
};

/** What Express means, in the operator's words (F-170). Nothing while they are on their way, nor when there are none. */
export function ExpressExplanation({ reference, on, onClose, onLeave }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const modal = useKnownQuery<ExpressExplanationQuery>(ExpressExplanationQueryNode, reference)?.siteInformations
    .storedModal;
  if (!modal) return null;
  const leave = () => {
    onLeave();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('labels.close')}
      tag={<Tag colour="yellow">{t('express.title')}</Tag>}
      title={inLocale(modal.title, locale)}
      actions={
        <>
          <Button onClick={onClose}>{t(on ? 'express.stay' : 'express.understood')}</Button>
          {on && (
            <Button variant="text" onClick={leave}>
              {t('express.leave')}
            </Button>
          )}
        </>
      }
    >
      {inLocale(modal.body, locale)
        .split('\n')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Dialog>
  );
}
