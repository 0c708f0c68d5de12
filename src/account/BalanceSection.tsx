import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useUpdateUserMutation } from '#generated/hooks/useUpdateUserMutation.ts';
import type { BalanceSection_user$key } from '#generated/relay/BalanceSection_user.graphql.ts';
import { formatCents } from '#rules/money.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { classNames } from '../shared/ui/classNames.ts';
import columns from '../shared/ui/Columns.module.css';
import { recycleIcon, tagIcon } from '../shared/ui/icons.ts';
import { Notice } from '../shared/ui/Notice.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { Switch } from '../shared/ui/Switch.tsx';
import { BalanceLedger } from './BalanceLedger.tsx';
import styles from './BalanceSection.module.css';

const fragment = graphql`
  fragment BalanceSection_user on User {
    id
    balance
    depositsHeld
    creditFirst
    ...BalanceLedger_user
  }
`;

/** What the market owes a customer or vice versa, in words and never as a bare minus (F-121, E13), and why. */
export function BalanceSection({ user: key }: { user: BalanceSection_user$key }) {
  const headingId = useId();
  const { t } = useTranslation();
  const { baskets } = useMarketOffers();
  const user = useFragment(fragment, key);
  const { id, balance, depositsHeld, creditFirst } = user;
  const [update] = useUpdateUserMutation();
  const setCreditFirst = (isOn: boolean) =>
    void update({
      variables: { input: { creditFirst: isOn } },
      optimisticUpdater: (store) => void store.get(id)?.setValue(isOn, 'creditFirst'),
      failureKey: 'errors.basic_save',
    });
  const state = balance < 0 ? 'credit' : balance > 0 ? 'owed' : 'none';
  return (
    <div className={columns.columns}>
      <div className={classNames(columns.column, styles.side)}>
        <Panel ground={balance > 0 ? 'rhubarbe' : 'ciel'} as="section" labelledBy={headingId}>
          <h2 id={headingId} className={styles.label}>
            {t(`account.balance.${state}`)}
          </h2>
          <p className={styles.amount}>{formatCents(Math.abs(balance))}</p>
          <p className={styles.text}>{t(`account.balance.${state}_detail`)}</p>
        </Panel>
        <Switch
          title={t('account.balance.credit_first')}
          detail={t(baskets ? 'account.balance.credit_first_detail' : 'account.balance.credit_first_detail_cart')}
          checked={creditFirst}
          onChange={setCreditFirst}
        />
        {depositsHeld > 0 && (
          <Notice kind="sunken" icon={recycleIcon}>
            <p>{t('account.balance.deposits', { amount: formatCents(depositsHeld) })}</p>
          </Notice>
        )}
        <Notice kind="sunken" icon={tagIcon}>
          <p>{t('account.balance.no_code')}</p>
        </Notice>
      </div>
      <BalanceLedger user={user} />
    </div>
  );
}
