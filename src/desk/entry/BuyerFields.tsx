import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import BuyerFieldsQueryNode, { type BuyerFieldsQuery } from '#generated/relay/BuyerFieldsQuery.graphql.ts';
import { isEmail, NAME_MAX_LENGTH } from '#rules/contactDetails.ts';
import type { MarketForm } from '../../shared/forms/useMarketForm.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { SegmentedToggle } from '../../shared/ui/SegmentedToggle.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { customerName } from '../frame/customerText.ts';
import formStyles from '../frame/DeskForm.module.css';
import { DeskPanel } from '../frame/DeskLayout.tsx';
import styles from './Entry.module.css';
import type { EntryCustomer, EntryInput, EntryValues } from './entryValues.ts';
import { SearchPick, type Pick } from './SearchPick.tsx';

graphql`
  query BuyerFieldsQuery($words: String!) {
    staff {
      customers(words: $words, first: 6) {
        edges {
          node {
            id
            firstName
            lastName
            email
          }
        }
      }
    }
  }
`;

type Props = {
  form: MarketForm<EntryValues, EntryInput>;
  /** It adds to an order, whose buyer is not changed. */
  isFixed: boolean;
};

/** Whom the order is for: a customer, found by name or e-mail, or somebody without an account. */
export function BuyerFields({ form, isFixed }: Props) {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const search = useRef<HTMLInputElement>(null);
  const { kind, customer, person } = form.values;
  const changeCustomer = () => {
    form.write('customer', null);
    // What one customer asked for is nobody else's wish.
    form.write('credit', '');
  };
  const find = useCallback(
    async (words: string): Promise<Pick<EntryCustomer>[]> => {
      const data = await fetchQuery<BuyerFieldsQuery>(
        environment,
        BuyerFieldsQueryNode,
        { words },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return (data?.staff?.customers.edges ?? []).map(({ node }) => {
        const { id, email, firstName, lastName } = node;
        const name = customerName({ firstName, lastName, email });
        return { key: id, title: name, detail: email, value: { id, name, email } };
      });
    },
    [environment],
  );
  if (isFixed)
    return (
      <DeskPanel title={t('desk_entry.buyer')}>
        <p className={styles.name}>
          <strong>{kind === 'customer' ? customer?.name : person.name}</strong>
          <span className={styles.detail}>{kind === 'customer' ? customer?.email : person.phone}</span>
        </p>
      </DeskPanel>
    );
  return (
    <DeskPanel title={t('desk_entry.buyer')}>
      <SegmentedToggle
        legend={t('desk_entry.kind')}
        {...form.choice('kind')}
        segments={[
          { value: 'customer', title: t('desk_entry.customer') },
          { value: 'person', title: t('desk_entry.person') },
        ]}
      />
      {kind === 'customer' && customer && (
        <div className={styles.chosen}>
          <p className={styles.name}>
            <strong>{customer.name}</strong>
            <span className={styles.detail}>{customer.email}</span>
          </p>
          <Button size="s" variant="text" onClick={changeCustomer}>
            {t('desk_entry.another')}
          </Button>
        </div>
      )}
      {kind === 'customer' && !customer && (
        <SearchPick
          label={t('desk_entry.customer_search')}
          error={form.errorOf('customer')}
          input={search}
          find={find}
          onPick={(found) => form.write('customer', found)}
        />
      )}
      {kind === 'person' && (
        <>
          <div className={formStyles.pair}>
            <TextField
              label={t('desk_entry.name')}
              autoComplete="off"
              maxLength={NAME_MAX_LENGTH}
              {...form.field('person.name')}
            />
            <TextField label={t('desk_entry.phone')} type="tel" autoComplete="off" {...form.field('person.phone')} />
          </div>
          <TextField
            label={t('desk_entry.email')}
            mark={t('account.optional')}
            hint={t(isEmail(person.email.trim()) ? 'desk_entry.email_mailed' : 'desk_entry.email_hint')}
            type="email"
            autoComplete="off"
            {...form.field('person.email')}
          />
          <SegmentedToggle
            legend={t('desk_entry.lang')}
            {...form.choice('person.lang')}
            segments={[
              { value: 'fr', title: t('desk_entry.fr') },
              { value: 'en', title: t('desk_entry.en') },
            ]}
          />
          <p className={styles.hint}>{t('desk_entry.consent')}</p>
        </>
      )}
    </DeskPanel>
  );
}
