import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { withTaxes } from '#rules/taxes.ts';
import type { TaxRates } from '#rules/taxes.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Dialog } from '../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../shared/ui/SafeAnswer.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import type { RaisedYear } from './useRaisedYear.ts';

/**
 * Instead of a membership above the displayed price (E69): both prices of a year beside each other, and one press to
 * accept. Nothing has begun.
 */
export function RaisedYearDialog({ year, taxes }: { year: RaisedYear; taxes: TaxRates }) {
  const { t } = useTranslation();
  const { raised, accept, dismiss } = year;
  if (!raised) return null;
  const { shown, current } = raised;
  return (
    <Dialog
      open
      onClose={dismiss}
      title={t('membership.raised')}
      closeLabel={t('labels.close')}
      actions={
        <>
          <Button onClick={accept}>
            {t('membership.raised_accept', { total: formatCents(withTaxes(current, taxes)) })}
          </Button>
          <SafeAnswer onClick={dismiss}>{t('membership.raised_decline')}</SafeAnswer>
        </>
      }
    >
      <p>{t('membership.raised_detail')}</p>
      <SumList label={t('membership.raised')}>
        <SumRow
          kind="small"
          label={t('membership_page.year')}
          value={
            <>
              <s>{formatCents(shown)}</s> {formatCents(current)}
            </>
          }
        />
        {(taxes.gst > 0 || taxes.pst > 0) && (
          <>
            <SumRow label={t('membership.raised_shown')} value={<s>{formatCents(withTaxes(shown, taxes))}</s>} />
            <SumRow kind="sum" label={t('membership.raised_now')} value={formatCents(withTaxes(current, taxes))} />
          </>
        )}
      </SumList>
    </Dialog>
  );
}
