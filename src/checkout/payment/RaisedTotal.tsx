import { useTranslation } from 'react-i18next';
import { cartSum, type SummedCart } from '#rules/cartSum.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SafeAnswer } from '../../shared/ui/SafeAnswer.tsx';
import { SumList, SumRow } from '../../shared/ui/SumList.tsx';
import { useBusy } from '../../shared/ui/useBusy.ts';
import type { RaisedSums } from './useCheckout.ts';

type Props = {
  /** Null: no payment was refused for its sums. */
  raised: RaisedSums | null;
  useBalance: boolean;
  /** Pays the present total. */
  onAccept: () => Promise<void>;
  onClose: () => void;
};

/**
 * Instead of a payment above the displayed total (E69): what was displayed and what it is now, beside each other, with
 * the parts that differ, and one press to pay that.
 */
export function RaisedTotal({ raised, useBalance, onAccept, onClose }: Props) {
  const { t } = useTranslation();
  const [busy, during] = useBusy();
  if (!raised) return null;
  const { shown, current } = raised;
  const dueOf = (sums: SummedCart): Cents => cartSum(sums, { paysWithCredit: useBalance }).amount;
  const parts = [
    { label: t('cart.items_short'), of: (sums: SummedCart) => sums.items },
    { label: t('cart.deposits'), of: (sums: SummedCart) => sums.deposits },
    { label: t('cart.delivery'), of: (sums: SummedCart) => sums.delivery },
    { label: t('cart.fee'), of: (sums: SummedCart) => sums.fee },
    { label: t('cart.taxes'), of: (sums: SummedCart) => sums.gst + sums.pst },
    { label: t('cart.balance_used'), of: (sums: SummedCart) => (useBalance ? -sums.credit : 0) },
  ].filter(({ of }) => of(shown) !== of(current));
  const change = (before: Cents, after: Cents) => (
    <>
      <s>{formatCents(before)}</s> {formatCents(after)}
    </>
  );
  const total = formatCents(current.total);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('checkout.raised')}
      closeLabel={t('labels.close')}
      actions={
        <>
          <Button busy={busy !== null} onClick={() => void during(onAccept)}>
            {t('checkout.accept_total', { total })}
          </Button>
          <SafeAnswer onClick={onClose}>{t('checkout.back_to_cart')}</SafeAnswer>
        </>
      }
    >
      <p>{t('checkout.raised_detail')}</p>
      <SumList label={t('checkout.raised')}>
        {parts.map(({ label, of }) => (
          <SumRow key={label} kind="small" label={label} value={change(of(shown), of(current))} />
        ))}
        <SumRow label={t('checkout.total_shown')} value={<s>{formatCents(shown.total)}</s>} />
        <SumRow kind="sum" label={t('checkout.total_now')} value={total} />
        {useBalance && (
          <SumRow kind="small" label={t('cart.left_to_pay')} value={change(dueOf(shown), dueOf(current))} />
        )}
      </SumList>
    </Dialog>
  );
}
