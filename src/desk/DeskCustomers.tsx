import { graphql, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { useDeskCustomersQuery } from '../../__generated__/hooks/useDeskCustomersQuery.ts';
import type { DeskCustomersQuery } from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import { useTranslation } from '../shared/i18n/translator.ts';
import { PageTitle } from '../shared/routing/PageTitle.tsx';
import { CustomersTable } from './CustomersTable.tsx';
import { MAX_WORDS, searchFor, searchWordsOf } from './customerText.ts';
import { useDeskAddress } from './deskAddress.ts';
import styles from './DeskCustomers.module.css';
import { GuestDeposits } from './GuestDeposits.tsx';
import { WordsField } from './WordsField.tsx';

graphql`
  query DeskCustomersQuery($words: String!, $holding: Boolean!) {
    ...CustomersTable_query @arguments(words: $words, holding: $holding)
    ...GuestDeposits_query @alias(as: "guests") @include(if: $holding) @arguments(words: $words)
  }
`;

type Props = { reference: PreloadedQuery<DeskCustomersQuery>; view: 'customers' | 'deposits' };

/** Customers by name, filtered by the words in the address; under `deposits` only those with deposits or a box. */
export function DeskCustomers({ reference, view }: Props) {
  const query = useDeskCustomersQuery(reference);
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useDeskAddress();
  const [search] = useSearchParams();
  const words = searchWordsOf(search);
  return (
    <>
      <PageTitle name={t(`desk.views.${view}`)} />
      <CustomersTable query={query} view={view} isFiltered={words !== ''}>
        <search aria-label={t('desk_customers.search')} className={styles.search}>
          <WordsField
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
