import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartTrialMutation } from '#generated/hooks/useStartTrialMutation.ts';
import { formatCents, type Cents } from '#rules/money.ts';
import { formatTaxRate } from '#rules/numbers.ts';
import { gst, pst, withTaxes } from '#rules/taxes.ts';
import type { TaxRates } from '#rules/taxes.ts';
import type { CardSetup } from '../cards/useCardSetup.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { announce } from '../shared/ui/announce.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Panel } from '../shared/ui/Panel.tsx';
import { SumList, SumRow } from '../shared/ui/SumList.tsx';
import styles from './MembershipSection.module.css';
import { RaisedYearDialog } from './RaisedYearDialog.tsx';
import { yearTerms, type RaisedYear } from './useRaisedYear.ts';

type Props = {
  year: RaisedYear;
  taxes: TaxRates;
  state: 'none' | 'trialing' | 'active' | 'past_due' | 'cancelled' | '%future added value';
  /** A year can be paid for now. */
  canBuy: boolean;
  /** It will be charged: another card can be given for it. */
  renews: boolean;
  /** When a trial ends, in words; null: none is running. */
  trialEnd: string | null;
  busy: 'create' | 'manage' | null;
  openBillingPage: (way: 'create' | 'manage') => Promise<void>;
  cardSetup: CardSetup;
};

/** The price of a year and its taxes (E47); without taxes it is the sum. */
function YearSums({ price, taxes }: { price: number; taxes: TaxRates }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isTaxed = taxes.gst > 0 || taxes.pst > 0;
  return (
    <SumList compact>
      {isTaxed && <SumRow label={t('membership_page.year')} value={formatCents(price)} />}
      {taxes.gst > 0 && (
        <SumRow
          label={t('membership_page.gst', { rate: formatTaxRate(taxes.gst, locale) })}
          value={formatCents(gst(price, taxes))}
        />
      )}
      {taxes.pst > 0 && (
        <SumRow
          label={t('membership_page.pst', { rate: formatTaxRate(taxes.pst, locale) })}
          value={formatCents(pst(price, taxes))}
        />
      )}
      <SumRow kind="total" label={t('membership_page.per_year')} value={formatCents(withTaxes(price, taxes))} />
    </SumList>
  );
}

/** The price of a year with taxes (E47) where years are sold, and the actions: try, pay, give another card, or manage at the provider. */
export function YearPanel({ year, taxes, state, canBuy, renews, trialEnd, busy, openBillingPage, cardSetup }: Props) {
  const headingId = useId();
  const { t } = useTranslation();
  const { membership: isOffered, trial, taxes: isTaxed } = useMarketOffers();
  const { price } = year;
  const total = formatCents(withTaxes(price, taxes));
  const [startTrial, starting] = useStartTrialMutation();
  const start = async (at: Cents) => {
    const response = await startTrial({
      variables: { price: at },
      failureKey: 'errors.free_trial',
      onFailure: year.ask(start),
    });
    if (response) announce(t('membership.started'));
  };
  const isNew = state === 'none';
  const isCardComing = cardSetup.busy || cardSetup.state === 'waiting';
  return (
    <Panel as="section" edge="outlined" labelledBy={headingId} className={styles.panel}>
      <h2 id={headingId} className={styles.title}>
        {t(
          isNew
            ? 'membership_page.none'
            : state === 'trialing' && isOffered
              ? 'membership_page.stay'
              : 'membership_page.year',
        )}
      </h2>
      {isNew && (
        <p>
          {t(yearTerms(trial, isTaxed), {
            price: formatCents(price),
            total,
          })}
        </p>
      )}
      {isOffered && <YearSums price={price} taxes={taxes} />}
      {isOffered ? (
        <p className={styles.small}>
          {trialEnd !== null && canBuy
            ? t('membership_page.terms_trial', { day: trialEnd, total })
            : t('membership_page.terms')}
        </p>
      ) : (
        <p>{t('membership_page.not_offered_any_more')}</p>
      )}
      {canBuy && isOffered && <p className={styles.small}>{t('membership_page.own_card')}</p>}
      <div className={styles.actions}>
        {isNew && trial && (
          <Button busy={starting} onClick={() => void start(price)}>
            {t('membership.start')}
          </Button>
        )}
        {state === 'past_due' && (
          <Button busy={isCardComing} onClick={cardSetup.open}>
            {t('renewal.change_card')}
          </Button>
        )}
        {canBuy && isOffered && (
          <Button
            variant={isNew && trial ? 'outlined' : 'primary'}
            busy={busy === 'create'}
            onClick={() => void openBillingPage('create')}
          >
            {t(state === 'trialing' ? 'membership_page.add_card' : 'membership_page.buy')}
          </Button>
        )}
        {renews && state !== 'past_due' && (
          <Button variant="outlined" busy={isCardComing} onClick={cardSetup.open}>
            {t('membership_page.change_card')}
          </Button>
        )}
        {!isNew && state !== 'past_due' && (
          <Button variant="outlined" busy={busy === 'manage'} onClick={() => void openBillingPage('manage')}>
            {t('membership_page.manage')}
          </Button>
        )}
      </div>
      <div role="status" className={styles.small}>
        {cardSetup.state !== 'idle' && <p>{t(`membership_page.card_${cardSetup.state}`)}</p>}
      </div>
      <RaisedYearDialog year={year} taxes={taxes} />
    </Panel>
  );
}
