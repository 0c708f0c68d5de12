import { useTranslation } from 'react-i18next';
import { formatCents } from '#rules/money.ts';
import { ORDER_STATUS_COLORS, ORDER_STATUSES } from '#rules/orderStatus.ts';
import { Tag } from '../shared/ui/Tag.tsx';
import styles from './OrderStatusTag.module.css';

/**
 * An order's status as a coloured tag (F-153, F-154); an unknown one from a newer server has no tag. `raised`: on a
 * coloured ground. `due`: cents that are still to be paid in cash, or `byLink` by card, without which a paid status would be
 * untrue.
 */
export function OrderStatusTag({
  status,
  raised = false,
  due = 0,
  byLink = false,
}: {
  status: string;
  raised?: boolean;
  due?: number;
  byLink?: boolean;
}) {
  const { t } = useTranslation();
  const knownStatus = ORDER_STATUSES.find((one) => one === status);
  const name = knownStatus && t(`orders.status.${knownStatus}`);
  const unpaid = t(byLink ? 'orders.due_by_link' : 'orders.due', { amount: formatCents(due) });
  return knownStatus ? (
    <Tag colour={due > 0 ? 'orange' : ORDER_STATUS_COLORS[knownStatus]} className={raised ? styles.raised : undefined}>
      {due === 0 ? name : knownStatus === 'processed' ? unpaid : `${name} · ${unpaid}`}
    </Tag>
  ) : null;
}
