import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MembershipSection_user$key } from '#generated/relay/MembershipSection_user.graphql.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { gst, pst, withTaxes } from '#rules/taxes.ts';
import type { TaxRates } from '#rules/taxes.ts';
import { membershipCard } from '../cards/membershipCard.ts';
import { useCardSetup } from '../cards/useCardSetup.ts';
import { useLocale } from '../shared/i18n/translator.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import { useMarketOffers } from '../shared/relay/marketOffers.ts';
import { useAddress } from '../shared/routing/useAddress.ts';
import columns from '../shared/ui/Columns.module.css';
import { Panel } from '../shared/ui/Panel.tsx';
import { TextLink } from '../shared/ui/TextLink.tsx';
import styles from './MembershipSection.module.css';
import { MembershipState } from './MembershipState.tsx';
import { useBillingPage } from './useBillingPage.ts';
import { useRaisedYear } from './useRaisedYear.ts';
import { YearPanel } from './YearPanel.tsx';

const userFragment = graphql`
  fragment MembershipSection_user on User {
    membership {
      status
      renews
      trialEnd
      saved
      ...MembershipState_membership
      receipts {
        id
        number
        paidAt
        total
      }
    }
    ...membershipCard_user
  }
`;

const SECOND_MS = 1000;

/** orderFee: in cents before taxes. */
type MembershipTerms = { orderFee: number; taxes: TaxRates };

/**
 * What no fee is worth: for one order, and saved so far. `price` of a year: cents before taxes. `saved` null: never a
 * member.
 */
function Savings({ price, terms, saved }: { price: number; terms: MembershipTerms; saved: number | null }) {
  const savingsId = useId();
  const { t } = useTranslation();
  const locale = useLocale();
  const { orderFee, taxes } = terms;
  const perOrder = withTaxes(orderFee, taxes);
  const nb = Math.ceil(withTaxes(price, taxes) / perOrder);
  const parts = [
    t('membership_page.part_fee', { amount: formatCents(orderFee) }),
    ...(taxes.gst > 0 ? [t('membership_page.part_gst', { amount: formatCents(gst(orderFee, taxes)) })] : []),
    ...(taxes.pst > 0 ? [t('membership_page.part_pst', { amount: formatCents(pst(orderFee, taxes)) })] : []),
  ];
  return (
    <div className={columns.column}>
      <Panel as="section" edge="outlined" labelledBy={savingsId} className={styles.panel}>
        <h2 id={savingsId} className={styles.title}>
          {t('membership_page.avoids')}
        </h2>
        <p className={styles.amount}>{formatCents(perOrder)}</p>
        <p className={styles.small}>
          {parts.length > 1
            ? t('membership_page.per_order', { parts: formatList(parts, 'and', locale) })
            : t('membership_page.per_order_untaxed')}
        </p>
        <p>{t('membership_page.pays', { count: nb })}</p>
        {saved !== null && (
          <>
            <h3 className={styles.small}>{t('membership_page.saved')}</h3>
            {saved > 0 ? (
              <p className={styles.amount}>{formatCents(saved)}</p>
            ) : (
              <p>{t('membership_page.saved_none')}</p>
            )}
          </>
        )}
      </Panel>
    </div>
  );
}

type Props = {
  user: MembershipSection_user$key;
  /** Of a year, in cents before taxes. */
  price: number;
  terms: MembershipTerms;
};

/** The account's membership (F-138): its status, the price of a year and how to get or cancel it, its receipts, and the savings. */
export function MembershipSection({ user: userKey, price, terms }: Props) {
  const receiptsId = useId();
  const user = useFragment(userFragment, userKey);
  const { membership } = user;
  const { t } = useTranslation();
  const locale = useLocale();
  const address = useAddress();
  const { membership: isOffered } = useMarketOffers();
  const year = useRaisedYear(price);
  const page = useBillingPage(year);
  const card = membershipCard(user)?.card ?? null;
  const cardSetup = useCardSetup(card?.reference ?? null, 'pays');
  const trialEnd = membership?.status === 'trialing' ? membership.trialEnd : null;
  const canBuy =
    !membership || membership.status === 'cancelled' || (membership.status === 'trialing' && !membership.renews);
  return (
    <div className={columns.columns}>
      <div className={columns.column}>
        {membership && <MembershipState membership={membership} card={card?.name ?? null} />}
        {!isOffered && !membership && <p>{t('membership_page.not_offered')}</p>}
        {(isOffered || membership) && (
          <YearPanel
            year={year}
            taxes={terms.taxes}
            state={membership ? membership.status : 'none'}
            canBuy={canBuy}
            renews={membership?.renews === true}
            trialEnd={typeof trialEnd === 'number' ? formatDay(new Date(trialEnd * SECOND_MS), locale, null) : null}
            cardSetup={cardSetup}
            busy={page.busy}
            openBillingPage={page.open}
          />
        )}
        {membership && membership.receipts.length > 0 && (
          <Panel as="section" edge="outlined" labelledBy={receiptsId} className={styles.panel}>
            <h2 id={receiptsId} className={styles.title}>
              {t('receipt.list')}
            </h2>
            <ul className={styles.receipts}>
              {membership.receipts.map(({ id, number, paidAt, total }) => (
                <li key={id}>
                  <TextLink standalone href={address('receipt', { id })}>
                    {t('receipt.title', { number })}
                  </TextLink>
                  <span className={styles.small}>{formatDay(new Date(paidAt), locale, null)}</span>
                  <strong>{formatCents(total)}</strong>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {isOffered && <Savings price={year.price} terms={terms} saved={membership?.saved ?? null} />}
    </div>
  );
}
