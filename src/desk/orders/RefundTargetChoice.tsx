import { useTranslation } from 'react-i18next';
import type { RefundTarget } from '#rules/refunds.ts';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import styles from '../frame/MoneyForm.module.css';

type Props = {
  /** Bought without an account: there is only the card. */
  isGuest: boolean;
  /** Of an order that is paid in cash; what is still due is lowered, whoever bought it. */
  cash?: { readonly due: number } | null | undefined;
  value: RefundTarget;
  onChange: (target: RefundTarget) => void;
};

/** Where refunded money goes. */
export function RefundTargetChoice({ isGuest, cash = null, value, onChange }: Props) {
  const { t } = useTranslation();
  if (cash && cash.due > 0) return <p className={styles.words}>{t('desk_cash.lowers')}</p>;
  if (isGuest) return <p className={styles.words}>{t(cash ? 'desk_cash.guest' : 'desk_money.guest')}</p>;
  return (
    <SegmentedToggle
      legend={t('desk_money.where')}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'balance', title: t('desk_money.to_balance') },
        { value: 'card', title: t(cash ? 'desk_cash.in_cash' : 'desk_money.to_card') },
      ]}
    />
  );
}
