import { useTranslation } from 'react-i18next';
import { useStartTrialMutation } from '../../__generated__/hooks/useStartTrialMutation.ts';
import { formatCents } from '../../rules/money.ts';
import { gst, pst } from '../../rules/taxes.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import styles from './MembershipSection.module.css';

type Props = {
  /** Cents a year, before taxes. */
  price: number;
  state: 'none' | 'trialing' | 'active' | 'past_due' | 'cancelled' | '%future added value';
  /** A year can be paid for now. */
  canBuy: boolean;
  busy: 'create' | 'manage' | null;
  openBillingPage: (way: 'create' | 'manage') => Promise<void>;
};

/** The price of a year with taxes (E47), and the actions: try, pay, or manage at the provider. */
export function YearPanel({ price, state, canBuy, busy, openBillingPage }: Props) {
  const { t } = useTranslation();
  const [startTrial, starting] = useStartTrialMutation();
  const handleStart = async () => {
    const response = await startTrial({ variables: {}, failureKey: 'errors.free_trial' });
    if (response) announce(t('membership.started'));
  };
  const isNew = state === 'none';
  return (
    <Panel as="section" edge="outlined" labelledBy="annee-adhesion" className={styles.panel}>
      <h2 id="annee-adhesion" className={styles.title}>
        {t(isNew ? 'membership_page.none' : state === 'trialing' ? 'membership_page.stay' : 'membership_page.year')}
      </h2>
      {isNew && <p>{t('membership.terms', { price: formatCents(price) })}</p>}
      <SumList compact>
        <SumRow label={t('membership_page.year')} value={formatCents(price)} />
        <SumRow label={t('membership_page.gst')} value={formatCents(gst(price))} />
        <SumRow label={t('membership_page.pst')} value={formatCents(pst(price))} />
        <SumRow
          kind="total"
          label={t('membership_page.per_year')}
          value={formatCents(price + gst(price) + pst(price))}
        />
      </SumList>
      <p className={styles.small}>
        {t(state === 'trialing' ? 'membership_page.terms_trial' : 'membership_page.terms')}
      </p>
      {canBuy && <p className={styles.small}>{t('membership_page.one_card')}</p>}
      <div className={styles.actions}>
        {isNew && (
          <Button busy={starting} onClick={() => void handleStart()}>
            {t('membership.start')}
          </Button>
        )}
        {state === 'past_due' && (
          <Button busy={busy === 'manage'} onClick={() => void openBillingPage('manage')}>
            {t('renewal.change_card')}
          </Button>
        )}
        {canBuy && (
          <Button
            variant={isNew ? 'outlined' : 'primary'}
            busy={busy === 'create'}
            onClick={() => void openBillingPage('create')}
          >
            {t(state === 'trialing' ? 'membership_page.add_card' : 'membership_page.buy')}
          </Button>
        )}
        {!isNew && state !== 'past_due' && (
          <Button variant="outlined" busy={busy === 'manage'} onClick={() => void openBillingPage('manage')}>
            {t('membership_page.manage')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
