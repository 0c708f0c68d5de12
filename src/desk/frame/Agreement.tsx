import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#rules/dates.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import layout from './DeskForm.module.css';
import { MoneySums, type NamedSum } from './MoneySums.tsx';

type Props = {
  /** Who agreed and when; null: nobody has. */
  agreement: { readonly at: string; readonly name: string } | null | undefined;
  /** Where the texts of what is agreed to are. */
  texts: 'desk_information.agreement' | 'desk_calendar.agreement';
  /** Each value as it is in force. */
  rows: readonly NamedSum[];
  /** Whether the form around it has other values than the stored ones. */
  isChanged?: boolean;
  busy: boolean;
  onAgree: () => Promise<unknown>;
};

/** Says who agreed to what is in force; until somebody has, asks for it with each value as it is (ADR 187). */
export function Agreement({ agreement, texts, rows, isChanged = false, busy, onAgree }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  if (agreement) {
    const moment = formatMoment(agreement.at, locale, now);
    return (
      <p className={layout.agreed}>
        {agreement.name ? t(`${texts}.by`, { name: agreement.name, moment }) : t(`${texts}.at`, { moment })}
      </p>
    );
  }
  return (
    <Notice
      kind="plain"
      title={t(`${texts}.title`)}
      action={
        <Button size="s" variant="outlined" aria-disabled={isChanged} onClick={() => setAsking(true)}>
          {t('desk_lists.agreement.ask')}
        </Button>
      }
    >
      {isChanged ? t('desk_lists.agreement.save_first') : t(`${texts}.words`)}
      <Dialog
        open={isAsking}
        onClose={close}
        title={t(`${texts}.question`)}
        closeLabel={t('labels.close')}
        actions={
          <>
            <Button busy={busy} onClick={() => void onAgree().then(close)}>
              {t('desk_lists.agreement.confirm')}
            </Button>
            <SafeAnswer onClick={close}>{t('desk_lists.agreement.change')}</SafeAnswer>
          </>
        }
      >
        <p>{t(`${texts}.effect`)}</p>
        <MoneySums sums={rows} />
      </Dialog>
    </Notice>
  );
}
