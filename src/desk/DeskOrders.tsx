import { graphql, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { useDeskOrdersQuery } from '../../__generated__/hooks/useDeskOrdersQuery.ts';
import type { DeskOrdersQuery } from '../../__generated__/relay/DeskOrdersQuery.graphql.ts';
import { formatDateLong } from '../../rules/dates.ts';
import { ORDER_STATUSES } from '../../rules/orderStatus.ts';
import { useNow } from '../shared/browser/useNow.ts';
import { useLocale, useTranslation } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { SelectField } from '../shared/ui/SelectField.tsx';
import { TextField } from '../shared/ui/TextField.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import { useDeskAddress } from './deskAddress.ts';
import styles from './DeskOrders.module.css';
import { filtersIn, searchOf, type OrderFilters } from './orderFilters.ts';
import { OrdersTable } from './OrdersTable.tsx';

graphql`
  query DeskOrdersQuery($filter: StaffOrderFilter) {
    locations {
      id
      name
    }
    shippingZones {
      id
      name
    }
    staff {
      periods {
        id
        startDate
      }
    }
    ...OrdersTable_query @arguments(filter: $filter)
  }
`;

/** All orders, newest first, filtered by the address. */
export function DeskOrders({ reference }: { reference: PreloadedQuery<DeskOrdersQuery> }) {
  const { locations, shippingZones, staff, ...query } = useDeskOrdersQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const navigate = useNavigate();
  const address = useDeskAddress();
  const [search] = useSearchParams();
  const filters = filtersIn(search);
  const go = (change: Partial<OrderFilters>) =>
    void navigate(`${address('orders')}${searchOf({ ...filters, ...change })}`, { preventScrollReset: true });
  const choice = (name: 'week' | 'status' | 'place') => ({
    value: filters[name],
    onChange: (event: { target: { value: string } }) => go({ [name]: event.target.value }),
  });
  return (
    <>
      <PageTitle name={t('desk.views.orders')} />
      <OrdersTable query={query} isFiltered={search.size > 0}>
        <form
          role="search"
          aria-label={t('desk_orders.filters')}
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            const words = new FormData(event.currentTarget).get('words');
            go({ words: typeof words === 'string' ? words : '' });
          }}
        >
          <SelectField label={t('desk_orders.week')} {...choice('week')}>
            <option value="">{t('desk_orders.every_week')}</option>
            {staff?.periods.map(({ id, startDate }) => (
              <option key={id} value={id}>
                {formatDateLong(startDate, locale, now)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('desk_orders.state')} {...choice('status')}>
            <option value="">{t('desk_orders.every_state')}</option>
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`orders.status.${status}`)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('desk_orders.place')} {...choice('place')}>
            <option value="">{t('desk_orders.every_place')}</option>
            {[...locations, ...shippingZones].map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            key={filters.words}
            label={t('desk_orders.words')}
            name="words"
            type="search"
            defaultValue={filters.words}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" variant="outlined">
            {t('desk_orders.find')}
          </Button>
          {filters.customer && (
            <p className={styles.one}>
              {t('desk_customers.one_only')}{' '}
              <TextLink onClick={() => go({ customer: '' })}>{t('desk_customers.everybody')}</TextLink>
            </p>
          )}
        </form>
      </OrdersTable>
    </>
  );
}
