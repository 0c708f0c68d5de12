import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CustomersTableRow_customer$key } from '#generated/relay/CustomersTableRow_customer.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { balanceWords, customerName } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import table from '../frame/DeskTable.module.css';
import styles from './CustomersTable.module.css';

const fragment = graphql`
  fragment CustomersTableRow_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    balance
    depositsHeld
    hasReusableBox
    orderCount
  }
`;

type Props = {
  customer: CustomersTableRow_customer$key;
  /** Refunds their deposits; without it the row shows the number of orders. */
  onRefund?: () => void;
};

/** A customer in the list; the whole row is a link. */
export function CustomersTableRow({ customer: key, onRefund }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useDeskAddress();
  const { id, firstName, lastName, email, balance, depositsHeld, hasReusableBox, orderCount } = useFragment(
    fragment,
    key,
  );
  const name = customerName({ firstName, lastName, email });
  const holdings = [
    depositsHeld > 0 && t('desk_customers.deposits', { amount: formatCents(depositsHeld) }),
    hasReusableBox && t('desk_customers.box'),
  ].filter(Boolean);
  const count = { count: orderCount, n: formatCount(orderCount, locale) };
  return (
    <tr className={table.row}>
      <td>
        <UiLink href={address('customers', id)} className={table.name}>
          {name}
        </UiLink>
      </td>
      <td className={table.detail}>{name === email ? '' : email}</td>
      <td className={table.detail}>{balanceWords(t, balance)}</td>
      <td className={table.detail}>{holdings.join(', ')}</td>
      <td className={onRefund ? styles.action : table.detail}>
        {onRefund ? (
          <Button
            variant="outlined"
            size="s"
            aria-label={t('desk_customers.give_back_to', { name })}
            onClick={onRefund}
          >
            {t('desk_customers.give')}
          </Button>
        ) : (
          t('desk_customers.order_count', count)
        )}
      </td>
    </tr>
  );
}
