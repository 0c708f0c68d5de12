import { useTranslation } from 'react-i18next';
import { ORDER_STATUS_COLORS, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './OrderStatusTag.module.css';

/**
 * An order's status as a coloured tag (F-153, F-154); an unknown one from a newer server has no tag. `raised`: on a
 * coloured ground.
 */
export function OrderStatusTag({ status, raised = false }: { status: string; raised?: boolean }) {
  const { t } = useTranslation();
  const knownStatus = ORDER_STATUSES.find((one) => one === status);
  return knownStatus ? (
    <Tag colour={ORDER_STATUS_COLORS[knownStatus]} className={raised ? styles.raised : undefined}>
      {t(`orders.status.${knownStatus}`)}
    </Tag>
  ) : null;
}
