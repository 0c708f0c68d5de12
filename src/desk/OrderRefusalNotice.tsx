import { useTranslation } from '../shared/i18n/translator.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import type { Advance } from './useAdvance.ts';

/** A failed action on an order, at its head, until it is dismissed or done. */
export function OrderRefusalNotice({ advance: { refusal, busy, dismiss } }: { advance: Advance }) {
  const { t } = useTranslation();
  if (!refusal) return null;
  const { texts, retry } = refusal;
  return (
    <Notice
      kind="error"
      title={t('desk_orders.not_done')}
      action={
        <>
          {retry && (
            <Button variant="outlined" busy={busy} onClick={retry}>
              {t('labels.retry')}
            </Button>
          )}
          <Button variant="text" onClick={dismiss}>
            {t('labels.close')}
          </Button>
        </>
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}
