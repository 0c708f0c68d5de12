import { useTranslation } from 'react-i18next';
import type { RefundTarget } from '#rules/refunds.ts';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import styles from '../frame/MoneyForm.module.css';

type Props = {
  /** Bought without an account: there is only the card. */
  isGuest: boolean;
  value: RefundTarget;
  onChange: (target: RefundTarget) => void;
};

/** Where refunded money goes. */
export function RefundTargetChoice({ isGuest, value, onChange }: Props) {
  const { t } = useTranslation();
  if (isGuest) return <p className={styles.words}>{t('desk_money.guest')}</p>;
  return (
    <SegmentedToggle
      legend={t('desk_money.where')}
      value={value}
      onChange={onChange}
      segments={[
        { value: 'balance', title: t('desk_money.to_balance') },
        { value: 'card', title: t('desk_money.to_card') },
      ]}
    />
  );
}
