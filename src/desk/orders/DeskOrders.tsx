import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useNavigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useDeskOrdersQuery } from '#generated/hooks/useDeskOrdersQuery.ts';
import DeskOrderQueryNode, { type DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import DeskOrdersQueryNode, { type DeskOrdersQuery } from '#generated/relay/DeskOrdersQuery.graphql.ts';
import NewOrderQueryNode, { type NewOrderQuery } from '#generated/relay/NewOrderQuery.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { NewOrder } from '../entry/NewOrder.tsx';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { useIsManager } from '../frame/deskRole.ts';
import { BASE_PARAM, isNewOrder, newOrderWord } from '../frame/deskViews.ts';
import { ListSearch } from '../frame/ListSearch.tsx';
import { DeskOrder } from './DeskOrder.tsx';
import styles from './DeskOrders.module.css';
import { apiFilter, parseFilters, MAX_WORDS, searchOf, THIS_WEEK, UNPAID, type OrderFilters } from './orderFilters.ts';
import { OrdersExport } from './OrdersExport.tsx';
import { OrdersTable } from './OrdersTable.tsx';

graphql`
  query DeskOrdersQuery($filter: StaffOrderFilter) {
    currentPeriod {
      id
    }
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
        deliveryDay
      }
    }
    ...OrdersTable_query @arguments(filter: $filter)
  }
`;

/** The orders of this week, or those of the address's filters, newest first. */
function DeskOrders({ reference }: { reference: PreloadedQuery<DeskOrdersQuery> }) {
  const { currentPeriod, locations, shippingZones, staff, ...query } = useDeskOrdersQuery(reference);
  const { t } = useTranslation();
  const locale = useLocale();
  const isManager = useIsManager();
  const now = useNow();
  const navigate = useNavigate();
  const address = useDeskAddress();
  const [search] = useSearchParams();
  const filters = parseFilters(search);
  const places = [...locations, ...shippingZones];
  const week = filters.week === currentPeriod.id ? THIS_WEEK : filters.week;
  const go = (change: Partial<OrderFilters>, replace = false) =>
    void navigate(`${address('orders')}${searchOf({ ...filters, ...change })}`, { preventScrollReset: true, replace });
  const allOrders = filters.week
    ? { href: address('orders') + searchOf({ ...filters, week: '' }), text: t('desk_orders.all_weeks') }
    : { href: address('orders') + searchOf({}), text: t('desk_orders.all') };
  const choice = (name: 'week' | 'status' | 'place') => ({
    value: filters[name],
    onChange: (event: { target: { value: string } }) => go({ [name]: event.target.value }),
  });
  return (
    <OrdersTable
      query={query}
      actions={<OrdersExport filter={apiFilter(filters)} />}
      head={isManager && <Button href={address('orders', newOrderWord(locale))}>{t('desk_entry.title')}</Button>}
      allOrders={allOrders}
    >
      <search aria-label={t('desk_orders.filters')} className={styles.filters}>
        <SelectField label={t('desk_orders.week')} {...choice('week')} value={week}>
          <option value="">{t('desk_orders.every_week')}</option>
          {staff?.periods.map(({ id, deliveryDay }) => (
            <option key={id} value={id === currentPeriod.id ? THIS_WEEK : id}>
              {id === currentPeriod.id
                ? t('desk_orders.this_week', { day: formatDay(deliveryDay, locale, now) })
                : formatDay(deliveryDay, locale, now)}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('desk_orders.state')} {...choice('status')}>
          <option value="">{t('desk_orders.every_state')}</option>
          <option value={UNPAID}>{t('desk_orders.unpaid')}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`orders.status.${status}`)}
            </option>
          ))}
        </SelectField>
        {(places.length > 1 || filters.place) && (
          <SelectField label={t('desk_orders.place')} {...choice('place')}>
            <option value="">{t('desk_orders.every_place')}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <ListSearch
          label={t('desk_orders.words')}
          words={filters.words}
          maxLength={MAX_WORDS}
          onSearch={(words) => go({ words }, true)}
        />
        {filters.customer && (
          <p className={styles.one}>
            {t('desk_customers.one_only')}{' '}
            <TextLink onClick={() => go({ customer: '' })}>{t('desk_customers.everybody')}</TextLink>
          </p>
        )}
      </search>
    </OrdersTable>
  );
}

const listLoader = browserLoader<DeskOrdersQuery>(DeskOrdersQueryNode, (_, request) => ({
  filter: apiFilter(parseFilters(new URL(request.url).searchParams)),
}));
const newLoader = browserLoader<NewOrderQuery>(NewOrderQueryNode, (_, request) => {
  const base = new URL(request.url).searchParams.get(BASE_PARAM) ?? '';
  const isNumber = /^\d{1,9}$/.test(base);
  return { base: isNumber ? Number(base) : 0, adds: isNumber };
});
const orderLoader = browserLoader<DeskOrderQuery>(DeskOrderQueryNode, ({ item = '' }) => ({
  number: /^\d{1,9}$/.test(item) ? Number(item) : 0,
}));

/** The orders requested by the address, the one whose number it contains, or a new one. */
export const loader = (args: LoaderFunctionArgs) => {
  const { item } = args.params;
  if (isNewOrder(item)) return newLoader(args);
  return item ? orderLoader(args) : listLoader(args);
};

type Props = {
  reference: PreloadedQuery<DeskOrdersQuery> | PreloadedQuery<DeskOrderQuery> | PreloadedQuery<NewOrderQuery>;
};

/** All orders, the one whose number the address contains, or a new one. */
export function OrdersView({ reference }: Props) {
  const { item } = useParams();
  const [search] = useSearchParams();
  if (isNewOrder(item))
    return <NewOrder key={search.get(BASE_PARAM)} reference={reference as PreloadedQuery<NewOrderQuery>} />;
  return item ? (
    <DeskOrder key={item} reference={reference as PreloadedQuery<DeskOrderQuery>} number={item} />
  ) : (
    <DeskOrders reference={reference as PreloadedQuery<DeskOrdersQuery>} />
  );
}
