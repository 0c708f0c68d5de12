import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CustomerDetail_customer$key } from '#generated/relay/CustomerDetail_customer.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatCount } from '#rules/numbers.ts';
import { useNow } from '../../shared/browser/useNow.ts';
import { useLocale } from '../../shared/i18n/translator.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextLink } from '../../shared/ui/TextLink.tsx';
import { usePersistedState } from '../../shared/ui/usePersistedState.ts';
import { balanceWords, customerName } from '../frame/customerText.ts';
import { useDeskAddress } from '../frame/deskAddress.ts';
import { DeskColumns, DeskHead, DeskPanel, DeskTrail } from '../frame/DeskLayout.tsx';
import { searchOf } from '../orders/orderFilters.ts';
import { AdjustForm } from './AdjustForm.tsx';
import { CustomerDepositForm } from './CustomerDepositForm.tsx';
import styles from './CustomerDetail.module.css';
import { DeleteCustomerForm } from './DeleteCustomerForm.tsx';

const fragment = graphql`
  fragment CustomerDetail_customer on StaffCustomer {
    id
    firstName
    lastName
    email
    lang
    createdAt
    balance
    depositsHeld
    hasReusableBox
    orderCount
    ...AdjustForm_customer
    ...CustomerDepositForm_customer
    ...DeleteCustomerForm_customer
  }
`;

/** A customer as the desk sees them: contact, balance with the market, and actions. */
export function CustomerDetail({
  customer: key,
  children,
}: {
  customer: CustomerDetail_customer$key;
  children: ReactNode;
}) {
  const customer = useFragment(fragment, key);
  const { t } = useTranslation();
  const locale = useLocale();
  const now = useNow();
  const address = useDeskAddress();
  const { id, firstName, lastName, email, lang, createdAt, balance, depositsHeld, hasReusableBox, orderCount } =
    customer;
  const [dialog, setDialog] = usePersistedState<'adjust' | 'deposit' | 'delete' | null>(`customer.${id}`, null);
  const name = customerName({ firstName, lastName, email });
  const close = () => setDialog(null);
  return (
    <>
      <DeskTrail label={t('desk_customers.trail')} view="customers">
        {name}
      </DeskTrail>
      <DeskHead title={name} under={t('desk_customers.since', { day: formatDay(createdAt, locale, now, 'short') })}>
        <Button variant="outlined" href={`${address('orders')}${searchOf({ customer: id })}`}>
          {t('desk_customers.see_orders', { count: orderCount, n: formatCount(orderCount, locale) })}
        </Button>
      </DeskHead>
      <DeskColumns
        aside={
          <DeskPanel title={t('desk_customers.actions')}>
            <Button variant="outlined" size="s" wide onClick={() => setDialog('adjust')}>
              {t('desk_customers.adjust.title')}
            </Button>
            {depositsHeld > 0 ? (
              <Button variant="outlined" size="s" wide onClick={() => setDialog('deposit')}>
                {t('desk_customers.deposit.title')}
              </Button>
            ) : (
              <p className={styles.quiet}>{t('desk_customers.deposit.nothing')}</p>
            )}
            <TextLink standalone tone="danger" onClick={() => setDialog('delete')}>
              {t('desk_customers.delete.title')}
            </TextLink>
          </DeskPanel>
        }
      >
        <DeskPanel title={t('desk_customers.standing')}>
          <dl className={styles.facts}>
            <dt>{t('desk_customers.email')}</dt>
            <dd>
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </dd>
            <dt>{t('desk_customers.language')}</dt>
            <dd>{t(lang === 'en' ? 'desk_customers.english' : 'desk_customers.french')}</dd>
            <dt>{t('desk_customers.balance.name')}</dt>
            <dd className={styles.strong}>{balanceWords(t, balance)}</dd>
            <dt>{t('desk_customers.deposits_name')}</dt>
            <dd>{formatCents(depositsHeld)}</dd>
            <dt>{t('desk_customers.box_name')}</dt>
            <dd>{t(hasReusableBox ? 'desk_customers.box_out' : 'desk_customers.box_none')}</dd>
          </dl>
        </DeskPanel>
        {children}
      </DeskColumns>
      <Dialog
        open={dialog !== null}
        onClose={close}
        title={dialog && t(`desk_customers.${dialog}.title`)}
        closeLabel={t('labels.close')}
      >
        {dialog === 'adjust' && <AdjustForm customer={customer} onClose={close} />}
        {dialog === 'deposit' && <CustomerDepositForm customer={customer} onClose={close} />}
        {dialog === 'delete' && <DeleteCustomerForm customer={customer} onClose={close} />}
      </Dialog>
    </>
  );
}
