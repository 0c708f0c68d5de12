import { useTranslation } from 'react-i18next';
import { graphql, type PreloadedQuery } from 'react-relay';
import { useNavigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { useDeskCustomersQuery } from '#generated/hooks/useDeskCustomersQuery.ts';
import DeskCustomerQueryNode, { type DeskCustomerQuery } from '#generated/relay/DeskCustomerQuery.graphql.ts';
import DeskCustomersQueryNode, { type DeskCustomersQuery } from '#generated/relay/DeskCustomersQuery.graphql.ts';
import { browserLoader } from '../../shared/relay/route.ts';
import { MAX_WORDS, searchFor, searchWordsOf } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { ListSearch } from '../frame/ListSearch.tsx';
import { CustomersTable } from './CustomersTable.tsx';
import { DeskCustomer } from './DeskCustomer.tsx';
import styles from './DeskCustomers.module.css';
import { GuestDeposits } from './GuestDeposits.tsx';

graphql`
  query DeskCustomersQuery($words: String!, $holding: Boolean!) {
    ...CustomersTable_query @arguments(words: $words, holding: $holding)
    ...GuestDeposits_query @alias(as: "guests") @include(if: $holding) @arguments(words: $words)
  }
`;

type Props = { reference: PreloadedQuery<DeskCustomersQuery>; view: 'customers' | 'deposits' };

/** Customers by name, filtered by the words in the address; under `deposits` only those with deposits or a box. */
function DeskCustomers({ reference, view }: Props) {
  const query = useDeskCustomersQuery(reference);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useDeskAddress();
  const [search] = useSearchParams();
  const words = searchWordsOf(search);
  return (
    <>
      <CustomersTable query={query} view={view} isFiltered={words !== ''}>
        <search aria-label={t('desk_customers.search')} className={styles.search}>
          <ListSearch
            label={t(view === 'deposits' ? 'desk_customers.guests.search' : 'desk_customers.words')}
            words={words}
            maxLength={MAX_WORDS}
            className={styles.words}
            onSearch={(typedWords) =>
              void navigate(`${address(view)}${searchFor(typedWords)}`, { preventScrollReset: true, replace: true })
            }
          />
        </search>
      </CustomersTable>
      {query.guests && <GuestDeposits query={query.guests} />}
    </>
  );
}

const listLoader = browserLoader<DeskCustomersQuery>(DeskCustomersQueryNode, (_, request) => ({
  words: searchWordsOf(new URL(request.url).searchParams),
  holding: false,
}));
const customerLoader = browserLoader<DeskCustomerQuery>(DeskCustomerQueryNode, ({ item = '' }) => ({ id: item }));

/** The customers requested by the address, or the one whose id it contains. */
export const loader = (args: LoaderFunctionArgs) => (args.params['item'] ? customerLoader(args) : listLoader(args));

/** All customers, or the one whose id the address contains. */
export function CustomersView({ reference }: { reference: PreloadedQuery<OperationType> }) {
  const { item } = useParams();
  return item ? (
    <DeskCustomer key={item} reference={reference as unknown as PreloadedQuery<DeskCustomerQuery>} />
  ) : (
    <DeskCustomers reference={reference as unknown as PreloadedQuery<DeskCustomersQuery>} view="customers" />
  );
}

/** Customers with deposits or a box, filtered by the address. */
export const depositsLoader = browserLoader<DeskCustomersQuery>(DeskCustomersQueryNode, (_, request) => ({
  words: searchWordsOf(new URL(request.url).searchParams),
  holding: true,
}));

/** Customers with deposits or a box of the market; each is refunded from its row. */
export function DepositsView({ reference }: { reference: PreloadedQuery<DeskCustomersQuery> }) {
  return <DeskCustomers reference={reference} view="deposits" />;
}
