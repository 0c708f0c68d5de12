import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { GuestDeposits_query$key } from '#generated/relay/GuestDeposits_query.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { UiLink } from '../../shared/ui/UiLink.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import styles from '../frame/DeskTable.module.css';
import { DeskTable, TableEnd } from '../frame/DeskTable.tsx';
import { OrderDeposit } from '../orders/OrderDeposit.tsx';
import actions from './CustomersTable.module.css';

const fragment = graphql`
  fragment GuestDeposits_query on Query @argumentDefinitions(words: { type: "String!" }) {
    staff {
      guestOrders: orders(first: 50, filter: { depositsHeld: true, words: $words }) {
        count
        edges {
          node {
            id
            number
            customerName
            createdAt
            depositsHeld
            ...OrderDeposit_order
          }
        }
      }
    }
  }
`;

/** Guest orders with deposits, the newest 50: found by number, name or e-mail. */
export function GuestDeposits({ query }: { query: GuestDeposits_query$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const { staff } = useFragment(fragment, query);
  const { count = 0, edges = [] } = staff?.guestOrders ?? {};
  if (count === 0) return null;
  const n = formatCount(count, locale);
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={actions.title}>
        {t('desk_customers.guests.title')}
      </h2>
      <DeskTable
        label={t('desk_customers.guests.title')}
        columns={[
          t('desk_customers.guests.order'),
          t('desk_customers.name'),
          t('desk_customers.columns.date'),
          t('desk_customers.held'),
          t('desk_customers.give_back'),
        ]}
      >
        {edges.map(({ node }) => (
          <tr key={node.id} className={styles.row}>
            <td>
              <UiLink href={address('orders', String(node.number))} className={styles.name}>
                {node.number}
              </UiLink>
            </td>
            <td>{node.customerName}</td>
            <td className={styles.detail}>{formatDay(node.createdAt, locale, now, 'short')}</td>
            <td className={styles.detail}>
              {t('desk_customers.deposits', { amount: formatCents(node.depositsHeld ?? 0) })}
            </td>
            <td className={actions.action}>
              <OrderDeposit order={node} />
            </td>
          </tr>
        ))}
      </DeskTable>
      <TableEnd>
        {edges.length < count
          ? t('desk_customers.guests.shown', { shown: formatCount(edges.length, locale), total: n })
          : t('desk_customers.shown', { shown: n, total: n })}
      </TableEnd>
    </section>
  );
}
